import fs from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listSuites } from "../../scripts/suites.mjs";
import { root } from "../../server/platform/config/root";
import { anchorsOf, commandsOf, linksOf, splitBlocks } from "../support/documents/markdown";

const test = suite("docs");

/** What is made on the machine and not part of the repository. */
const isMade = (name: string) => ["node_modules", "dist", ".data", ".demo", ".cache", ".git"].includes(name);

const listPages = (folder = ""): readonly string[] =>
  fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return isMade(entry.name) ? [] : listPages(name);
    return entry.name.endsWith(".md") ? [name] : [];
  });

const pages = new Map(
  listPages().map((name) => [name, splitBlocks(fs.readFileSync(path.join(root, name), "utf8"))]),
);
const anchors = new Map([...pages].map(([name, { prose }]) => [name, anchorsOf(prose)]));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  fs.readFileSync(path.join(root, "package.json"), "utf8"),
);

/** Why a link of a page leads nowhere; null if it has a target. */
function findLinkFault(page: string, link: string): string | null {
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? page : path.posix.join(path.posix.dirname(page), decodeURI(file));
  if (target.startsWith("..") || !fs.existsSync(path.join(root, target))) return `no file ${target}`;
  if (target.split("/").some(isMade)) return `${target} is not in the repository`;
  if (anchor === undefined) return null;
  return anchors.get(target)?.has(anchor) ? null : `no heading #${anchor} in ${target}`;
}

/** Files that the build writes, by their place in `dist/`. */
const built = ["server/main.js", "server/support.js"];

/** Why a command cannot run; null if it can, or is none of npm's or Node's that the repository decides. */
function findCommandFault(command: string): string | null {
  const [program = "", ...given] = command.split(/\s+/);
  if (program === "npm") {
    const [verb = "", ...rest] = given;
    const isRun = verb === "run" || verb === "run-script";
    if (!isRun && verb !== "test" && verb !== "start") return null;
    const script = isRun ? (rest[0] ?? "") : verb;
    if (!(script in scripts)) return `no script ${script}`;
    if (script !== "test" && script !== "test:full") return null;
    const words = command.includes(" -- ") ? (command.split(" -- ")[1] ?? "").split(/\s+/) : [];
    const unknown = words
      .filter((word) => /^[a-z]/.test(word))
      .filter((word) => listSuites({ words: [word], isFull: script === "test:full" }).length === 0);
    return unknown.length > 0 ? `no test is named ${unknown.join(" or ")}` : null;
  }
  if (program !== "node") return null;
  const file = given.find((word) => !word.startsWith("-"));
  if (file === undefined || given.some((word) => ["-e", "-p", "--eval", "--print"].includes(word)))
    return null;
  if (built.includes(file.replace(/^.*\bdist\//, ""))) return null;
  return fs.existsSync(path.join(root, file)) ? null : `no file ${file}`;
}

test("every link and anchor in the repository's pages has a target", () => {
  const faults = [...pages].flatMap(([page, { prose }]) =>
    linksOf(prose).flatMap((link) => {
      const fault = findLinkFault(page, link);
      return fault ? [`${page}: (${link}) ${fault}`] : [];
    }),
  );
  assert.equal(faults, []);
  assert.ok([...pages.values()].flatMap(({ prose }) => linksOf(prose)).length > 50);
});

test("every command of npm and Node.js in the repository's pages exists", () => {
  const commands = [...pages].flatMap(([page, { blocks }]) =>
    blocks
      .filter(({ language }) => language === "sh")
      .flatMap(({ lines, line }) => commandsOf(lines).map((command) => ({ command, at: `${page}:${line}` }))),
  );
  const faults = commands.flatMap(({ command, at }) => {
    const fault = findCommandFault(command);
    return fault ? [`${at}: ${command}: ${fault}`] : [];
  });
  assert.equal(faults, []);
  assert.ok(commands.filter(({ command }) => command.startsWith("npm ")).length > 10);
});

test("blocks that name their language as bash or shell would not be checked, so there are none", () => {
  const others = [...pages].flatMap(([page, { blocks }]) =>
    blocks
      .filter(({ language }) => ["bash", "shell", "console", "zsh"].includes(language))
      .map(({ line }) => `${page}:${line}`),
  );
  assert.equal(others, []);
});

test("a link without a target, an anchor without a heading and a command without a script are found", () => {
  assert.is(findLinkFault("docs/decisions/README.md", "contract.md"), null);
  assert.is(findLinkFault("docs/decisions/README.md", "#platform"), null);
  assert.is(findLinkFault("docs/decisions/README.md", "none.md"), "no file docs/decisions/none.md");
  assert.match(findLinkFault("README.md", "docs/decisions/README.md#none") ?? "", "no heading #none");
  assert.match(findLinkFault("README.md", "node_modules/uvu/readme.md") ?? "", "not in the repository");
  assert.is(findCommandFault("npm run none"), "no script none");
  assert.is(findCommandFault("npm test -- machines nonesuch"), "no test is named nonesuch");
  assert.is(findCommandFault("node scripts/none.mjs"), "no file scripts/none.mjs");
  assert.is(findCommandFault("node --enable-source-maps dist/server/main.js"), null);
});

test("links, anchors and commands are read as GitHub and a shell read them", () => {
  const text = [
    "## What `npm test` does, *twice*",
    "## What `npm test` does, *twice*",
    "[a](one.md#two) ![b](<three.png>) `[no](code.md)` [c](https://example.com) [d](mailto:a@example.com)",
    '<img srcset="four.png 2x" src="five.png">',
    "[e]: six.md",
    "```sh",
    "# [no](block.md)",
    "sudo -u drip NODE_ENV=production npm ci && npm run \\",
    "  build # the whole",
    "```",
  ].join("\n");
  const { prose, blocks } = splitBlocks(text);
  assert.equal([...anchorsOf(prose)], ["what-npm-test-does-twice", "what-npm-test-does-twice-1"]);
  assert.equal([...linksOf(prose)].sort(), ["five.png", "four.png", "one.md#two", "six.md", "three.png"]);
  assert.equal(
    blocks.map(({ language, line }) => `${language} ${line}`),
    ["sh 7"],
  );
  assert.equal(
    blocks.flatMap(({ lines }) => commandsOf(lines)),
    ["npm ci", "npm run build"],
  );
  assert.throws(() => splitBlocks("```sh\nnpm test"), /no end/);
});

test.run();
