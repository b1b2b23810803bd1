import { dirname } from "node:path/posix";

/** @typedef {import("./read-imports.mjs").Import} Import */

/** The layers of server/ from the ground up, and their folders. A file imports its own folder and those before it. */
const layers = {
  platform: ["base", "config", "db", "http", "telemetry"],
  core: [
    ...["base", "time", "audit", "account", "access", "calendar-link", "session", "mail", "identity"],
    ...["notification", "drip-name", "password", "invitation", "report", "huddle", "team", "family"],
    ...["schedule", "duty", "ride", "share", "feed", "absence", "account-transfer"],
  ],
  reads: [
    ...[
      "roster",
      "family",
      "invitation",
      "huddle",
      "feed",
      "event",
      "ride",
      "receipt",
      "duty",
      "schedule",
      "pings",
      "dings",
    ],
    ...["absence", "calendar-feed", "share", "needs-you", "account-copy", "live"],
  ],
  commands: [
    ...["account-deletion", "mail-links", "sign-in", "session", "account", "family", "invitation", "team"],
    ...[
      "huddle",
      "feed",
      "report",
      "notification",
      "event-change",
      "place",
      "series",
      "answer",
      "duty",
      "attendance",
      "ride",
    ],
    ...["receipt", "absence", "event", "import", "schedule-outbox", "calendar-link", "share", "answer-link"],
    "needs-you",
  ],
  notify: ["schedule", "huddle", "push", "summary"],
  program: ["health", "telemetry", "emulator", "jobs", "support", "demo"],
};

/** All folders in that order. `server/program` itself, with the server's entry point, is the last. */
export const folders = [
  ...Object.entries(layers).flatMap(([layer, names]) => names.map((name) => `server/${layer}/${name}`)),
  "server/program",
];

/** @param {string} path */
const placeOf = (path) =>
  folders.findLastIndex(
    (folder) => path.startsWith(`${folder}/`) && (folder !== "server/program" || dirname(path) === folder),
  );

/** @param {string} folder */
const layerOf = (folder) => folder.split("/")[1];

/**
 * Imports of the server that point upward in the order, types included, and files outside its folders.
 * @param {Import[]} imports @param {string[]} files
 */
export function findUpwardImports(imports, files) {
  const unplaced = files.filter((file) => file.startsWith("server/") && placeOf(file) < 0);
  return [
    ...unplaced.map((file) => `${file}: its folder is not in scripts/layers/order.mjs`),
    ...imports
      .filter(
        ({ from, to, isPackage }) => !isPackage && [from, to].every((path) => path.startsWith("server/")),
      )
      .flatMap(({ from, to }) => {
        const [own, other] = [placeOf(from), placeOf(to)].map((place) => folders[place]);
        if (!own || !other || own === other) return [];
        if (folders.indexOf(other) > folders.indexOf(own))
          return [`${from} imports ${to}: ${other} lies above ${own}`];
        return layerOf(own) === "notify" && layerOf(other) === "commands"
          ? [`${from} imports ${to}: commands and notify never import each other`]
          : [];
      }),
  ];
}
