import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openTestServer } from "../../../support/server/server";

const test = suite("foreign keys");

/** Foreign keys without a usable index. A partial index on non-null values counts, since PostgreSQL can use it for a deletion. */
const withoutIndex = sql`
  select c.conname as name from pg_constraint c
  where c.contype = 'f' and not exists (
    select from pg_index i
    where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey)
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^[(]\\w+ IS NOT NULL[)]$'))
  order by name`;

test("every foreign key has an index, so that an erasure scans no whole table", async () => {
  const server = await openTestServer();
  const { rows } = await server.services.db.execute<{ name: string }>(withoutIndex);
  assert.equal(rows, []);
  await server.close();
});

/** The team alone would read all that a team has, for each of up to 500 memberships of one round. Invitations are few. */
const withoutWholeIndex = sql`
  select c.conname as name from pg_constraint c
  where c.contype = 'f' and c.confrelid = 'membership'::regclass and c.conrelid <> 'invitation'::regclass and not exists (
    select from pg_index i
    where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
  order by name`;

test("what goes with a membership is found by an index over the whole key", async () => {
  const server = await openTestServer();
  const { rows } = await server.services.db.execute<{ name: string }>(withoutWholeIndex);
  assert.equal(rows, []);
  await server.close();
});

test.run();
