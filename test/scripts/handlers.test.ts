import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeHandlers } from "../../scripts/steps/handlers.mjs";

const test = suite("handlers from the files of routes");

const teams = `const helper = () => ({ ...{}, startTeam: 1 });
export const teamHandlers = (services: Services, wait = 5) =>
  ({ async readTeam() {}, startTeam: async () => ({ isStarted: true }) }) satisfies Partial<Handlers>;
`;
const live = `export const liveHandlers = ({ db }: Services, hub: Hub) => {
  const ask = () => db;
  return { readLive: ask } satisfies Partial<Handlers>;
};
`;

test("every file's function is called with the services and what else it takes", () => {
  const text = write({ "commands/team/team.routes.ts": teams, "program/live/live.routes.ts": live });
  assert.match(text, 'import { teamHandlers } from "../commands/team/team.routes";\n');
  assert.match(text, 'import { liveHandlers } from "./live/live.routes";\n');
  assert.match(text, "  ...teamHandlers(services),\n  ...liveHandlers(services, hub),\n");
});

test("an operation with two handlers is refused", () => {
  const other = live.replace("readLive", "readTeam");
  assert.throws(
    () => write({ "commands/team/team.routes.ts": teams, "reads/live/live.routes.ts": other }),
    /^readTeam has a handler in server\/commands\/team\/team\.routes\.ts and another in server\/reads\/live\/live\.routes\.ts\.$/,
  );
});

test("a file without handlers is refused", () => {
  assert.throws(
    () => write({ "commands/team/team.routes.ts": "export const teamHandlers = () => ({});\n" }),
    /^server\/commands\/team\/team\.routes\.ts: no exported function here returns handlers/,
  );
});

function write(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "drip-handlers-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, "server", name)), { recursive: true });
      writeFileSync(join(root, "server", name), text);
    }
    return writeHandlers(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.run();
