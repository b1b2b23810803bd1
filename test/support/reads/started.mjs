import "./imported.mjs";
