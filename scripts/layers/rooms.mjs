/**
 * Which room may import which at run time. A room is the longest path that matches; files that lie
 * directly in src/ and those in src/app/ are the composition root, "src/main"; files `*.actors.ts` of src/effects, which
 * join machines and effects, are "src/actors". A package stands for its own sub-paths.
 * @typedef {{ rooms: string[], packages: string[], builtins?: boolean, onDemand?: string[] }} Rule
 */

const icons = "@tabler/icons-react";
/** Loaded lazily, by the composition root only. */
export const lazyRooms = ["src/inspector", "src/telemetry"];
const browserRooms = [
  "src/api",
  "src/effects",
  "src/actors",
  "src/identity",
  "src/ui",
  "src/controls",
  "src/features",
  "src/screens",
  "src/gallery",
];
const browserPackages = [
  "react",
  "react-dom",
  "goober",
  "wouter",
  "xstate",
  "@xstate/react",
  "firebase",
  "openapi-fetch",
  "temporal-polyfill",
  "@statelyai/inspect",
  "@sentry/browser",
  "lean-qr",
  "swagger-ui-dist",
  icons,
];

/** @type {Record<string, Rule>} */
export const rules = {
  domain: { rooms: [], packages: [] },
  machines: { rooms: ["domain"], packages: ["xstate"] },
  "src/api": { rooms: ["domain"], packages: ["openapi-fetch"] },
  "src/effects": {
    rooms: ["src/identity", "src/api", "domain"],
    packages: ["xstate", "firebase", "temporal-polyfill"],
    onDemand: ["temporal-polyfill", "src/identity"],
  },
  "src/actors": {
    rooms: ["machines", "src/effects", "src/identity", "src/api", "domain"],
    packages: ["xstate"],
    onDemand: ["src/identity"],
  },
  "src/identity": { rooms: ["src/effects", "src/api", "domain"], packages: ["xstate", "firebase"] },
  "src/ui": { rooms: ["domain"], packages: ["react", "goober", "lean-qr", icons] },
  "src/controls": { rooms: ["machines", "domain", "src/ui"], packages: ["react", "@xstate/react"] },
  "src/features": {
    rooms: ["machines", "domain", "src/controls", "src/ui"],
    packages: ["react", "@xstate/react"],
  },
  "src/screens": {
    rooms: ["domain", "src/features", "src/controls", "src/ui", "src/gallery"],
    packages: ["react", "wouter"],
  },
  "src/gallery": {
    rooms: ["machines", "domain", "src/controls", "src/features", "src/ui"],
    packages: ["react", "goober", "@xstate/react"],
  },
  "src/static": {
    rooms: ["domain", "src/ui", "src/screens", "src/main"],
    packages: ["react", "react-dom", "goober", "wouter", "swagger-ui-dist"],
  },
  "src/service-worker": { rooms: ["domain"], packages: [] },
  "src/main": {
    rooms: ["machines", "domain", ...browserRooms, ...lazyRooms],
    packages: ["react", "react-dom", "wouter", "xstate", "@xstate/react", "temporal-polyfill"],
    onDemand: ["temporal-polyfill", "src/gallery", ...lazyRooms],
  },
  "src/inspector": {
    rooms: ["domain", "src/ui"],
    packages: ["react", "react-dom", "goober", "xstate", "@xstate/react", "@statelyai/inspect", "elkjs"],
    onDemand: ["elkjs"],
  },
  "src/telemetry": { rooms: ["domain"], packages: ["@sentry/browser", "firebase"] },
  openapi: { rooms: [], packages: [], builtins: true },
  server: { rooms: ["domain", "openapi"], packages: [], builtins: true },
  scripts: { rooms: ["domain", "openapi", "server", "esbuild.config.mjs"], packages: [], builtins: true },
  "esbuild.config.mjs": { rooms: ["scripts"], packages: [], builtins: true },
};

/** A file's room. @param {string} file below the top, with / between */
export function roomOf(file) {
  const [top = "", second = ""] = file.split("/");
  if (top !== "src") return top;
  if (second === "effects" && /\.actors(\.ts)?$/.test(file)) return "src/actors";
  return file.split("/").length === 2 || second === "app" ? "src/main" : `src/${second}`;
}

/** Packages that only one file of its room may use. @type {Record<string, string>} */
const fileOfPackage = { "temporal-polyfill": "server/core/time/local-time.ts" };

/** @param {string} file @param {string} name of a package */
export function mayUsePackage(file, name) {
  if (fileOfPackage[name] === file) return true;
  const room = roomOf(file);
  const isForNode = ["openapi", "server", "scripts", "esbuild.config.mjs"].includes(room);
  return isForNode ? !browserPackages.includes(name) : (rules[room]?.packages.includes(name) ?? true);
}

/** @param {string} room @param {string} other */
export const mayUseRoom = (room, other) => room === other || (rules[room]?.rooms.includes(other) ?? true);
