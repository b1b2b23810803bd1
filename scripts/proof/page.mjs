import os from "node:os";

/** @typedef {{ point: number, tried: string, count: number, wrong: number, note?: string, database: string, at: string }} Figure */

const points = [
  "Failed",
  "Permissions",
  "Fuzz from the contract",
  "Every operation and documented status",
  "Refresh",
  "Unique claims",
  "Crash and stop",
  "Database gone",
  "Migrations",
  "Limits",
  "Enumeration and timing",
  "Drip names",
  "Hostile names",
  "Secrets",
  "Soak",
];

/** The document: what was tried, how many, what was lost or wrong. @param {Figure[]} figures */
export function renderPage(figures) {
  const sections = points.flatMap((title, point) => {
    const rows = figures.filter((figure) => figure.point === point);
    if (rows.length === 0) return [];
    return [
      `## ${point === 0 ? title : `${point}. ${title}`}`,
      "",
      "| Tried | How many | Lost or wrong | Database | When (UTC) | Note |",
      "| --- | ---: | ---: | --- | --- | --- |",
      ...rows.map(row),
      "",
    ];
  });
  const [cpu] = os.cpus();
  return [
    "# Proof",
    "",
    "Made by `npm run proof`; do not edit. `npm test` runs a short version of each. The tests stand in `test/proof`, their",
    "numbers in `test/support/proof.ts`. A test fails when something is wrong that may not be, so the third column is 0 unless",
    "the line itself says what may be.",
    "",
    `Node.js ${process.versions.node}, ${os.cpus().length} × ${cpu?.model.trim() ?? "an unknown processor"}, shared with other work.`,
    "",
    ...sections,
    "## Not measured here",
    "",
    "- The mutation score of machines, rules and sign-in (point 15).",
    "- Every screen with hostile names in a browser, and ten calls under eight faults (parts of point 12).",
    "- A real Firebase project: the identity provider of these runs is the emulator, or the stand-in of the tests.",
    "",
  ].join("\n");
}

/** @param {Figure} figure */
function row({ tried, count, wrong, database, at, note = "" }) {
  const cells = [
    tried,
    count.toLocaleString("en"),
    wrong.toLocaleString("en"),
    database === "none" ? "–" : database,
    at.slice(0, 16).replace("T", " "),
    note,
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}
