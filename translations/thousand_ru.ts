<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be saved to {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
