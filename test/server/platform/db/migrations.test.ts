import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migrationsFolder } from "../../../../server/platform/db/migrations-folder";
import { schema } from "../../../../server/platform/db/schema/all";
import { startFault } from "../../../../server/platform/telemetry/start-message";
import { openTestServer } from "../../../support/server/server";

const test = suite("migrations");

test("the migrations produce exactly the schema", async () => {
  const last = readdirSync(join(migrationsFolder, "meta"))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const made = JSON.parse(readFileSync(join(migrationsFolder, "meta", last ?? ""), "utf8"));
  assert.equal(await generateMigration(made, generateDrizzleJson({ ...schema }, made.id)), []);
});

test("a start that a failed statement stops says the database's reason", async () => {
  const server = await openTestServer();
  const fault = await server.services.db.execute(sql`alter table "nowhere" add column "a" text`).then(
    () => assert.unreachable(),
    (error: unknown) => error,
  );
  assert.match(startFault(fault), /because: relation "nowhere" does not exist$/);
  await server.close();
});

test.run();
