import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { passAsOperator } from "../../../../server/core/audit/audit.store";
import type { Queries } from "../../../../server/platform/db/database";
import { addChild } from "../../../support/people/club";
import {
  ago,
  ahead,
  commitTogether,
  deleteRows,
  insertAdult,
  insertRow,
  leaveAlone,
  list,
  type Row,
  refusalOf,
  rightNow,
  rounds,
  updateRows,
} from "../../../support/server/raw-rows";
import { openTestServer, type TestServer } from "../../../support/server/server";

/** The database's own rules, written from the design's tables and not from the migration. */
const test = suite("the database's rules of teams");

let server: TestServer;
let db: TestServer["services"]["db"];
test.before(async () => {
  server = await openTestServer();
  db = server.services.db;
});
test.after(() => server.close());

const adult = (as: Row = {}) => insertAdult(db, as);
const kidOf = async (...guardians: [string, ...string[]]) => (await addChild(server, guardians)).id;
const put = (table: string, row: Row) => refusalOf(insertRow(db, table, row));
const change = (table: string, where: Row, to: Row) => refusalOf(updateRows(db, table, where, to));
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
const ended = { ended_at: rightNow, ended_by: "somebody", end_reason: "left" };
const squad = (more: Row = {}): Row => ({
  id: randomUUID(),
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "America/Chicago",
  ...more,
});
const member = (team_id: string, more: Row): Row => ({
  team_id,
  id: randomUUID(),
  roles: list("player"),
  ...more,
});
const manager = (team_id: string, user_id: string, more: Row = {}) =>
  member(team_id, { user_id, roles: list("manager"), ...more });
const spot = (team_id: string, more: Row = {}) =>
  member(team_id, { spot_first_name: "Leo", spot_last_initial: "M", ...more });
/** A team with these managers. */
async function teamOf(...managers: string[]) {
  const row = squad();
  const id = String(row.id);
  await db.transaction(async (tx) => {
    await insertRow(tx, "team", row);
    for (const each of managers) await insertRow(tx, "membership", manager(id, each));
  });
  return id;
}
const leaves = (team_id: string, user_id: string) => (tx: Queries) =>
  updateRows(tx, "membership", { team_id, user_id }, ended);
const becomes =
  (team_id: string, user_id: string, ...roles: string[]) =>
  (tx: Queries) =>
    updateRows(tx, "membership", { team_id, user_id }, { roles: list(...roles) });
const archived = (id: string) => (tx: Queries) => updateRows(tx, "team", { id }, { archived_at: rightNow });
async function rowsOf(query: ReturnType<typeof sql>) {
  const { rows } = await db.execute(query);
  return rows;
}
const managersOf = async (id: string) =>
  (await rowsOf(sql`select user_id from living_manager where team_id = ${id}`)).map(({ user_id }) => user_id);
const commandOf = async (id: string) =>
  (await rowsOf(sql`select is_resting, is_unseen from team_command where team_id = ${id}`))[0];

test("DR001: an adult member has a known birthday and a verified address", async () => {
  const team = await teamOf(await adult());
  const today = sql`current_date - interval '18 years'`;
  const tomorrow = sql`${today} + interval '1 day'`;
  const people: [string, Row, string][] = [
    ["eighteen today", { date_of_birth: today }, "none"],
    ["eighteen tomorrow", { date_of_birth: tomorrow }, "DR001"],
    ["of unknown age", { date_of_birth: null }, "DR001"],
    ["with an unproven address", { email_address_verified_at: null }, "DR001"],
    ["banned", { banned_at: rightNow }, "DR001"],
    ["gone", { deleted_at: rightNow }, "DR001"],
  ];
  for (const [who, as, expected] of people) {
    const user_id = await adult(as);
    for (const role of ["player", "coach", "manager", "follower"]) {
      const row = member(await teamOf(await adult()), { user_id, roles: list(role) });
      assert.is(await put("membership", row), expected, `${who} comes as ${role}`);
    }
    const kept = spot(team);
    await insertRow(db, "membership", kept);
    const taken = { user_id, spot_first_name: null, spot_last_initial: null };
    const where = { team_id: team, id: String(kept.id) };
    assert.is(await change("membership", where, taken), expected, `${who} takes a spot`);
  }
});

test("a member is exactly one of adult, child and spot", async () => {
  const coach = await adult();
  const [team, kid] = [await teamOf(await adult()), await kidOf(coach)];
  const named = { spot_first_name: "Leo", spot_last_initial: "M" };
  const rows: [Row, string][] = [
    [{}, "membership_one_subject"],
    [{ user_id: coach, child_id: kid }, "membership_one_subject"],
    [{ child_id: kid, ...named }, "membership_one_subject"],
    [{ user_id: coach, ...named }, "membership_one_subject"],
    [{ spot_first_name: "Leo" }, "membership_spot"],
    [{ child_id: kid, spot_last_initial: "M" }, "membership_spot"],
    [{ ...named, spot_first_name: "" }, "membership_spot_first_name"],
    [{ ...named, spot_first_name: "x".repeat(33) }, "membership_spot_first_name"],
    [{ ...named, spot_last_initial: "" }, "membership_spot_last_initial"],
    [{ ...named, spot_last_initial: "Mil" }, "membership_spot_last_initial"],
    [{ ...named, spot_first_name: "x".repeat(32) }, "none"],
    [{ child_id: kid }, "none"],
    [{ user_id: coach }, "none"],
  ];
  for (const [more, expected] of rows)
    assert.is(await put("membership", member(team, more)), expected, JSON.stringify(more));

  const kept = spot(team);
  const sister = await kidOf(coach);
  await insertRow(db, "membership", kept);
  const where = { team_id: team, id: String(kept.id) };
  const both = await change("membership", where, { child_id: sister });
  assert.is(both, "membership_one_subject", "a taken spot loses its name");
  const taken = { child_id: sister, spot_first_name: null, spot_last_initial: null };
  assert.is(await change("membership", where, taken), "none");
});

test("roles: any mix of player, coach and manager, or follower alone; a child and a spot can only play", async () => {
  const mother = await adult();
  const [team, kid] = [await teamOf(await adult()), await kidOf(mother)];
  const adults: [string[], string][] = [
    [[], "membership_roles"],
    [["captain"], "membership_roles"],
    [["player", "player", "player", "player"], "membership_roles"],
    [["follower", "player"], "membership_follower_only"],
    [["follower", "manager"], "membership_follower_only"],
    [["player"], "none"],
    [["coach"], "none"],
    [["player", "coach"], "none"],
    [["player", "coach", "manager"], "none"],
    [["follower"], "none"],
  ];
  for (const [roles, expected] of adults) {
    const row = member(team, { user_id: await adult(), roles: list(...roles) });
    assert.is(await put("membership", row), expected, roles.join());
  }
  for (const roles of [["coach"], ["follower"], ["manager"], ["player", "coach"]]) {
    const more = { roles: list(...roles) };
    assert.is(await put("membership", member(team, { child_id: kid, ...more })), "membership_minors_play");
    assert.is(await put("membership", spot(team, more)), "membership_minors_play", roles.join());
  }
});

test("an ended membership has a reason; a number has one or two digits", async () => {
  const team = await teamOf(await adult());
  const rows: [Row, string][] = [
    [{ ended_at: rightNow }, "membership_end"],
    [{ end_reason: "left" }, "membership_end"],
    [{ ended_at: rightNow, end_reason: "bored" }, "membership_end_reason"],
    [{ ended_at: rightNow, end_reason: "spot_expired" }, "none"],
    ...["", "100", "x", "-1", "7\n", "٧"].map((number): [Row, string] => [
      { number },
      "membership_number_format",
    ]),
    ...["0", "7", "99", "07"].map((number): [Row, string] => [{ number }, "none"]),
  ];
  for (const [more, expected] of rows)
    assert.is(await put("membership", spot(team, more)), expected, JSON.stringify(more));
});

test("among living memberships adult, child and number are unique per team; an ended one gives way", async () => {
  const [mother, coach] = [await adult(), await adult()];
  const [team, other] = [await teamOf(await adult()), await teamOf(await adult())];
  const kid = await kidOf(mother);
  const kinds: [Row, string][] = [
    [{ user_id: coach }, "membership_user"],
    [{ child_id: kid }, "membership_child"],
    [{ spot_first_name: "Leo", spot_last_initial: "M", number: "7" }, "membership_number"],
  ];
  for (const [more, expected] of kinds) {
    const first = member(team, more);
    assert.is(await put("membership", first), "none");
    assert.is(await put("membership", member(team, more)), expected);
    assert.is(await put("membership", member(other, more)), "none", "in another team");
    assert.is(await change("membership", { team_id: team, id: String(first.id) }, ended), "none");
    assert.is(await put("membership", member(team, more)), "none", "once the first ended");
  }
  assert.is(await put("membership", spot(team)), "none");
  assert.is(await put("membership", spot(team)), "none", "two spots of one name, and none with a number");
});

test("DR006: the only living manager can neither leave nor step down, whoever else is on the team", async () => {
  assert.is(await put("team", squad()), "DR006", "no team without a manager");
  for (const [state, falls] of Object.entries(lose)) {
    const [one, other] = [await adult(), await adult()];
    const team = await teamOf(one, other);
    await falls(other);
    const erased = (tx: Queries) => deleteRows(tx, "membership", { team_id: team, user_id: one });
    for (const goes of [leaves(team, one), becomes(team, one, "coach"), erased])
      assert.is(await inOne(goes), "DR006", `beside a ${state} one`);
    assert.is(await inOne(becomes(team, one, "coach", "manager")), "none", "still a manager");
    assert.is(await inOne(becomes(team, other, "coach")), "none", `the ${state} one is demoted`);
    assert.is(await inOne(leaves(team, one)), "DR006", "a coach is no manager");
  }
});

test("DR006: one of two managers can leave, or the last when another takes over in the same transaction", async () => {
  const [one, other] = [await adult(), await adult()];
  const team = await teamOf(one, other);
  assert.is(await inOne(leaves(team, one)), "none");
  assert.is(await inOne(leaves(team, other)), "DR006");
  const third = await adult();
  const comes = (tx: Queries) => insertRow(tx, "membership", manager(team, third));
  assert.is(await inOne(leaves(team, other), comes), "none");
  assert.equal(await managersOf(team), [third]);
});

test("DR006: while a team rests, what is left of a former manager can be changed", async () => {
  const [one, other] = [await adult(), await adult()];
  const team = await teamOf(one, other);
  assert.is(await inOne(leaves(team, other)), "none");
  await lose.banned(one);
  assert.equal(await managersOf(team), []);
  assert.is(await change("membership", { team_id: team, user_id: other }, { number: "7" }), "none");
});

test("DR006: an archived team needs no manager, a restored one does", async () => {
  for (const isFirst of [true, false]) {
    const one = await adult();
    const team = await teamOf(one);
    const steps = isFirst ? [archived(team), leaves(team, one)] : [leaves(team, one), archived(team)];
    assert.is(await inOne(...steps), "none");
    const back = (tx: Queries) => updateRows(tx, "team", { id: team }, { archived_at: null });
    assert.is(await inOne(back), "DR006");
    assert.is(await inOne(back, (tx) => insertRow(tx, "membership", manager(team, one))), "none");
    assert.is(await refusalOf(deleteRows(db, "team", { id: team })), "none", "erased with all its rows");
  }
});

test("DR006: an account is deleted only together with the teams that no other living manager has", async () => {
  for (const state of [null, "banned", "leaving", "gone"] as const) {
    const [one, other] = [await adult(), await adult()];
    const team = await (state ? teamOf(one, other) : teamOf(one));
    if (state) await lose[state](other);
    const erased = (tx: Queries) => deleteRows(tx, "user", { id: one });
    assert.is(await inOne(erased), "DR006", String(state));
    assert.is(await inOne(erased, archived(team)), "none", String(state));
  }
});

test("a resting team's other rows may change, and a new manager ends the rest", async () => {
  const [one, coach, mother] = [await adult(), await adult(), await adult()];
  const team = await teamOf(one);
  const kid = await kidOf(mother);
  await insertRow(db, "membership", member(team, { user_id: coach, roles: list("coach") }));
  await lose.banned(one);
  assert.equal(await commandOf(team), { is_resting: true, is_unseen: true });
  assert.is(await put("membership", member(team, { child_id: kid })), "none");
  assert.is(await change("membership", { team_id: team, child_id: kid }, { number: "7" }), "none");
  assert.is(await change("membership", { team_id: team, child_id: kid }, ended), "none");
  assert.is(await change("team", { id: team }, { name: "Meteors" }), "none");
  assert.is(await change("membership", { team_id: team, user_id: one }, { number: "9" }), "none");
  assert.is(await inOne(leaves(team, one)), "DR006", "but the manager's row does not end");
  assert.is(await inOne(becomes(team, coach, "coach", "manager")), "none");
  assert.equal(await commandOf(team), { is_resting: false, is_unseen: false });
  assert.is(await inOne(leaves(team, one)), "none");
});

test("support can end the last manager with its audit line in the transaction, and the team rests", async () => {
  const one = await adult();
  const team = await teamOf(one);
  const tried = (action: string, at = ahead("1 millisecond")) => {
    const id = randomUUID();
    return inOne(
      (tx) => insertRow(tx, "audit", { id, action, at, team_id: team }),
      (tx) => passAsOperator(tx, id),
      leaves(team, one),
    );
  };
  assert.is(await tried("membership.ended"), "DR006", "a line that is not support's");
  assert.is(await tried("support.membership_ended", ago("1 second")), "DR006", "a line of an earlier moment");
  assert.is(await tried("support.membership_ended"), "none");
  assert.equal(await commandOf(team), { is_resting: true, is_unseen: true });
});

const asks = (team_id: string, user_id: string, more: Row = {}): Row => ({
  team_id,
  id: randomUUID(),
  user_id,
  roles: list("player"),
  ...more,
});

test("DR009: until a bar is lifted the person cannot request for a child, join or take a spot", async () => {
  const [one, barred, mother] = [await adult(), await adult(), await adult()];
  const [team, other] = [await teamOf(one), await teamOf(one)];
  const kids = [await kidOf(barred, mother), await kidOf(barred)];
  const bar = (more: Row = {}): Row => ({
    team_id: team,
    id: randomUUID(),
    user_id: barred,
    created_by: one,
    ...more,
  });
  assert.is(await put("team_bar", bar()), "none");
  assert.is(await put("team_bar", bar()), "team_bar_living");
  const kept = spot(team);
  await insertRow(db, "membership", kept);
  const takes = () =>
    change(
      "membership",
      { team_id: team, id: String(kept.id) },
      { user_id: barred, spot_first_name: null, spot_last_initial: null },
    );
  const comesBack = async (expected: string) => {
    for (const child_id of [...kids, null])
      assert.is(await put("join_request", asks(team, barred, { child_id })), expected);
    for (const role of ["player", "coach", "manager", "follower"]) {
      const row = member(team, { user_id: barred, roles: list(role) });
      assert.is(await put("membership", row), expected, role);
      await deleteRows(db, "membership", { team_id: team, id: String(row.id) });
    }
    assert.is(await takes(), expected, "a spot");
  };
  await comesBack("DR009");
  assert.is(await put("join_request", asks(other, barred)), "none", "another team");
  assert.is(await put("membership", member(other, { user_id: barred })), "none", "another team");
  const hers = asks(team, mother, { child_id: kids[0] ?? null });
  assert.is(await put("join_request", hers), "none", "the bar holds the person and not the child");
  await deleteRows(db, "join_request", { team_id: team, user_id: mother });
  assert.is(await change("team_bar", { team_id: team }, { lifted_at: rightNow }), "team_bar_lifted");
  assert.is(await change("team_bar", { team_id: team }, { lifted_by: one }), "team_bar_lifted");
  assert.is(await change("team_bar", { team_id: team }, { lifted_at: rightNow, lifted_by: one }), "none");
  await comesBack("none");
  assert.is(await put("team_bar", bar()), "none", "and barred once more");
  const row = { team_id: team, user_id: barred };
  assert.is(await change("membership", row, { number: "7" }), "none", "a bar ends no membership");
});

test("DR009: a request or admission concurrent with a bar waits for it and is refused", async () => {
  for (const _ of rounds) {
    const [one, comer] = [await adult(), await adult()];
    const team = await teamOf(one);
    let comes: Promise<string[]> = Promise.resolve([]);
    await db.transaction(async (tx) => {
      await insertRow(tx, "team_bar", { team_id: team, id: randomUUID(), user_id: comer, created_by: one });
      comes = Promise.all([
        put("join_request", asks(team, comer)),
        put("membership", member(team, { user_id: comer })),
      ]);
      // Gives both time to finish, in case no lock blocks them.
      for (let count = 0; count < 50; count += 1) await tx.execute(sql`select count(*) from team`);
    });
    assert.equal(await comes, ["DR009", "DR009"]);
  }
});

test("a join request records its target and outcome; a child's is approved after a guardian agreed", async () => {
  const mother = await adult();
  const [team, kid] = [await teamOf(await adult()), await kidOf(mother)];
  const over = (decision: string) => ({ decided_at: rightNow, decision });
  const rows: [Row, string][] = [
    [{ roles: list("coach") }, "join_request_roles"],
    [{ roles: list("manager") }, "join_request_roles"],
    [{ roles: list("player", "follower") }, "join_request_roles"],
    [{ roles: list() }, "join_request_roles"],
    [{ decided_at: rightNow }, "join_request_decided"],
    [{ decision: "declined" }, "join_request_decided"],
    [over("perhaps"), "join_request_decision"],
    [{ child_id: kid, ...over("approved") }, "join_request_guardian_first"],
    [{ child_id: kid, ...over("declined") }, "none"],
    [{ child_id: kid, ...over("asked_guardians") }, "none"],
    [{ child_id: kid, guardian_ok_at: rightNow, ...over("approved") }, "none"],
    [over("approved"), "none"],
    [{ roles: list("follower"), ...over("approved") }, "none"],
  ];
  for (const [more, expected] of rows)
    assert.is(
      await put("join_request", asks(team, mother, more)),
      expected,
      JSON.stringify(Object.keys(more)),
    );
});

test("one open request per team and player; one of 30 days ago gives way, a living one does not", async () => {
  const [mother, father] = [await adult(), await adult()];
  const [team, other] = [await teamOf(await adult()), await teamOf(await adult())];
  const [kid, sister] = [await kidOf(mother, father), await kidOf(mother)];
  const asking = (user_id: string, child_id: string | null, where = team, more: Row = {}) =>
    put("join_request", asks(where, user_id, { child_id, ...more }));
  assert.is(await asking(mother, kid, team, { created_at: ago("29 days 23 hours") }), "none");
  assert.is(
    await asking(mother, null, team, { created_at: ago("29 days 23 hours") }),
    "none",
    "herself, too",
  );
  assert.is(await asking(father, kid), "join_request_open");
  assert.is(await asking(mother, null), "join_request_open");
  assert.is(await asking(mother, sister, team, { created_at: ago("40 days") }), "none", "another child");
  assert.is(await asking(mother, kid, other, { created_at: ago("40 days") }), "none", "another team");
  await updateRows(
    db,
    "join_request",
    { team_id: team, child_id: kid },
    { created_at: ago("30 days 1 second") },
  );
  assert.is(await asking(father, kid), "none");
  const decisions = async (where: string, child_id: string) =>
    (
      await rowsOf(
        sql`select decision, decided_at is null as open from join_request where team_id = ${where} and child_id = ${child_id}`,
      )
    )
      .map(({ decision, open }) => `${decision} ${open}`)
      .sort();
  assert.equal(await decisions(team, kid), ["expired false", "null true"]);
  assert.equal(await decisions(team, sister), ["null true"], "only the same player's makes room");
  assert.equal(await decisions(other, kid), ["null true"], "only the same team's makes room");
  await updateRows(
    db,
    "join_request",
    { team_id: team, user_id: father },
    { decided_at: rightNow, decision: "withdrawn" },
  );
  assert.is(await asking(mother, kid), "none", "once the other was decided");
});

test("a team's name, sport, age group, colours and season have bounds; one season is open at a time", async () => {
  const id = await teamOf(await adult());
  const changes: [Row, string][] = [
    [{ name: "" }, "team_name"],
    [{ name: "x".repeat(41) }, "team_name"],
    [{ name: "⚽".repeat(40) }, "none"],
    [{ sport: "x".repeat(25) }, "team_sport"],
    [{ sport: "x".repeat(24) }, "none"],
    [{ age_group: "x".repeat(13) }, "team_age_group"],
    [{ age_group: "x".repeat(12) }, "none"],
    ...["#FFC53D", "#fff", "ffc53d", "red", "#ffc53d\n"].flatMap((colour): [Row, string][] => [
      [{ colour_one: colour }, "team_colour_one"],
      [{ colour_two: colour }, "team_colour_two"],
    ]),
    [{ take_over_by: await adult() }, "team_take_over"],
    [{ take_over_by: await adult(), take_over_asked_at: rightNow }, "none"],
  ];
  for (const [to, expected] of changes)
    assert.is(await change("team", { id }, to), expected, JSON.stringify(to));

  const season = (more: Row): Row => ({
    team_id: id,
    id: randomUUID(),
    name: "Fall",
    starts_on: "2026-08-15",
    ends_on: "2026-11-30",
    ...more,
  });
  const closed = { closed_at: rightNow };
  const seasons: [Row, string][] = [
    [{ ...closed, name: "" }, "season_name"],
    [{ ...closed, name: "x".repeat(41) }, "season_name"],
    [{ ...closed, ends_on: "2026-08-14" }, "season_length"],
    [{ ...closed, ends_on: sql`date '2026-08-15' + 401` }, "season_length"],
    [{ ...closed, ends_on: sql`date '2026-08-15' + 400` }, "none"],
    [{ ...closed, ends_on: "2026-08-15" }, "none"],
    [{}, "none"],
    [{}, "season_open"],
  ];
  for (const [more, expected] of seasons)
    assert.is(await put("season", season(more)), expected, JSON.stringify(Object.keys(more)));
});

/** Who has access to the team, and how. */
async function huddlesReadBy(team: string, names: Record<string, string>) {
  const name = (id: unknown) => Object.keys(names).find((each) => names[each] === id) ?? "somebody";
  const rows = await rowsOf(
    sql`select user_id, via, array_to_string(roles, '+') as roles, child_id from team_access where team_id = ${team}`,
  );
  return rows
    .map(({ user_id, via, roles, child_id }) =>
      [name(user_id), via, roles, ...(child_id ? [name(child_id)] : [])].join(" "),
    )
    .sort();
}
async function club() {
  const birthday = "2012-05-06";
  const names: Record<string, string> = {};
  for (const name of ["boss", "coach", "player", "fan", "mother", "father", "grandpa", "left"])
    names[name] = await adult();
  names.nia = await adult({ date_of_birth: birthday });
  const who = (name: string) => names[name] ?? "";
  const team = await teamOf(who("boss"));
  names.sam = await kidOf(who("mother"), who("father"));
  names.kid = (await addChild(server, [who("coach")], { dateOfBirth: birthday, userId: who("nia") })).id;
  await insertRow(db, "follow", { child_id: who("sam"), user_id: who("grandpa"), let_in_by: who("mother") });
  for (const row of [
    { user_id: who("coach"), roles: list("coach", "player") },
    { user_id: who("player") },
    { user_id: who("fan"), roles: list("follower") },
    { user_id: who("left"), roles: list("coach"), ...ended },
    { child_id: who("sam") },
    { child_id: who("kid") },
    { spot_first_name: "Leo", spot_last_initial: "M" },
  ])
    await insertRow(db, "membership", member(team, row));
  return { team, who, names };
}

test("team_access: who reaches the team, and through whom", async () => {
  const { team, who, names } = await club();
  const everybody = [
    "boss self manager",
    "coach guardian player kid",
    "coach self coach+player",
    "fan self follower",
    "father guardian player sam",
    "grandpa follow follower sam",
    "mother guardian player sam",
    "nia own player kid",
    "player self player",
  ];
  assert.equal(await huddlesReadBy(team, names), everybody);

  const without = (...gone: string[]) =>
    everybody.filter((line) => !gone.some((start) => line.startsWith(start)));
  await lose.banned(who("father"));
  await lose.leaving(who("player"));
  await lose.gone(who("fan"));
  assert.equal(await huddlesReadBy(team, names), without("father", "player", "fan"));
  await lose.banned(who("mother"));
  const frozen = ["father", "player", "fan", "mother", "grandpa"];
  assert.equal(
    await huddlesReadBy(team, names),
    without(...frozen),
    "a frozen child's follower sees nothing",
  );
  await lose.banned(who("coach"));
  assert.equal(
    await huddlesReadBy(team, names),
    ["boss self manager"],
    "a frozen child's own account neither",
  );
});

test("team_access: nobody through a child that left the team or whose profile was deleted", async () => {
  const { team, who, names } = await club();
  assert.is(await change("membership", { team_id: team, child_id: who("sam") }, ended), "none");
  assert.is(await change("child", { id: who("kid") }, { deleted_at: rightNow }), "none");
  assert.equal(await huddlesReadBy(team, names), [
    "boss self manager",
    "coach self coach+player",
    "fan self follower",
    "player self player",
  ]);
});

test("team_access: a child's own account and a follower reach nothing while banned, leaving or gone, or once the child left", async () => {
  for (const leaves of Object.values(lose)) {
    const { team, who, names } = await club();
    await leaves(who("nia"));
    await leaves(who("grandpa"));
    const rest = await huddlesReadBy(team, names);
    assert.equal([rest.length, rest.filter((line) => /nia|grandpa/.test(line))], [7, []]);
  }
  const { team, who, names } = await club();
  for (const name of ["sam", "kid"])
    assert.is(await change("membership", { team_id: team, child_id: who(name) }, ended), "none");
  assert.equal(await huddlesReadBy(team, names), [
    "boss self manager",
    "coach self coach+player",
    "fan self follower",
    "player self player",
  ]);
});

test("team_command: unseen when no living manager joined or was seen for 21 days", async () => {
  const [one, other] = [await adult(), await adult()];
  const team = await teamOf(one, other);
  const seen = async (user_id: string, last_used_at: ReturnType<typeof ago>) => {
    await deleteRows(db, "session", { user_id });
    await insertRow(db, "session", {
      id: randomUUID(),
      user_id,
      transport: "bare",
      last_used_at,
      created_at: ago("90 days"),
      expires_at: ahead("90 days"),
      token_hash: randomUUID(),
      oauth_state: "state",
      pkce_code_challenge: "challenge",
      pkce_code_verifier: "verifier",
    });
  };
  const isUnseen = async () => (await commandOf(team))?.is_unseen;
  assert.is(await isUnseen(), false, "both came today");
  const cameLongAgo = { let_in_at: ago("21 days 1 minute") };
  await updateRows(db, "membership", { team_id: team }, cameLongAgo);
  assert.is(await isUnseen(), true, "no session at all");
  await seen(one, ago("22 days"));
  await seen(other, ago("20 days 23 hours"));
  assert.is(await isUnseen(), false, "one of two was seen");
  await seen(other, ago("21 days 1 minute"));
  assert.is(await isUnseen(), true);
  await updateRows(db, "membership", { team_id: team, user_id: one }, { let_in_at: ago("20 days") });
  assert.is(await isUnseen(), false, "a manager of late is given time");
  await lose.banned(one);
  assert.equal(await commandOf(team), { is_resting: false, is_unseen: true }, "a banned one is nobody");
  await lose.leaving(other);
  assert.equal(await commandOf(team), { is_resting: true, is_unseen: true });
  assert.is(await inOne(archived(team)), "none");
  assert.is(await commandOf(team), undefined, "an archived team has no command");
});

test("the last two managers leave or step down simultaneously: one stays", async () => {
  const ways = [leaves, (team: string, user: string) => becomes(team, user, "coach")];
  for (const round of rounds) {
    for (const [first, second] of [
      [ways[0], ways[1]],
      [ways[0], ways[0]],
      [ways[1], ways[1]],
    ]) {
      const [one, other] = [await adult(), await adult()];
      const team = await teamOf(one, other);
      if (!first || !second) throw new Error("There are two ways.");
      const seen = await commitTogether(db, first(team, one), second(team, other));
      assert.equal(seen.sort(), ["DR006", "none"], `round ${round}`);
      assert.is((await managersOf(team)).length, 1);
    }
  }
});

test("an archived team is restored while its last manager leaves: one of the two is refused", async () => {
  for (const round of rounds) {
    const one = await adult();
    const team = await teamOf(one);
    assert.is(await inOne(archived(team)), "none");
    const back = (tx: Queries) => updateRows(tx, "team", { id: team }, { archived_at: null });
    const seen = await commitTogether(db, back, leaves(team, one));
    assert.equal(seen.sort(), ["DR006", "none"], `round ${round}`);
  }
});

test("two requests simultaneously beside an expired one: one is stored", async () => {
  const [mother, father] = [await adult(), await adult()];
  const team = await teamOf(await adult());
  for (const round of rounds) {
    const child_id = await kidOf(mother, father);
    await insertRow(db, "join_request", asks(team, mother, { child_id, created_at: ago("31 days") }));
    const seen = await Promise.all(
      [mother, father].map((user) => put("join_request", asks(team, user, { child_id }))),
    );
    assert.equal(seen.sort(), ["join_request_open", "none"], `round ${round}`);
    const rows = await rowsOf(sql`select decision from join_request where child_id = ${child_id}`);
    assert.equal(rows.map(({ decision }) => String(decision)).sort(), ["expired", "null"]);
  }
});

test.run();
