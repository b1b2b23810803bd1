// Runs on PGlite as well.
import fs from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../../../../server/platform/config/root";
import { openTestServer } from "../../../support/server/server";

const test = suite("documented statements");

const folder = path.join(root, "docs/deploy");
const statements = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) =>
    [...fs.readFileSync(path.join(folder, name), "utf8").matchAll(/```sql\n(.*?)```/gs)].flatMap(
      ([, block = ""]) =>
        block
          .split(/;\s*/)
          .filter((text) => /^(select|update)\b/.test(text))
          .map((text) => ({ name, text })),
    ),
  );

test("the statements of the deployment's pages fit the database, and find nothing in an empty one", async () => {
  const server = await openTestServer();
  assert.ok(statements.length >= 5);
  for (const { name, text } of statements)
    assert.equal((await server.services.db.execute(sql.raw(text))).rows, [], `${name}: ${text}`);
  await server.close();
});

test.run();
