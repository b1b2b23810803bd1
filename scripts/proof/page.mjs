import os from "node:os";

/** @typedef {{ point: number, tried: string, count: number, wrong: number, note?: string, database: string, at: string }} Figure */

/** Bugs found by the first runs; each has a test that failed before its fix. */
const found = [
  "PostgreSQL ended a connection amid a transaction: that connection had no handler for its error event, and the process exited. Only that request fails now.",
  "A malformed body without a token was answered with its fault (400). Authentication is now checked first (401).",
  "Of 1,000 disguised profanities 39 got past (`4_n_a_l`, `niggeeeer96`, `buttplug`); of 10,000 ordinary names 117 were refused (Scunthorpe, Penistone, Shiitake).",
  "The search for accounts that exist on one side only stopped after its first successful run; it now runs every hour.",
  "`GET /health` answered 503 when the identity provider took more than two seconds, so that a load balancer would have removed all servers at once. A provider that answered within the last 15 s now counts as reachable.",
  "Of 1,000 racing claims on PostgreSQL 743 first got the reply that the database is busy, since the wait for a connection ended after three seconds. A request now waits while connections keep being returned.",
  "A stopping server first finished a repair of all accounts. It now stops the repair; the next round continues it.",
  "A successful reply of a wrong type (a user that is `null`, a text instead of a list) ended the session or broke the screen. Every call now checks the shape of its reply, and treats another shape as a failed call.",
  "Offline, the lazily loaded error handler could not be loaded: an unhandled rejection.",
  "Node refused a request without a Host header, or with an unknown Expect header, without security headers; the reply to a malformed address could be cached.",
  "In development the identity emulator's account reply contained the password, as its hash. The proxy now removes it.",
  "Nine of twenty starts on PGlite after `kill -9` took more than three seconds: each start compiled OpenAPI's schema to check the contract again, and resolved two hundred small modules. The build now does both.",
  "With prepared statements three of twenty such starts were late again: the first health check ran beside the background jobs for mails and accounts left by the crash, and the start waited for V8's background compilation. Background jobs now begin a second later, and the start no longer waits.",
];

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
  "Mutation score",
  "Identity seam",
  "Families and teams",
  "Connection poolers",
  "The artefact, Node versions and databases",
  "A cluster that loses machines",
  "What `npm test -- changed` chooses",
];

/** Renders docs/proof.md: what was tried, how often, and what failed. @param {Figure[]} figures */
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
    `Node.js ${process.versions.node}, ${os.cpus().length} × ${cpu?.model.trim() ?? "an unknown processor"}, shared with other work (load ${os.loadavg()[1]?.toFixed(0)} at the end): times are no measure of speed.`,
    "",
    ...sections,
    "## What they found",
    "",
    ...found.map((line) => `- ${line}`),
    "",
    "## Not measured here",
    "",
    ...points.flatMap((title, point) =>
      point === 0 || figures.some((figure) => figure.point === point)
        ? []
        : [`- ${point}. ${title}: no full run has ended well yet.`],
    ),
    ...(figures.some(({ tried }) => tried.includes("`npm audit`"))
      ? []
      : ["- `npm audit`: the package registry of these runs answers no audit."]),
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
