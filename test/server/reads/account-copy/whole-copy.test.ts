import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keep, leave, proofOf } from "../../../support/people/account-deletion";
import { ask } from "../../../support/people/ask";
import { canaries } from "../../../support/people/other-family";
import { openWholeFamily } from "../../../support/people/whole-family";
import { dumpOf } from "../../../support/server/dump";
import { columnsOfTables, type Json, openComparison, rowsOf } from "../../../support/server/rows";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { inCopy, notInCopy } from "./copy.data";

const test = suite("a family that used everything");

let server: TestServer;
let family: Awaited<ReturnType<typeof openWholeFamily>>;
test.before(async () => {
  server = await openTestServer();
  family = await openWholeFamily(server);
});
test.after(() => server.close());

const words = (text = "") => text.split(/\s+/).filter(Boolean);
const namesOf = (columns: string) =>
  words(columns).map((word) => word.split(":") as [column: string, name: string]);

test("for every table and column of the database it is decided whether it is in the copy", async () => {
  const tables = await columnsOfTables(server.services.db);
  assert.equal([...Object.keys(inCopy), ...Object.keys(notInCopy)].sort(), [...tables.keys()].sort());
  for (const [table, { columns, left = {} }] of Object.entries(inCopy)) {
    const decided = [...namesOf(columns).map(([column]) => column), ...words(Object.values(left).join(" "))];
    assert.equal(decided.sort(), [...(tables.get(table) ?? [])].sort(), table);
  }
});

test("the copy has each value of the person's and their children's, below its heading, and nothing else", async () => {
  const { db } = server.services;
  const { me } = family;
  const kids = `(select child_id from guardianship where user_id = '${me.user.id}' and ended_at is null)`;
  const mine = `(select team_id, id from membership where user_id = '${me.user.id}' or child_id in ${kids})`;
  const asMine = (condition: string) =>
    condition
      .replaceAll("$members", mine)
      .replaceAll("$kids", kids)
      .replaceAll("$mailbox", `'${me.user.mailboxKey}'`)
      .replaceAll("$me", `'${me.user.id}'`);
  const { body } = await ask<{ file: string }>(server, me, "POST /user/me/export", {
    body: { id_token: proofOf(server, me) },
  });
  const file: Record<string, Json | Json[]> = JSON.parse(body.file);
  const headings = new Set(["made_at", "at_the_identity_provider", "notes_on_others"]);
  for (const [table, { parts, columns, instead }] of Object.entries(inCopy)) {
    const names = namesOf(columns);
    for (const [heading, condition] of Object.entries(parts)) {
      headings.add(heading);
      const ownInstead = Object.entries(instead ?? {}).map(([column, value]) => [column, asMine(value)]);
      const rows = await rowsOf(db, table, asMine(condition), Object.fromEntries(ownInstead));
      assert.ok(rows.length > 0, `${table} has no row of the family for ${heading}`);
      const expected = rows.map((row) =>
        Object.fromEntries(names.map(([column, name]) => [name, row[column]])),
      );
      assert.equal(inAnyOrder([file[heading] ?? []].flat()), inAnyOrder(expected), `${table}: ${heading}`);
    }
  }
  assert.equal(Object.keys(file).sort(), [...headings].sort(), "a heading that nothing above expects");
  assert.equal(
    [file.notes_on_others].flat().map((line) => line?.note),
    ["Comes in zq's van"],
  );
  const written = (await dumpOf(db)).toLowerCase();
  for (const canary of canaries) {
    assert.ok(written.includes(canary), `${canary} was never written`);
    assert.not.ok(body.file.toLowerCase().includes(canary), `it has ${canary} of another family`);
  }
});

const inAnyOrder = (lines: readonly Json[]) =>
  lines.map((line) => JSON.stringify(Object.entries(line).sort())).sort();

test("an undo leaves the whole database as it was, but for what the design says stays ended", async () => {
  const { db } = server.services;
  const { me, kid, ownTeam } = family;
  const proof = proofOf(server, me);
  const changes = await openComparison(db);
  const { status, text } = await leave(server, me, { children: [kid], teams: [ownTeam], proof });
  assert.is(status, 200, text);
  const gone = await changes();
  for (const column of ["child.deleted_at", "team.archived_at", "user.deletion_due_at"])
    assert.ok(gone.includes(column), column);
  server.clock.advance(13 * 86_400_000);
  assert.equal(await keep(server), { status: 200, code: undefined });
  assert.equal(
    await changes(),
    [
      ...["audit +", "child.version", "idempotency +", "link +", "mail_outbox +", "team.version"],
      // What they had asked for and offered is withdrawn.
      ...["circle_request.decided_at", "circle_request.decided_by", "circle_request.decision"],
      ...["invitation.withdrawn_at", "invitation.withdrawn_by"],
      // They are signed out everywhere.
      ...[
        "calendar_feed.revoked_at",
        "identity.tokens_valid_after",
        "identity.valid_since",
        "known_device -",
      ],
      ...["link.used_at", "push_token -", "session.revoked_at"],
      // Groups saw them go and come back, from then on.
      ...["huddle.changed", "huddle.version", "huddle_member.added_at", "team_sequence.seq"],
    ].sort(),
  );
});

test.run();
