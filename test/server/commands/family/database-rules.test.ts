// Runs on PGlite as well.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { passAsOperator, writeAuditLine } from "../../../../server/core/audit/audit.store";
import type { Queries } from "../../../../server/platform/db/database";
import { addChild, addMember, addTeam } from "../../../support/people/club";
import {
  ago,
  ahead,
  commitTogether,
  deleteRows,
  insertAdult,
  insertRow,
  leaveAlone,
  type Row,
  refusalOf,
  rightNow,
  rounds,
  updateRows,
} from "../../../support/server/raw-rows";
import { openTestServer, type TestServer } from "../../../support/server/server";

/** The database's own rules, written from the design's tables and not from the migration. */
const test = suite("the database's rules of families");

let server: TestServer;
let db: TestServer["services"]["db"];
test.before(async () => {
  server = await openTestServer();
  db = server.services.db;
});
test.after(() => server.close());

const adult = (as: Row = {}) => insertAdult(db, as);
const kidOf = async (...guardians: [string, ...string[]]) => (await addChild(server, guardians)).id;
const change = (table: string, where: Row, to: Row) => refusalOf(updateRows(db, table, where, to));
const put = (table: string, row: Row) => refusalOf(insertRow(db, table, row));
const inOne = (...steps: ((tx: Queries) => PromiseLike<unknown>)[]) =>
  refusalOf(
    db.transaction(async (tx) => {
      for (const step of steps) await step(tx);
    }),
  );
const lose = {
  banned: (id: string) => updateRows(db, "user", { id }, { banned_at: rightNow }),
  leaving: (id: string) => leaveAlone(db, id),
  gone: (id: string) => updateRows(db, "user", { id }, { deleted_at: rightNow }),
};
const ended = (reason: string, by = "somebody") => ({ ended_at: rightNow, ended_by: by, end_reason: reason });
const leaves = (child_id: string, user_id: string) => (tx: Queries) =>
  updateRows(tx, "guardianship", { child_id, user_id }, ended("left", user_id));
const takenDown = (id: string) => (tx: Queries) => updateRows(tx, "child", { id }, { deleted_at: rightNow });
const guardian = (child_id: string, user_id: string, more: Row = {}): Row => ({
  id: randomUUID(),
  child_id,
  user_id,
  origin: "made",
  ...more,
});
const child = (more: Row = {}): Row => ({
  id: randomUUID(),
  first_name: "Sam",
  last_initial: "R",
  date_of_birth: "2016-04-09",
  ...more,
});
const today = "current_date";
const eighteen = "current_date - interval '18 years'";
/** A day computed by the database. */
async function day(expression: string) {
  const { rows } = await db.execute(sql.raw(`select (${expression})::date::text as day`));
  return String(rows[0]?.day);
}
async function one(query: ReturnType<typeof sql>) {
  const { rows } = await db.execute(query);
  return rows[0];
}
const stateOf = (id: string) =>
  one(sql`select is_frozen, may_be_photographed from child_state where child_id = ${id}`);
const guardiansOf = async (id: string) => {
  const { rows } = await db.execute(sql`select user_id from living_guardian where child_id = ${id}`);
  return rows.map((row) => String(row.user_id)).sort();
};

test("DR001: guardians and followers are adults with a known birthday and a verified address", async () => {
  const kid = await kidOf(await adult());
  const people: [string, Row, string][] = [
    ["eighteen today", { date_of_birth: await day(eighteen) }, "none"],
    ["eighteen tomorrow", { date_of_birth: await day(`${eighteen} + interval '1 day'`) }, "DR001"],
    ["of unknown age", { date_of_birth: null }, "DR001"],
    ["with an unproven address", { email_address_verified_at: null }, "DR001"],
    ["banned", { banned_at: rightNow }, "DR001"],
    ["gone", { deleted_at: rightNow }, "DR001"],
  ];
  for (const [who, as, expected] of people) {
    const user_id = await adult(as);
    assert.is(await put("guardianship", guardian(kid, user_id)), expected, `${who} guards`);
    const follows = { child_id: kid, user_id, let_in_by: "somebody" };
    assert.is(await put("follow", follows), expected, `${who} follows`);
  }
});

test("DR002: a profile's birthday is in the past and less than eighteen years ago", async () => {
  const mother = await adult();
  const days: [string, string, string][] = [
    ["born today", today, "none"],
    ["born tomorrow", `${today} + 1`, "DR002"],
    ["eighteen today", eighteen, "DR002"],
    ["eighteen tomorrow", `${eighteen} + interval '1 day'`, "none"],
  ];
  const kid = await kidOf(mother);
  for (const [who, expression, expected] of days) {
    const date_of_birth = await day(expression);
    const row = child({ date_of_birth });
    const made = inOne(
      (tx) => insertRow(tx, "child", row),
      (tx) => insertRow(tx, "guardianship", guardian(String(row.id), mother)),
    );
    assert.is(await made, expected, who);
    assert.is(await change("child", { id: kid }, { date_of_birth }), expected, `changed to ${who}`);
  }
});

test("DR002: a profile is kept after the eighteenth birthday until it is erased", async () => {
  const mother = await adult();
  const grown = child({ date_of_birth: await day(eighteen) });
  const clock = (today: string) => (tx: Queries) =>
    tx.execute(
      sql.raw(
        `create or replace function today_() returns date language sql stable as $$ select ${today} $$`,
      ),
    );
  const grows = inOne(
    clock("current_date - 1"),
    (tx) => insertRow(tx, "child", grown),
    (tx) => insertRow(tx, "guardianship", guardian(String(grown.id), mother)),
    clock("current_date"),
  );
  assert.is(await grows, "none");
  const same = { first_name: "Samuel", date_of_birth: String(grown.date_of_birth) };
  assert.is(await change("child", { id: String(grown.id) }, same), "none");
});

test("DR003, DR004: a profile has at most one account, with the same birthday", async () => {
  const mother = await adult();
  const birthday = "2012-05-06";
  const teen = () => adult({ date_of_birth: birthday });
  const [nia, other] = [await teen(), await teen()];
  const kid = (await addChild(server, [mother], { dateOfBirth: birthday })).id;
  const twin = (await addChild(server, [mother], { dateOfBirth: birthday })).id;
  const link = (id: string, user_id: string | null) => change("child", { id }, { user_id });
  assert.is(await link(kid, await adult({ date_of_birth: "2012-05-07" })), "DR004");
  assert.is(await link(kid, await adult({ date_of_birth: null })), "DR004");
  assert.is(await link(kid, nia), "none");
  assert.is(await link(kid, other), "DR003");
  assert.is(await link(twin, nia), "child_user");
  assert.is(await change("child", { id: kid }, { date_of_birth: "2012-05-07" }), "DR004");
  assert.is(await link(kid, null), "none");
  assert.is(await link(twin, nia), "none", "once it was unlinked");
  assert.is(await put("child", child({ date_of_birth: "2012-05-07", user_id: other })), "DR004");
});

test("DR005: a profile needs a guardian", async () => {
  const mother = await adult();
  assert.is(await put("child", child()), "DR005");
  const row = child();
  const id = String(row.id);
  assert.is(
    await inOne(
      (tx) => insertRow(tx, "child", row),
      (tx) => insertRow(tx, "guardianship", guardian(id, mother)),
      leaves(id, mother),
    ),
    "DR005",
  );
});

test("DR005: the only living guardian cannot leave, whoever else remains", async () => {
  for (const [state, becomes] of Object.entries(lose)) {
    const [mother, father] = [await adult(), await adult()];
    const kid = await kidOf(mother, father);
    await becomes(father);
    assert.is(await inOne(leaves(kid, mother)), "DR005", `beside a ${state} one`);
    const row = { child_id: kid, user_id: mother };
    assert.is(await refusalOf(deleteRows(db, "guardianship", row)), "DR005", `erased beside a ${state} one`);
    assert.is(await inOne(leaves(kid, father)), "none", `the ${state} one leaves beside a living one`);
    assert.is(await inOne(leaves(kid, mother)), "DR005", "alone");
    await becomes(mother);
    assert.is(await inOne(leaves(kid, mother)), "DR005", `${state} and the last row`);
  }
});

const leavesAlone = (id: string) => (tx: Queries) =>
  updateRows(tx, "user", { id }, { deletion_due_at: ahead("14 days") });

test("DR005, DR006: whoever asks to go leaves no child and no team alone, and takes both along", async () => {
  const [mother, father] = [await adult(), await adult()];
  const kid = await kidOf(mother);
  const team = (await addTeam(server, mother)).id;
  const archived = (tx: Queries) => updateRows(tx, "team", { id: team }, { archived_at: rightNow });
  assert.is(await inOne(leavesAlone(mother)), "DR006");
  assert.is(await inOne(archived, leavesAlone(mother)), "DR005");
  assert.is(await inOne(takenDown(kid), leavesAlone(mother)), "DR006");
  assert.is(await inOne(leavesAlone(mother), archived, takenDown(kid)), "none", "at the commit");
  const back = (table: string, column: string, id: string) => (tx: Queries) =>
    updateRows(tx, table, { id }, { [column]: null });
  const stays = back("user", "deletion_due_at", mother);
  assert.is(await inOne(back("child", "deleted_at", kid)), "DR005", "not without its guardian");
  assert.is(await inOne(stays, back("child", "deleted_at", kid), back("team", "archived_at", team)), "none");
  await insertRow(db, "guardianship", guardian(kid, father));
  await addMember(server, team, { userId: father, roles: ["manager"] });
  assert.is(await inOne(leavesAlone(mother)), "none", "somebody else is there");
  assert.is(await inOne(leavesAlone(father)), "DR006", "then not that one as well");
  assert.is(await refusalOf(leaveAlone(db, father)), "none", "but for support");
});

test("DR005: one of two living guardians can leave, and ended rows may change", async () => {
  const [mother, father] = [await adult(), await adult()];
  const kid = await kidOf(mother, father);
  assert.is(await inOne(leaves(kid, father)), "none");
  const his = { child_id: kid, user_id: father };
  const hers = { child_id: kid, user_id: mother };
  await lose.banned(mother);
  assert.is(await change("guardianship", his, { ended_by: mother }), "none");
  assert.is(await refusalOf(deleteRows(db, "guardianship", his)), "none");
  assert.is(await change("guardianship", hers, { created_at: ago("1 year") }), "none", "she guards on");
});

test("DR005: the last guardian can leave when another comes in the same transaction, in either order", async () => {
  for (const isFirst of [true, false]) {
    const [mother, father] = [await adult(), await adult()];
    const kid = await kidOf(mother);
    const comes = (tx: Queries) => insertRow(tx, "guardianship", guardian(kid, father));
    const steps = isFirst ? [comes, leaves(kid, mother)] : [leaves(kid, mother), comes];
    assert.is(await inOne(...steps), "none");
    assert.equal(await guardiansOf(kid), [father]);
  }
});

test("DR005: a deleted profile needs no guardian, a restored one does", async () => {
  for (const isFirst of [true, false]) {
    const mother = await adult();
    const kid = await kidOf(mother);
    const steps = isFirst ? [takenDown(kid), leaves(kid, mother)] : [leaves(kid, mother), takenDown(kid)];
    assert.is(await inOne(...steps), "none");
    const back = (tx: Queries) => updateRows(tx, "child", { id: kid }, { deleted_at: null });
    assert.is(await inOne(back), "DR005");
    assert.is(await inOne(back, (tx) => insertRow(tx, "guardianship", guardian(kid, mother))), "none");
    assert.is(await inOne(takenDown(kid)), "none");
    assert.is(await inOne(back), "none", "its guardian is still there");
    assert.is(await refusalOf(deleteRows(db, "child", { id: kid })), "none");
  }
});

test("DR005: an account is deleted only together with the children that no other living guardian has", async () => {
  for (const state of ["alone", ...Object.keys(lose)] as const) {
    const [mother, father] = [await adult(), await adult()];
    const kid = await (state === "alone" ? kidOf(mother) : kidOf(mother, father));
    if (state !== "alone") await lose[state as keyof typeof lose](father);
    const erased = (tx: Queries) => deleteRows(tx, "user", { id: mother });
    const nameless = (tx: Queries) =>
      updateRows(tx, "guardianship", { child_id: kid, user_id: mother }, ended("account_deleted"));
    assert.is(await inOne(erased), "DR005", state);
    assert.is(await inOne(nameless), "DR005", state);
    assert.is(await inOne(nameless, takenDown(kid)), "none", state);
    assert.is(await inOne(erased, (tx) => deleteRows(tx, "child", { id: kid })), "none", state);
  }
});

test("support can end the last guardianship with its audit line in the transaction, which freezes the child", async () => {
  const mother = await adult();
  const kid = await kidOf(mother);
  const tried = (action: string, at = ahead("1 millisecond")) => {
    const id = randomUUID();
    return inOne(
      (tx) => insertRow(tx, "audit", { id, action, at, child_id: kid }),
      (tx) => passAsOperator(tx, id),
      (tx) =>
        updateRows(tx, "guardianship", { child_id: kid, user_id: mother }, ended("operator", "support")),
    );
  };
  assert.is(await tried("guardian.left"), "DR005", "a line that is not support's");
  assert.is(
    await tried("support.guardian_ended", ago("1 second")),
    "DR005",
    "a line of an earlier transaction",
  );
  assert.equal(await stateOf(kid), { is_frozen: false, may_be_photographed: false });
  assert.is(await tried("support.guardian_ended"), "none");
  assert.equal(await stateOf(kid), { is_frozen: true, may_be_photographed: false });
});

test("DR008: correcting a birthday to a minor's ends guardianships, memberships as staff and followings; an adult's ends none", async () => {
  const corrected = (id: string, date_of_birth: string | null) =>
    inOne(
      async (tx) => passAsOperator(tx, await writeAuditLine(tx, { action: "support.birthday_corrected" })),
      (tx) => updateRows(tx, "user", { id }, { date_of_birth }),
    );
  for (const birthday of ["2012-05-06", await day(`${eighteen} + interval '1 day'`), null]) {
    const [teen, other] = [await adult(), await adult()];
    const kid = await kidOf(teen);
    const followed = await kidOf(other);
    await insertRow(db, "follow", { child_id: followed, user_id: teen, let_in_by: other });
    const { id: teamId } = await addTeam(server, teen);
    await addMember(server, teamId, { userId: other, roles: ["coach"] });
    const held = async () => [
      (await guardiansOf(kid)).length,
      (await one(sql`select count(*)::int as n from living_manager where team_id = ${teamId}`))?.n,
      (await one(sql`select count(*)::int as n from follow where user_id = ${teen}`))?.n,
      (await stateOf(kid))?.is_frozen,
      (await one(sql`select is_resting from team_command where team_id = ${teamId}`))?.is_resting,
    ];
    assert.is(await change("user", { id: teen }, { date_of_birth: birthday }), "DR008");
    assert.is(await corrected(teen, await day(eighteen)), "none");
    assert.equal(await held(), [1, 1, 1, false, false], "eighteen today");
    assert.is(await corrected(teen, birthday), "none");
    assert.equal(await held(), [0, 0, 0, true, true]);
    const reasons =
      await one(sql`select g.end_reason as guarded, m.end_reason as led from guardianship g, membership m
      where g.user_id = ${teen} and m.user_id = ${teen}`);
    assert.equal(reasons, { guarded: "operator", led: "removed" });
  }
});

test("DR008: a correction ends nothing twice, and an account that is gone loses its birthday", async () => {
  const [teen, other, leaving] = [await adult(), await adult(), await adult()];
  const kid = (await addChild(server, [teen, other])).id;
  await updateRows(
    db,
    "guardianship",
    { child_id: kid, user_id: teen },
    { ended_at: rightNow, ended_by: other, end_reason: "left" },
  );
  const { id: teamId } = await addTeam(server, other);
  const endedAt = new Date();
  await addMember(server, teamId, {
    userId: teen,
    roles: ["coach"],
    endedAt,
    endedBy: other,
    endReason: "left",
  });
  const byWhom = async () => {
    const guarded = await one(sql`select ended_by from guardianship where user_id = ${teen}`);
    const led = await one(sql`select ended_by from membership where user_id = ${teen}`);
    return [guarded?.ended_by, led?.ended_by];
  };
  assert.is(
    await inOne(
      async (tx) => passAsOperator(tx, await writeAuditLine(tx, { action: "support.birthday_corrected" })),
      (tx) => updateRows(tx, "user", { id: teen }, { date_of_birth: "2012-05-06" }),
    ),
    "none",
  );
  assert.equal(await byWhom(), [other, other]);
  assert.is(await change("user", { id: leaving }, { deleted_at: rightNow, date_of_birth: null }), "none");
});

test("a phone number is + and 7 to 15 digits, the first not 0", async () => {
  const id = await adult();
  const numbers = {
    none: ["+1234567", "+123456789012345", null],
    user_phone: [
      "",
      "+123456",
      "+1234567890123456",
      "+0123456789",
      "1234567890",
      "+1 555 0100 200",
      "+1234567a",
      "+1234567\n",
    ],
  };
  for (const [expected, all] of Object.entries(numbers))
    for (const phone_number of all)
      assert.is(await change("user", { id }, { phone_number }), expected, JSON.stringify(phone_number));
});

test("names, initials and a child's display setting have bounds", async () => {
  const id = await kidOf(await adult());
  const changes: [Row, string][] = [
    [{ first_name: "" }, "child_first_name"],
    [{ first_name: "x".repeat(33) }, "child_first_name"],
    [{ first_name: "🦊".repeat(32) }, "none"],
    [{ first_name: "A" }, "none"],
    [{ last_initial: "" }, "child_last_initial"],
    [{ last_initial: "Rey" }, "child_last_initial"],
    [{ last_initial: "é" }, "none"],
    [{ shown_as: "nobody" }, "child_shown_as"],
    [{ shown_as: "number" }, "none"],
  ];
  for (const [to, expected] of changes)
    assert.is(await change("child", { id }, to), expected, JSON.stringify(to));
});

test("DR010: a guardianship cannot be moved to another person or child", async () => {
  const [mother, father] = [await adult(), await adult()];
  const [kid, other] = [await kidOf(mother), await kidOf(father)];
  const hers = { child_id: kid, user_id: mother };
  assert.is(await change("guardianship", hers, { user_id: father }), "DR010");
  assert.is(await change("guardianship", hers, { child_id: other }), "DR010");
  assert.is(await change("guardianship", hers, { user_id: mother, child_id: kid }), "none");
});

test("a guardianship records how it began and how it ended", async () => {
  const [mother, father] = [await adult(), await adult()];
  const kid = await kidOf(mother);
  const rows: [Row, string][] = [
    [{ origin: "found" }, "guardianship_origin"],
    [{ origin: "named_by_teen", let_in_by: mother }, "guardianship_let_in"],
    [{ origin: "made", let_in_by: mother }, "guardianship_let_in"],
    [{ ended_at: rightNow }, "guardianship_end"],
    [{ end_reason: "left" }, "guardianship_end"],
    [{ ended_at: rightNow, end_reason: "bored" }, "guardianship_end_reason"],
    [{ origin: "let_in", let_in_by: mother }, "none"],
    [{ origin: "made" }, "guardianship_living"],
  ];
  for (const [more, expected] of rows)
    assert.is(await put("guardianship", guardian(kid, father, more)), expected, JSON.stringify(more));
  assert.is(await inOne(leaves(kid, father)), "none");
  assert.is(await put("guardianship", guardian(kid, father)), "none", "who left may come back");
});

test("one open request per child, person and kind; an expired one gives way, a living one does not", async () => {
  const [mother, asker] = [await adult(), await adult()];
  const [kid, sister] = [await kidOf(mother), await kidOf(mother)];
  const request = (more: Row = {}): Row => ({
    id: randomUUID(),
    child_id: kid,
    user_id: asker,
    wish: "guardian",
    origin: "link",
    ...more,
  });
  const rows: [Row, string][] = [
    [{ wish: "coach" }, "circle_request_wish"],
    [{ origin: "mail" }, "circle_request_origin"],
    [{ decided_at: rightNow, decision: "perhaps" }, "circle_request_decision"],
    [{ decided_at: rightNow }, "circle_request_decided"],
    [{ decision: "approved" }, "circle_request_decided"],
    [{ created_at: ago("29 days 23 hours") }, "none"],
    [{}, "circle_request_open"],
    [{ wish: "follower" }, "none"],
    [{ child_id: sister }, "none"],
    [{ user_id: mother }, "none"],
    [{ decided_at: rightNow, decision: "declined" }, "none"],
  ];
  for (const [more, expected] of rows)
    assert.is(await put("circle_request", request(more)), expected, JSON.stringify(Object.keys(more)));

  const mine = { user_id: asker, wish: "guardian" };
  await updateRows(db, "circle_request", mine, { created_at: ago("30 days 1 second") });
  const fresh = request();
  assert.is(await put("circle_request", fresh), "none");
  const { rows: all } = await db.execute(
    sql`select decision, decided_at is null as open, child_id from circle_request where user_id = ${asker} and wish = 'guardian'`,
  );
  const told = (id: string) => all.filter((row) => row.child_id === id).map((row) => String(row.decision));
  assert.equal(told(kid).sort(), ["declined", "expired", "null"]);
  assert.equal(told(sister), ["null"], "another child's stays");
});

test("one follows a child once; one current consent per child, person and kind", async () => {
  const [mother, grandpa] = [await adult(), await adult()];
  const kid = await kidOf(mother);
  const follows = { child_id: kid, user_id: grandpa, let_in_by: mother };
  assert.is(await put("follow", follows), "none");
  assert.is(await put("follow", follows), "follow_child_id_user_id_pk");
  const consent = (kind: string, more: Row = {}) =>
    put("consent", { id: randomUUID(), user_id: mother, child_id: kid, kind, text_version: "1", ...more });
  assert.is(await consent("medical"), "consent_kind");
  assert.is(await consent("photo"), "none");
  assert.is(await consent("photo"), "consent_living");
  assert.is(await consent("guardian_statement"), "none");
  assert.is(await consent("photo", { user_id: grandpa }), "none");
  await updateRows(db, "consent", { user_id: mother, kind: "photo" }, { withdrawn_at: rightNow });
  assert.is(await consent("photo"), "none", "taken back, and given again");
});

test("living_guardian excludes the left, banned, leaving and deleted, and deleted profiles", async () => {
  const people = [await adult(), await adult(), await adult(), await adult(), await adult()] as const;
  const [mother, left, banned, leaving, gone] = people;
  const kid = await kidOf(...people);
  assert.is((await guardiansOf(kid)).length, 5);
  await inOne(leaves(kid, left));
  await lose.banned(banned);
  await lose.leaving(leaving);
  await lose.gone(gone);
  assert.equal(await guardiansOf(kid), [mother]);
  await inOne(takenDown(kid));
  assert.equal(await guardiansOf(kid), []);
});

test("child_state: photos need every living guardian's consent, and the teenager's own", async () => {
  const [mother, father] = [await adult(), await adult()];
  const birthday = "2012-05-06";
  const kid = (await addChild(server, [mother, father], { dateOfBirth: birthday })).id;
  const sister = await kidOf(mother, father);
  const says = (user_id: string, child_id = kid, kind = "photo") =>
    insertRow(db, "consent", { id: randomUUID(), user_id, child_id, kind, text_version: "1" });
  const takesBack = (user_id: string) =>
    updateRows(db, "consent", { user_id, child_id: kid, kind: "photo" }, { withdrawn_at: rightNow });
  const may = async () => (await stateOf(kid))?.may_be_photographed;
  assert.is(await may(), false, "no by default");
  await says(mother);
  assert.is(await may(), false, "one of two");
  await says(father, kid, "guardian_statement");
  await says(father, sister);
  assert.is(await may(), false, "another consent, and another child's");
  await says(father);
  assert.is(await may(), true);
  await takesBack(father);
  assert.is(await may(), false, "one press takes it back");
  await lose.banned(father);
  assert.is(await may(), true, "a banned one is nobody");
  const teen = await adult({ date_of_birth: birthday });
  await updateRows(db, "child", { id: kid }, { user_id: teen });
  assert.is(await may(), false, "the teen was not asked");
  await says(teen);
  assert.is(await may(), true);
  await takesBack(teen);
  assert.is(await may(), false, "the teen takes it back");
  await says(teen);
  assert.is(await may(), true);
  await lose.leaving(mother);
  assert.equal(await stateOf(kid), { is_frozen: true, may_be_photographed: false });
  await updateRows(db, "user", { id: mother }, { deletion_due_at: null });
  assert.equal(await stateOf(kid), { is_frozen: false, may_be_photographed: true });
  await inOne(takenDown(kid));
  assert.is(await stateOf(kid), undefined);
});

/** A family in which guardians invited each other: `[who, by whom, how long ago]`. */
async function chain(...letIn: [who: string, by: string, span: string][]) {
  const ids: Record<string, string> = {};
  for (const name of ["mother", ...letIn.map(([who]) => who)]) ids[name] ??= await adult();
  const id = (name: string) => ids[name] ?? "";
  const kid = await kidOf(id("mother"));
  await updateRows(db, "guardianship", { child_id: kid }, { created_at: ago("60 days") });
  const comes = (who: string, by: string, span: string, more: Row = {}) =>
    insertRow(
      db,
      "guardianship",
      guardian(kid, id(who), { origin: "let_in", let_in_by: id(by), created_at: ago(span), ...more }),
    );
  for (const step of letIn) await comes(...step);
  const name = (of: unknown) => Object.keys(ids).find((each) => ids[each] === of);
  const takeBack = async (caller: string) => {
    const { rows } = await db.execute(
      sql`select user_id, root_id, extract(epoch from until - now()) / 86400 as days from may_take_back(${kid}, ${id(caller)})`,
    );
    return rows
      .map((row) => `${name(row.user_id)} by ${name(row.root_id)}, ${Math.round(Number(row.days))} days`)
      .sort();
  };
  return { kid, id, comes, takeBack, leaves: (who: string) => inOne(leaves(kid, id(who))) };
}

test("may_take_back: whom one let in within 7 days and whom they let in since, three levels deep", async () => {
  const { takeBack } = await chain(
    ["father", "mother", "3 days"],
    ["aunt", "father", "2 days"],
    ["uncle", "aunt", "1 day"],
    ["friend", "uncle", "1 hour"],
    ["granny", "mother", "8 days"],
  );
  const all = ["aunt by father, 4 days", "father by father, 4 days", "friend by father, 4 days"];
  assert.equal(await takeBack("mother"), [...all, "uncle by father, 4 days"]);
  assert.equal(await takeBack("father"), [
    "aunt by aunt, 5 days",
    "friend by aunt, 5 days",
    "uncle by aunt, 5 days",
  ]);
  assert.equal(await takeBack("friend"), [], "nobody takes back who let them in");
});

test("may_take_back: skips somebody who left meanwhile", async () => {
  const { takeBack, leaves: goes } = await chain(
    ["father", "mother", "3 days"],
    ["aunt", "father", "2 days"],
    ["uncle", "aunt", "1 day"],
  );
  for (const who of ["father", "aunt"]) assert.is(await goes(who), "none");
  assert.equal(await takeBack("mother"), ["uncle by father, 4 days"]);
  assert.equal(await takeBack("father"), [], "who left takes nobody back");
});

test("may_take_back: not the caller, not after 7 days, not earlier admissions, not for a banned guardian", async () => {
  const family = await chain(["father", "mother", "3 days"], ["aunt", "father", "2 days"]);
  assert.is(await family.leaves("mother"), "none");
  assert.equal(await family.takeBack("mother"), []);
  await family.comes("mother", "aunt", "1 hour");
  const both = ["aunt by father, 4 days", "father by father, 4 days"];
  assert.equal(await family.takeBack("mother"), both, "and not herself");
  assert.equal(await family.takeBack("father"), ["aunt by aunt, 5 days", "mother by aunt, 5 days"]);
  await lose.banned(family.id("mother"));
  assert.equal(await family.takeBack("mother"), []);

  const late = await chain(["father", "mother", "7 days 1 minute"], ["aunt", "father", "1 hour"]);
  assert.equal(await late.takeBack("mother"), [], "too late, also for whom he lets in now");
  assert.equal(await late.takeBack("father"), ["aunt by aunt, 7 days"]);

  const back = await chain(["father", "mother", "40 days"], ["aunt", "father", "30 days"]);
  assert.is(await back.leaves("father"), "none");
  await back.comes("father", "mother", "1 day");
  assert.equal(
    await back.takeBack("mother"),
    ["father by father, 6 days"],
    "not whom he let in the first time",
  );
});

test("may_take_back: of this child only", async () => {
  const family = await chain(["father", "mother", "3 days"]);
  const aunt = await adult();
  const other = await kidOf(family.id("mother"), family.id("father"));
  const row = guardian(other, aunt, { origin: "let_in", let_in_by: family.id("father") });
  await insertRow(db, "guardianship", row);
  assert.equal(await family.takeBack("mother"), ["father by father, 4 days"]);
});

test("two guardians leave simultaneously: one stays", async () => {
  for (const round of rounds) {
    const [mother, father] = [await adult(), await adult()];
    const kid = await kidOf(mother, father);
    const seen = await commitTogether(db, leaves(kid, mother), leaves(kid, father));
    assert.equal(seen.sort(), ["DR005", "none"], `round ${round}`);
    assert.is((await guardiansOf(kid)).length, 1);
  }
});

test("one guardian leaves while another takes the last one back: one stays", async () => {
  for (const round of rounds) {
    const [mother, father, aunt] = [await adult(), await adult(), await adult()];
    const kid = await kidOf(mother, father, aunt);
    const ending = (user_id: string) => (tx: Queries) =>
      updateRows(tx, "guardianship", { child_id: kid, user_id }, ended("taken_back", mother));
    const seen = await commitTogether(db, leaves(kid, mother), async (tx) => {
      await ending(father)(tx);
      await ending(aunt)(tx);
    });
    assert.equal(seen.sort(), ["DR005", "none"], `round ${round}`);
  }
});

test("a child claimed by two accounts, and one account on two children: one wins", async () => {
  const mother = await adult();
  const date_of_birth = "2012-05-06";
  const link = (id: string, user_id: string | null) => change("child", { id }, { user_id });
  for (const round of rounds) {
    const [nia, other] = [await adult({ date_of_birth }), await adult({ date_of_birth })];
    const kid = (await addChild(server, [mother], { dateOfBirth: date_of_birth })).id;
    const twin = (await addChild(server, [mother], { dateOfBirth: date_of_birth })).id;
    const claims = await Promise.all([link(kid, nia), link(kid, other)]);
    assert.equal(claims.sort(), ["DR003", "none"], `round ${round}`);
    await link(kid, null);
    const doubles = await Promise.all([link(kid, nia), link(twin, nia)]);
    assert.equal(doubles.sort(), ["child_user", "none"], `round ${round}`);
  }
});

test("a profile is restored while its last guardian leaves: one of the two is refused", async () => {
  for (const round of rounds) {
    const mother = await adult();
    const kid = await kidOf(mother);
    assert.is(await inOne(takenDown(kid)), "none");
    const back = (tx: Queries) => updateRows(tx, "child", { id: kid }, { deleted_at: null });
    const seen = await commitTogether(db, back, leaves(kid, mother));
    assert.equal(seen.sort(), ["DR005", "none"], `round ${round}`);
  }
});

test("two new requests simultaneously beside an expired one: one is stored", async () => {
  const mother = await adult();
  const asker = await adult();
  for (const round of rounds) {
    const child_id = await kidOf(mother);
    const ask = (more: Row = {}) =>
      put("circle_request", {
        id: randomUUID(),
        child_id,
        user_id: asker,
        wish: "guardian",
        origin: "link",
        ...more,
      });
    await ask({ created_at: ago("31 days") });
    const seen = await Promise.all([ask(), ask()]);
    assert.equal(seen.sort(), ["circle_request_open", "none"], `round ${round}`);
    const { rows } = await db.execute(sql`select decision from circle_request where child_id = ${child_id}`);
    assert.equal(rows.map(({ decision }) => String(decision)).sort(), ["expired", "null"]);
  }
});

test.run();
