import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkLayers } from "../../scripts/check-layers.mjs";
import { styleFaults } from "../../scripts/layers/goober.mjs";

const test = suite("check-layers");

const good: Record<string, string> = {
  "domain/pings/score.ts": "export const score = 1;\nexport type Score = typeof score;",
  "machines/pings/game.machine.ts":
    'import { setup } from "xstate";\nimport { score } from "../../domain/pings/score";\nexport const game = [setup, score];',
  "src/effects/pings/score.effects.ts":
    'import { score } from "../../../domain/pings/score";\nexport const readScore = async () => score;',
  "src/effects/pings/game.actors.ts":
    'import { game } from "../../../machines/pings/game.machine";\nimport { readScore } from "./score.effects";\nexport const gameWith = [game, readScore];',
  "src/ui/base/badge.tsx":
    'import { styled } from "goober";\nexport const Badge = styled("b")`\n  color: red;\n`;',
  "src/controls/fields/field.tsx": "export const Field = () => <input />;",
  "src/features/pings/board.tsx":
    'import { game } from "../../../machines/pings/game.machine";\nimport { Field } from "../../controls/fields/field";\nimport { Badge } from "../../ui/base/badge";\nexport const Board = () => <Badge>{game.length}<Field /></Badge>;',
  "src/features/session/list.tsx": "export const List = () => <ul />;",
  "src/screens/pings/game.screen.tsx":
    'import { Board } from "../../features/pings/board";\nexport const GameScreen = () => <Board />;',
  "src/inspector/window.ts": "export const openInspector = () => 1;",
  "src/main.tsx":
    'import { createRoot } from "react-dom/client";\nimport { GameScreen } from "./screens/pings/game.screen";\ncreateRoot(document.body).render(<GameScreen />);\nvoid import("./inspector/window");',
  "src/api/client.ts":
    'import createClient from "openapi-fetch";\nimport type { paths } from "../../openapi";\nexport const client = createClient<paths>();',
  "server/reads/pings/names.ts": "export const names = {};",
  "server/program/main.ts":
    'import { readFile } from "node:fs/promises";\nimport fastify from "fastify";\nimport { score } from "../../domain/pings/score";\nvoid [readFile, fastify, score];',
  "openapi.d.ts": "export interface paths {}",
  "test/support/thing.ts": "export const thing = 1;",
};

/** Checks a valid project with some files replaced. */
async function check(files: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), "drip-layers-"));
  try {
    for (const [name, text] of Object.entries({ ...good, ...files })) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
    return await checkLayers(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

test("a project that follows the rules has no breach", async () => {
  assert.equal(await check(), []);
});

const breaches: [name: string, file: string, text: string, breach: string][] = [
  [
    "a package in domain",
    "domain/pings/a.ts",
    'import "xstate";',
    "domain/pings/a.ts imports xstate: domain may not use xstate",
  ],
  [
    "another layer in domain",
    "domain/pings/a.ts",
    'import "../../machines/pings/game.machine";',
    "domain/pings/a.ts imports machines/pings/game.machine.ts: domain may not use machines",
  ],
  [
    "Node in a machine",
    "machines/pings/a.ts",
    'import "node:fs";',
    "machines/pings/a.ts imports node:fs: machines has nothing of Node's",
  ],
  [
    "React in a machine",
    "machines/pings/a.ts",
    'import "react";',
    "machines/pings/a.ts imports react: machines may not use react",
  ],
  [
    "a machine in a part",
    "src/ui/base/a.ts",
    'import "../../../machines/pings/game.machine";',
    "src/ui/base/a.ts imports machines/pings/game.machine.ts: src/ui may not use machines",
  ],
  [
    "a machine in an effect",
    "src/effects/pings/a.effects.ts",
    'import "../../../machines/pings/game.machine";',
    "src/effects/pings/a.effects.ts imports machines/pings/game.machine.ts: src/effects may not use machines",
  ],
  [
    "actors in an effect",
    "src/effects/pings/a.effects.ts",
    'import "./game.actors";',
    "src/effects/pings/a.effects.ts imports src/effects/pings/game.actors.ts: src/effects may not use src/actors",
  ],
  [
    "a feature in actors",
    "src/effects/pings/a.actors.ts",
    'import "../../features/session/list";',
    "src/effects/pings/a.actors.ts imports src/features/session/list.tsx: src/actors may not use src/features",
  ],
  [
    "a feature in a feature",
    "src/features/pings/a.ts",
    'import "../session/list";',
    "src/features/pings/a.ts imports src/features/session/list.tsx: a feature never imports another feature",
  ],
  [
    "a feature in a control",
    "src/controls/fields/a.ts",
    'import "../../features/session/list";',
    "src/controls/fields/a.ts imports src/features/session/list.tsx: src/controls may not use src/features",
  ],
  [
    "styles in a feature",
    "src/features/pings/a.ts",
    'import "goober";',
    "src/features/pings/a.ts imports goober: src/features may not use goober",
  ],
  [
    "a machine in a screen",
    "src/screens/pings/a.ts",
    'import "../../../machines/pings/game.machine";',
    "src/screens/pings/a.ts imports machines/pings/game.machine.ts: src/screens may not use machines",
  ],
  [
    "the app on the server",
    "server/reads/pings/a.ts",
    'import "../../../src/ui/base/badge";',
    "server/reads/pings/a.ts imports src/ui/base/badge.tsx: server may not use src/ui",
  ],
  [
    "a type of the app on the server",
    "server/reads/pings/a.ts",
    'import type { client } from "../../../src/api/client";',
    "server/reads/pings/a.ts takes a type of src/api/client: server may not use src/api",
  ],
  [
    "React on the server",
    "server/reads/pings/a.ts",
    'import "react";',
    "server/reads/pings/a.ts imports react: server may not use react",
  ],
  [
    "a type across layers",
    "src/ui/base/a.ts",
    'import type { game } from "../../../machines/pings/game.machine";',
    "src/ui/base/a.ts takes a type of machines/pings/game.machine: src/ui may not use machines",
  ],
  [
    "a type named in place",
    "src/ui/base/a.ts",
    'export type A = import("../../../machines/pings/game.machine").game;',
    "src/ui/base/a.ts takes a type of machines/pings/game.machine: src/ui may not use machines",
  ],
  [
    "the contract as a value",
    "src/api/a.ts",
    'import "../../openapi.d.ts";',
    "src/api/a.ts imports openapi.d.ts: the contract's types are imported as types",
  ],
  [
    "a test's helper",
    "src/ui/base/a.ts",
    'import "../../../test/support/thing";',
    "src/ui/base/a.ts imports test/support/thing.ts: nothing imports test",
  ],
  [
    "an eager inspector",
    "src/a.ts",
    'import "./inspector/window";',
    "src/a.ts imports src/inspector/window.ts: src/inspector is loaded on demand, by import()",
  ],
  [
    "an eager polyfill",
    "src/a.ts",
    'import "temporal-polyfill";',
    "src/a.ts imports temporal-polyfill: temporal-polyfill is loaded on demand, by import()",
  ],
  [
    "a second clock in the server",
    "server/core/team/a.ts",
    'import "temporal-polyfill";',
    "server/core/team/a.ts imports temporal-polyfill: server may not use temporal-polyfill",
  ],
  [
    "a lost declaration",
    "src/ui/base/a.ts",
    'import { css } from "goober";\nexport const a = css`\n  top: 0;\n  left: 0\n`;',
    'src/ui/base/a.ts:4: no ; ends "left: 0", so goober drops it',
  ],
];

for (const [name, file, text, breach] of breaches)
  test(`reported: ${name}`, async () => {
    assert.equal(await check({ [file]: text }), [breach]);
  });

test("files that import each other in a circle are a breach, through a third file and for types as well", async () => {
  const files = {
    "domain/pings/a.ts": 'import type { score } from "./score";\nexport type A = typeof score;',
    "domain/pings/b.ts": 'import type { A } from "./a";\nexport const b = 1 as A;',
    "domain/pings/score.ts":
      'import { b } from "./b";\nexport const score = 1;\nexport const both = [b, score];',
    "domain/pings/c.ts": 'import { b } from "./b";\nexport const c = b;',
  };
  assert.equal(await check(files), [
    "domain/pings/a.ts, domain/pings/b.ts, domain/pings/score.ts: import each other in a circle",
  ]);
});

test("folders of one layer in a circle are a breach, of any length and however they import", async () => {
  const files = {
    "machines/pings/a.ts": 'import { b } from "../session/b";\nexport const a = b;',
    "machines/session/b.ts": 'import { own } from "../account/own";\nexport const b = own;',
    "machines/account/own.ts": 'export const own = 1;\nvoid import("../pings/game.machine");',
    "machines/session/type.ts": 'import type { Score } from "../mail/score";\nexport type Type = Score;',
    "machines/mail/score.ts": 'export { b } from "../session/b";\nexport type Score = 1;',
  };
  assert.equal(await check(files), [
    "machines/account, machines/pings, machines/session: need each other in a circle (machines/account/own.ts imports machines/pings/game.machine.ts; machines/pings/a.ts imports machines/session/b.ts; machines/session/b.ts imports machines/account/own.ts)",
  ]);
});

test("the server's folders import only those before them in the order, types included", async () => {
  const files = {
    "server/core/team/team.ts":
      'import type { Roster } from "../../reads/roster/roster";\nexport type Team = Roster;',
    "server/core/family/child.ts": 'import type { Team } from "../team/team";\nexport type Child = Team;',
    "server/reads/roster/roster.ts": "export type Roster = 1;",
    "server/notify/push/send.ts":
      'import { start } from "../../commands/team/start";\nexport const send = start;',
    "server/commands/team/start.ts": "export const start = 1;",
    "server/pings/a.ts": "export const a = 1;",
    "server/program/jobs/all.ts": 'import { main } from "../main";\nexport const all = main;',
    "server/program/main.ts": "export const main = 1;",
  };
  assert.equal(await check(files), [
    "server/core/team/team.ts imports server/reads/roster/roster: server/reads/roster lies above server/core/team",
    "server/notify/push/send.ts imports server/commands/team/start.ts: commands and notify never import each other",
    "server/pings/a.ts: its folder is not in scripts/layers/order.mjs",
    "server/program/jobs/all.ts imports server/program/main.ts: server/program lies above server/program/jobs",
  ]);
});

test("a table is written by the folder of core that its file is named after, besides erasure, support and demo", async () => {
  const sql = (text: string) => `import { sql } from "drizzle-orm";\nexport const a = sql\`${text}\`;`;
  const built = (table: string, call: string) =>
    `import { ${table} } from "../../platform/db/schema/team";\nexport const a = (tx: any, team: unknown) => [tx.${call}, ${table.split(" ")[0]}];`;
  const files = {
    "server/platform/db/schema/team.ts":
      'import { pgTable } from "drizzle-orm/pg-core";\nexport const joinRequest = pgTable("join_request", {});',
    "server/platform/db/schema/team-inactivity.ts":
      'import { pgTable } from "drizzle-orm/pg-core";\nexport const inactivityNotice = pgTable(\n  "inactivity_notice", {});',
    "server/platform/db/schema/lost.ts":
      'import { pgTable } from "drizzle-orm/pg-core";\nexport const lost = pgTable("lost", {});',
    "server/core/team/a.ts": built("joinRequest", "insert(joinRequest)"),
    "server/core/team/b.ts": sql("delete from inactivity_notice"),
    "server/commands/account-deletion/a.ts": built("joinRequest", "delete(joinRequest)"),
    "server/program/demo/a.ts": sql("insert into join_request values (1)"),
    "server/reads/roster/a.ts": sql("select id from join_request for update"),
    "server/core/family/a.ts": built("joinRequest", "update(\n  joinRequest,\n)"),
    "server/core/family/b.ts": built("joinRequest as asked", "delete(asked)").replace(", joinRequest]", "]"),
    "server/commands/team/a.ts": sql("update join_request r set child_id = null"),
    "server/program/jobs/a.ts": sql('with old as (select 1) delete from "inactivity_notice" n'),
    "server/program/jobs/b.ts": `import { inactivityNotice } from "../../platform/db/schema/team-inactivity";\n${sql("insert into $" + "{inactivityNotice} values (1)")}`,
  };
  const by = (file: string, table = "join_request") =>
    `${file} writes "${table}", which server/core/team alone may write`;
  assert.equal(await check(files), [
    by("server/commands/team/a.ts"),
    by("server/core/family/a.ts"),
    by("server/core/family/b.ts"),
    'server/platform/db/schema/lost.ts: no folder of core has the name, so nobody may write "lost"',
    by("server/program/jobs/a.ts", "inactivity_notice"),
    by("server/program/jobs/b.ts", "inactivity_notice"),
  ]);
});

test("a file that does not parse is a breach", async () => {
  assert.equal(await check({ "src/ui/base/a.ts": 'import "./nothing";' }), [
    'src/ui/base/a.ts:1: Could not resolve "./nothing"',
  ]);
});

const faults = (style: string) => styleFaults("a.ts", `${style};`);

test("goober: broken CSS is found in at-rules, nested blocks, keyframes and around expressions", () => {
  assert.equal(faults("css`a: b; @media print { c: d }`"), ['a.ts:1: no ; ends "c: d", so goober drops it']);
  assert.equal(faults('styled("b")`\n&:hover { c: d\n}\ne: f;`'), [
    'a.ts:2: no ; ends "c: d", so goober drops it',
  ]);
  assert.equal(faults("keyframes`from { top: 0; } to { top: 1px }`"), [
    'a.ts:1: no ; ends "top: 1px", so goober drops it',
  ]);
  assert.equal(faults(`styled("b")<{ $x: string }>\`color: \${(p) => p.$x}\``), [
    'a.ts:1: no ; ends "color: …", so goober drops it',
  ]);
  assert.equal(faults("glob`a { b: c }`"), ['a.ts:1: no ; ends "b: c", so goober drops it']);
});

test("goober: valid CSS passes, with mixins and comments", () => {
  assert.equal(faults("css`a: b; @media print { c: d; } /* no end */`"), []);
  assert.equal(faults(`css\`a: \${b}; &:hover { \${mixin} } \${mixin}\``), []);
  assert.equal(faults("css``"), []);
  assert.equal(faults("html`a: b`"), []);
});

test("goober: a selector into which the class would be written is found", () => {
  const torn = [
    "&:has(> :not([a]):not(:empty))",
    "&:has([a]:not([b]):hover)",
    "& a:not([b]):hover, & c:hover",
    "[a] > b:not([c]) d",
    "&:has([a]):hover",
  ];
  for (const selector of torn)
    assert.equal(faults(`css\`/* x */ ${selector} { a: b; }\``), [
      `a.ts:1: goober writes the class into "${selector}"`,
    ]);
  assert.equal(faults("css`a: b;\n@media print {\n  & a:not(b):hover { a: b; }\n}`"), [
    'a.ts:3: goober writes the class into "& a:not(b):hover"',
  ]);
});

test("goober: a selector that ends with its parentheses, or goes on behind the element itself, passes", () => {
  for (const selector of ["& a:hover:not([b]), & c:hover", "&:dir(rtl) > b", "&:has(> a ~ *)", "html:has(&)"])
    assert.equal(faults(`css\`${selector} { a: b; }\``), []);
  assert.equal(faults("css`@media (min-width: calc(1px + 2px)) { a: b; }`"), []);
});

test.run();
