import os from "node:os";

/** @typedef {{ point: number, tried: string, count: number, wrong: number, note?: string, database: string, at: string }} Figure */

/** Bugs found by the first runs; each has a test that failed before its fix. */
const found = [
  "PostgreSQL ended a connection amid a transaction: nobody listened to that connection's error, and the whole server went down. It now fails that one request.",
  "A malformed body of somebody who is not signed in was answered with what is wrong with it (400). Who calls is now asked first (401).",
  "Of 1,000 disguised profanities 39 got past (`4_n_a_l`, `niggeeeer96`, `buttplug`); of 10,000 ordinary names 117 were refused (Scunthorpe, Penistone, Shiitake).",
  "The look for accounts that exist on one side only ended after the first good round; it now comes again each hour.",
  "`GET /health` answered 503 as soon as the identity provider was silent for two seconds, which a load balancer takes for the end of every server at once. One that answered within 15 s now counts as there.",
  "Of 1,000 racing claims on PostgreSQL 743 were told first that the database is busy: nobody waited longer than three seconds for a connection. Now one waits as long as others are served.",
  "A server asked to stop went through all accounts to the end of a repair under way. It now leaves the rest to the next round.",
  "A successful reply of a wrong type (a user that is `null`, a text instead of a list) ended the session or the screen it went to. Every call now says what its reply has to be, and anything else is a failure like others.",
  "Offline, the code that looks at failed calls could be missing itself: an unhandled rejection.",
  "A request without a Host, or with an unknown expectation, was refused by Node itself without any security header; a malformed address could be cached.",
  "In development the identity emulator's account reply told the browser the password, as its hash. It stays behind now.",
  "Nine of twenty starts on PGlite after `kill -9` took more than three seconds: each compiled OpenAPI's own schema to check the contract once more, and looked up two hundred small modules. The build now does both.",
  "Once the statements were prepared, three of twenty such starts were late again: the first health check shared the processor with the mails and accounts that the crash left, and the start with V8's background compiling. The chores now come a second later, and the start no longer waits for that.",
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
];

/** The document: what was tried, how often, what was lost or wrong. @param {Figure[]} figures */
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
