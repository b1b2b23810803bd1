/**
 * Which layer may import which at run time. A layer is the longest path that matches; files that lie
 * directly in src/ and those in src/app/ are the composition root, "src/main"; files `*.actors.ts` of src/effects, which
 * join machines and effects, are "src/actors". A package stands for its own sub-paths.
 * @typedef {{ layers: string[], packages: string[], builtins?: boolean, onDemand?: string[] }} Rule
 */

const icons = "@tabler/icons-react";
/** Loaded lazily, by the composition root only. */
export const lazyLayers = ["src/inspector", "src/telemetry"];
const browserLayers = [
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
/** @type {Record<string, Rule>} */
export const rules = {
  domain: { layers: [], packages: [] },
  machines: { layers: ["domain"], packages: ["xstate"] },
  "src/api": { layers: ["domain"], packages: ["openapi-fetch"] },
  "src/effects": {
    layers: ["src/identity", "src/api", "domain"],
    packages: ["xstate", "firebase", "temporal-polyfill"],
    onDemand: ["temporal-polyfill", "src/identity"],
  },
  "src/actors": {
    layers: ["machines", "src/effects", "src/identity", "src/api", "domain"],
    packages: ["xstate"],
    onDemand: ["src/identity"],
  },
  "src/identity": { layers: ["src/effects", "src/api", "domain"], packages: ["xstate", "firebase"] },
  "src/ui": { layers: ["domain"], packages: ["react", "goober", "lean-qr", icons] },
  "src/controls": { layers: ["machines", "domain", "src/ui"], packages: ["react", "@xstate/react"] },
  "src/features": {
    layers: ["machines", "domain", "src/controls", "src/ui"],
    packages: ["react", "@xstate/react"],
  },
  "src/screens": {
    layers: ["domain", "src/features", "src/controls", "src/ui", "src/gallery"],
    packages: ["react", "wouter"],
  },
  "src/gallery": {
    layers: ["machines", "domain", "src/controls", "src/features", "src/ui"],
    packages: ["react", "goober", "@xstate/react"],
  },
  "src/static": {
    layers: ["domain", "src/ui", "src/screens", "src/main"],
    packages: ["react", "react-dom", "goober", "wouter", "swagger-ui-dist"],
  },
  "src/service-worker": { layers: ["domain"], packages: [] },
  "src/main": {
    layers: ["machines", "domain", ...browserLayers, ...lazyLayers],
    packages: ["react", "react-dom", "wouter", "xstate", "@xstate/react", "temporal-polyfill"],
    onDemand: ["temporal-polyfill", "src/gallery", ...lazyLayers],
  },
  "src/inspector": {
    layers: ["domain", "src/ui"],
    packages: ["react", "react-dom", "goober", "xstate", "@xstate/react", "@statelyai/inspect", "elkjs"],
    onDemand: ["elkjs"],
  },
  "src/telemetry": { layers: ["domain"], packages: ["@sentry/browser", "firebase"] },
  openapi: { layers: [], packages: [], builtins: true },
  server: { layers: ["domain", "openapi"], packages: [], builtins: true },
  scripts: { layers: ["domain", "openapi", "server", "esbuild.config.mjs"], packages: [], builtins: true },
  "esbuild.config.mjs": { layers: ["scripts"], packages: [], builtins: true },
};

/** A file's layer. @param {string} file below the top, with / between */
export function layerOf(file) {
  const [top = "", second = ""] = file.split("/");
  if (top !== "src") return top;
  if (second === "effects" && /\.actors(\.ts)?$/.test(file)) return "src/actors";
  return file.split("/").length === 2 || second === "app" ? "src/main" : `src/${second}`;
}

/** Packages that only one file of its layer may use. @type {Record<string, string>} */
const fileOfPackage = { "temporal-polyfill": "server/core/time/local-time.ts" };

/** @param {string} file @param {string} name of a package */
export function mayUsePackage(file, name) {
  if (fileOfPackage[name] === file) return true;
  const layer = layerOf(file);
  const isForNode = ["openapi", "server", "scripts", "esbuild.config.mjs"].includes(layer);
  const isOfBrowser = Object.values(rules).some(({ packages }) => packages.includes(name));
  return isForNode ? !isOfBrowser : (rules[layer]?.packages.includes(name) ?? true);
}

/** @param {string} layer @param {string} other */
export const mayUseLayer = (layer, other) =>
  layer === other || (rules[layer]?.layers.includes(other) ?? true);
