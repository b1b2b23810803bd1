import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkLayers } from "../../scripts/check-layers.mjs";
import { lostDeclarations } from "../../scripts/layers/goober.mjs";

const test = suite("check-layers");

const good: Record<string, string> = {
  "domain/score.ts": "export const score = 1;\nexport type Score = typeof score;",
  "machines/game.machine.ts":
    'import { setup } from "xstate";\nimport { score } from "../domain/score";\nexport const game = [setup, score];',
  "src/ui/badge.tsx":
    'import { styled } from "goober";\nexport const Badge = styled("b")`\n  color: red;\n`;',
  "src/features/game/board.tsx":
    'import { game } from "../../../machines/game.machine";\nimport { Badge } from "../../ui/badge";\nexport const Board = () => <Badge>{game.length}</Badge>;',
  "src/features/team/list.tsx": "export const List = () => <ul />;",
  "src/screens/game.screen.tsx":
    'import { Board } from "../features/game/board";\nexport const GameScreen = () => <Board />;',
  "src/inspector/window.ts": "export const openInspector = () => 1;",
  "src/main.tsx":
    'import { createRoot } from "react-dom/client";\nimport { GameScreen } from "./screens/game.screen";\ncreateRoot(document.body).render(<GameScreen />);\nvoid import("./inspector/window");',
  "src/api/client.ts":
    'import createClient from "openapi-fetch";\nimport type { paths } from "../../openapi";\nexport const client = createClient<paths>();',
  "server/main.ts":
    'import { readFile } from "node:fs/promises";\nimport fastify from "fastify";\nimport { score } from "../domain/score";\nvoid [readFile, fastify, score];',
  "openapi.d.ts": "export interface paths {}",
  "test/support/thing.ts": "export const thing = 1;",
};

/** The good house, with some files written over. */
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

test("a house in order has no breach", async () => {
  assert.equal(await check(), []);
});

const breaches: [name: string, file: string, text: string, breach: string][] = [
  [
    "a package in domain",
    "domain/a.ts",
    'import "xstate";',
    "domain/a.ts imports xstate: domain may not use xstate",
  ],
  [
    "another room in domain",
    "domain/a.ts",
    'import "../machines/game.machine";',
    "domain/a.ts imports machines/game.machine.ts: domain may not use machines",
  ],
  [
    "Node in a chart",
    "machines/a.ts",
    'import "node:fs";',
    "machines/a.ts imports node:fs: machines has nothing of Node's",
  ],
  [
    "React in a chart",
    "machines/a.ts",
    'import "react";',
    "machines/a.ts imports react: machines may not use react",
  ],
  [
    "a chart in a part",
    "src/ui/a.ts",
    'import "../../machines/game.machine";',
    "src/ui/a.ts imports machines/game.machine.ts: src/ui may not use machines",
  ],
  [
    "a feature in a feature",
    "src/features/game/a.ts",
    'import "../team/list";',
    "src/features/game/a.ts imports src/features/team/list.tsx: a feature never imports another feature",
  ],
  [
    "styles in a feature",
    "src/features/game/a.ts",
    'import "goober";',
    "src/features/game/a.ts imports goober: src/features may not use goober",
  ],
  [
    "a chart in a screen",
    "src/screens/a.ts",
    'import "../../machines/game.machine";',
    "src/screens/a.ts imports machines/game.machine.ts: src/screens may not use machines",
  ],
  [
    "the app on the server",
    "server/a.ts",
    'import "../src/ui/badge";',
    "server/a.ts imports src/ui/badge.tsx: server may not use src/ui",
  ],
  [
    "a type of the app on the server",
    "server/a.ts",
    'import type { client } from "../src/api/client";',
    "server/a.ts takes a type of src/api/client: server may not use src/api",
  ],
  [
    "React on the server",
    "server/a.ts",
    'import "react";',
    "server/a.ts imports react: server may not use react",
  ],
  [
    "a type across rooms",
    "src/ui/a.ts",
    'import type { game } from "../../machines/game.machine";',
    "src/ui/a.ts takes a type of machines/game.machine: src/ui may not use machines",
  ],
  [
    "a type named in place",
    "src/ui/a.ts",
    'export type A = import("../../machines/game.machine").game;',
    "src/ui/a.ts takes a type of machines/game.machine: src/ui may not use machines",
  ],
  [
    "the contract as a value",
    "src/api/a.ts",
    'import "../../openapi.d.ts";',
    "src/api/a.ts imports openapi.d.ts: the contract's types are imported as types",
  ],
  [
    "a test's helper",
    "src/ui/a.ts",
    'import "../../test/support/thing";',
    "src/ui/a.ts imports test/support/thing.ts: nothing imports test",
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
    "a lost declaration",
    "src/ui/a.ts",
    'import { css } from "goober";\nexport const a = css`\n  top: 0;\n  left: 0\n`;',
    'src/ui/a.ts:4: no ; ends "left: 0", so goober drops it',
  ],
];

for (const [name, file, text, breach] of breaches)
  test(`found: ${name}`, async () => {
    assert.equal(await check({ [file]: text }), [breach]);
  });

test("a file that does not compile is a breach, not a pass", async () => {
  assert.equal(await check({ "src/ui/a.ts": 'import "./nothing";' }), [
    'src/ui/a.ts:1: Could not resolve "./nothing"',
  ]);
});

const lost = (style: string) => lostDeclarations("a.ts", `${style};`);

test("goober: inside at-rules, nested blocks, keyframes and around expressions", () => {
  assert.equal(lost("css`a: b; @media print { c: d }`"), ['a.ts:1: no ; ends "c: d", so goober drops it']);
  assert.equal(lost('styled("b")`\n&:hover { c: d\n}\ne: f;`'), [
    'a.ts:2: no ; ends "c: d", so goober drops it',
  ]);
  assert.equal(lost("keyframes`from { top: 0; } to { top: 1px }`"), [
    'a.ts:1: no ; ends "top: 1px", so goober drops it',
  ]);
  assert.equal(lost(`styled("b")<{ $x: string }>\`color: \${(p) => p.$x}\``), [
    'a.ts:1: no ; ends "color: …", so goober drops it',
  ]);
  assert.equal(lost("glob`a { b: c }`"), ['a.ts:1: no ; ends "b: c", so goober drops it']);
});

test("goober: what is whole passes, mixins and comments too", () => {
  assert.equal(lost("css`a: b; @media print { c: d; } /* no end */`"), []);
  assert.equal(lost(`css\`a: \${b}; &:hover { \${mixin} } \${mixin}\``), []);
  assert.equal(lost("css``"), []);
  assert.equal(lost("html`a: b`"), []);
});

test.run();
