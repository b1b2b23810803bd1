import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migrationsFolder } from "../../../server/db/migrations-folder";
import { schema } from "../../../server/db/schema/all";

const test = suite("migrations");

test("the migrations produce exactly the schema", async () => {
  const last = readdirSync(join(migrationsFolder, "meta"))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const made = JSON.parse(readFileSync(join(migrationsFolder, "meta", last ?? ""), "utf8"));
  assert.equal(await generateMigration(made, generateDrizzleJson({ ...schema }, made.id)), []);
});

test.run();
