import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child, consent, guardianship } from "../../../../server/platform/db/schema/family";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { asking, type Someone } from "../../../support/people/asking";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("children");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const ask = (...call: Parameters<ReturnType<typeof asking>>) => asking(server)(...call);

const sam = { first_name: "Sam", last_initial: "R", date_of_birth: "2016-04-09", statement_version: "1" };
const add = (who: Someone, change: object = {}, key = randomUUID()) =>
  ask(who, "POST", "/child", { ...sam, ...change }, { "idempotency-key": key });
const read = (who: Someone, id: string) => ask(who, "GET", `/child/child_id/${id}`);
const update = (who: Someone, id: string, change: object, version = 1) =>
  ask(who, "PATCH", `/child/child_id/${id}`, change, { "if-match": `"${version}"` });
const remove = (who: Someone, id: string, version = 1) =>
  ask(who, "DELETE", `/child/child_id/${id}`, undefined, { "if-match": `"${version}"` });

const actions = async () =>
  (await server.services.db.select().from(audit)).map(({ action }) => action).sort();

test("an adult who adds a child becomes its first guardian, and the guardian's statement is recorded", async () => {
  const mother = await addAdult(server);
  const { status, body } = await add(mother, { first_name: " Sam ", last_initial: "r." });
  assert.is(status, 200);
  assert.equal(
    { ...body, id: "", guardians: body.guardians.map((each: object) => ({ ...each, since: "" })) },
    {
      id: "",
      first_name: "Sam",
      last_initial: "R",
      date_of_birth: "2016-04-09",
      shown_as: "name",
      may_be_photographed: false,
      my_photo_consent: false,
      guardians: [
        {
          user_id: mother.user.id,
          name: "Robin Reyes",
          drip_name: null,
          is_me: true,
          since: "",
          let_in_by: null,
        },
      ],
      followers: [],
      requests: [],
      teams: [],
      is_frozen: false,
      version: 1,
    },
  );
  const [statement] = await server.services.db.select().from(consent);
  assert.equal(
    [statement?.kind, statement?.childId, statement?.userId, statement?.textVersion],
    ["guardian_statement", body.id, mother.user.id, "1"],
  );
  const [line] = await server.services.db.select().from(audit);
  assert.equal([line?.action, line?.childId, line?.actorId], ["child.made", body.id, mother.user.id]);
  assert.equal(line?.detail, {});
  assert.not.match(JSON.stringify(line), /Sam|\b2016-\d\d-\d\d/);
});

test("ten requests with one key make one child; the key with another body is refused", async () => {
  const mother = await addAdult(server);
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 10 }, () => add(mother, {}, key)));
  assert.equal([...new Set(replies.map(({ body }) => body.id))].length, 1);
  await server.services.db.delete(rateBucket);
  assert.is((await add(mother, { first_name: "Lena" }, key)).code, "REQUEST_422_REUSED");
  assert.is((await server.services.db.select().from(child)).length, 1);
});

test("only adults with a verified address can add children", async () => {
  for (const [change, code] of [
    [{ emailAddressVerifiedAt: null }, "USER_403_EMAIL_ADDRESS"],
    [{ dateOfBirth: null }, "USER_403_DATE_OF_BIRTH"],
    [{ dateOfBirth: "2010-02-03" }, "USER_403_ADULT"],
    [{ role: "onboarding" }, "AUTH_401_ROLE"],
  ] as const)
    assert.is((await add(await addAdult(server, change))).code, code);
  assert.equal(await server.services.db.select().from(child), []);
});

test("a child's name, initial and birthday are validated, and a refusal names the field", async () => {
  const mother = await addAdult(server);
  for (const [change, code, fields] of [
    [{ first_name: "Sa\u200bm" }, "REQUEST_400_INVALID", [{ field: "first_name", rule: "name" }]],
    [{ first_name: "Shithead" }, "REQUEST_400_INVALID", [{ field: "first_name", rule: "profanity" }]],
    [{ last_initial: "7" }, "REQUEST_400_INVALID", [{ field: "last_initial", rule: "letter" }]],
    [{ date_of_birth: "2026-11-22" }, "REQUEST_400_INVALID", [{ field: "date_of_birth", rule: "past" }]],
    [{ date_of_birth: "2008-11-21" }, "CHILD_403_AGE", undefined],
    [{ statement_version: "0" }, "REQUEST_400_INVALID", [{ field: "statement_version", rule: "enum" }]],
  ] as const) {
    const { code: seen, body } = await add(mother, change);
    assert.equal([seen, body.fields], [code, fields], JSON.stringify(change));
    await server.services.db.delete(rateBucket);
  }
  assert.equal(await server.services.db.select().from(child), []);
});

test("a guardian can have twelve children, also when ten are added simultaneously", async () => {
  const mother = await addAdult(server);
  for (let index = 0; index < 8; index += 1) await addChild(server, [mother.user.id]);
  const codes = (await Promise.all(Array.from({ length: 10 }, () => add(mother)))).map(({ code }) => code);
  assert.equal(codes.sort(), [
    ...Array.from({ length: 6 }, () => "CHILD_403_FULL"),
    ...Array(4).fill(undefined),
  ]);
});

async function club() {
  const [mother, father, coach, other, grandpa] = await Promise.all(
    Array.from({ length: 5 }, (_, index) => addAdult(server, { dripName: `person_${index}` })),
  );
  if (!mother || !father || !coach || !other || !grandpa) throw new Error("Somebody is missing.");
  const team = await addTeam(server, coach.user.id, { roles: ["manager", "coach"] });
  const elsewhere = await addTeam(server, (await addAdult(server)).user.id, { name: "Rockets" });
  const kid = await addChild(server, [mother.user.id, father.user.id]);
  const ada = await addChild(server, [other.user.id], { firstName: "Ada" });
  const place = await addMember(server, team.id, { childId: kid.id, number: "7" });
  await addMember(server, elsewhere.id, { childId: kid.id });
  await addMember(server, team.id, { childId: ada.id });
  await addFollower(server, kid.id, grandpa.user.id, mother.user.id);
  return { mother, father, coach, other, grandpa, team, elsewhere, kid, ada, place };
}

test("each viewer sees only the fields meant for them", async () => {
  const { mother, coach, other, grandpa, kid, team, place } = await club();
  const keys = async (who: Someone) => Object.keys((await read(who, kid.id)).body).sort();
  const all = ["date_of_birth", "first_name", "followers", "guardians", "id", "is_frozen", "last_initial"];
  const more = ["may_be_photographed", "my_photo_consent", "requests", "shown_as", "teams", "version"];
  assert.equal(await keys(mother), [...all, ...more]);
  assert.equal(await keys(coach), [
    "first_name",
    "guardians",
    "id",
    "is_frozen",
    "last_initial",
    "may_be_photographed",
    "teams",
  ]);
  assert.equal(await keys(other), ["first_name", "guardians", "id", "last_initial", "teams"]);
  assert.equal(await keys(grandpa), ["first_name", "id", "teams"]);

  const shared = {
    id: team.id,
    name: "Comets",
    colour_one: team.colourOne,
    colour_two: team.colourTwo,
    membership_id: place.id,
    number: "7",
  };
  for (const who of [coach, other]) assert.equal((await read(who, kid.id)).body.teams, [shared]);
  for (const who of [mother, grandpa])
    assert.equal(
      (await read(who, kid.id)).body.teams.map(({ name }: { name: string }) => name),
      ["Comets", "Rockets"],
    );
  const [first] = (await read(coach, kid.id)).body.guardians;
  assert.equal(Object.keys(first), ["user_id", "name", "drip_name", "is_me"], "not through whom they came");
});

test("a child shown by its number has neither name nor guardians for other families, but for staff and guardians", async () => {
  const { mother, coach, other, kid } = await club();
  assert.is((await update(mother, kid.id, { shown_as: "number" })).body.shown_as, "number");
  const seen = (await read(other, kid.id)).body;
  assert.equal(Object.keys(seen).sort(), ["id", "teams"]);
  assert.is(seen.teams[0].number, "7");
  assert.is((await read(coach, kid.id)).body.first_name, "Sam");
});

test("a frozen child is shown to staff only, as resting", async () => {
  const { mother, father, coach, other, grandpa, kid } = await club();
  for (const each of [mother, father])
    await server.services.db.update(user).set({ bannedAt: new Date() }).where(eq(user.id, each.user.id));
  const { body } = await read(coach, kid.id);
  assert.equal([body.first_name, body.is_frozen, body.guardians], ["Sam", true, []]);
  for (const each of [other, grandpa]) assert.is((await read(each, kid.id)).code, "CHILD_404");
  assert.equal((await ask(grandpa, "GET", "/user/me/family")).body, { children: [], following: [] });
});

test("the family lists children looked after and followed, and answers 304 when unchanged", async () => {
  const { mother, other, grandpa, kid, ada } = await club();
  const family = await ask(mother, "GET", "/user/me/family");
  assert.equal(
    [family.body.children.map((each: { id: string }) => each.id), family.body.following],
    [[kid.id], []],
  );
  assert.match(String(family.headers.etag), /^W\//);
  const again = await ask(mother, "GET", "/user/me/family", undefined, {
    "if-none-match": String(family.headers.etag),
  });
  assert.is(again.status, 304);
  assert.equal((await ask(other, "GET", "/user/me/family")).body.children[0].id, ada.id);
  const his = (await ask(grandpa, "GET", "/user/me/family")).body;
  assert.equal(
    [his.children, his.following.map((each: object) => Object.keys(each).sort())],
    [[], [["first_name", "id", "teams"]]],
  );
});

test("a guardian changes a profile with the version last read", async () => {
  const { mother, father, kid } = await club();
  const changed = await update(mother, kid.id, { first_name: "Samuel", last_initial: "s" });
  assert.equal(
    [changed.body.first_name, changed.body.last_initial, changed.body.version, changed.headers.etag],
    ["Samuel", "S", 2, '"2"'],
  );
  assert.is((await update(father, kid.id, { first_name: "Sammy" })).code, "REQUEST_412_CHANGED");
  const missing = await ask(father, "PATCH", `/child/child_id/${kid.id}`, { shown_as: "number" });
  assert.is(missing.code, "REQUEST_428_VERSION");
  assert.is((await update(father, kid.id, { date_of_birth: "2001-01-01" }, 2)).code, "CHILD_403_AGE");
  assert.is((await read(father, kid.id)).body.version, 2);
});

test("of two guardians who change a profile simultaneously one gets a conflict", async () => {
  const { mother, father, kid } = await club();
  const codes = await Promise.all([
    update(mother, kid.id, { first_name: "One" }),
    update(father, kid.id, { first_name: "Two" }),
  ]);
  assert.equal(codes.map(({ status }) => status).sort(), [200, 412]);
});

test("only guardians can change, delete and consent, and a stranger gets 404", async () => {
  const { coach, other, grandpa, kid } = await club();
  const stranger = await addAdult(server);
  const photo = (who: Someone) =>
    ask(who, "PUT", `/child/child_id/${kid.id}/photo_consent`, { allowed: true, text_version: "1" });
  for (const who of [coach, other, grandpa]) {
    assert.is((await update(who, kid.id, { shown_as: "number" })).code, "CHILD_401_UPDATE");
    assert.is((await remove(who, kid.id)).code, "CHILD_401_DELETE");
    assert.is((await photo(who)).code, "CHILD_401_UPDATE");
  }
  assert.is((await update(stranger, kid.id, { shown_as: "number" })).code, "CHILD_404");
  assert.is((await remove(stranger, kid.id)).code, "CHILD_404");
  assert.is((await photo(stranger)).code, "CHILD_404");
  assert.is((await read(stranger, kid.id)).code, "CHILD_404");
  assert.is((await read(stranger, "nonsense")).code, "CHILD_404");
  const [row] = await server.services.db.select().from(child).where(eq(child.id, kid.id));
  assert.equal(row, kid);
});

test("photos need every guardian's consent, and one refusal ends it", async () => {
  const { mother, father, coach, kid } = await club();
  const photo = (who: Someone, allowed: boolean) =>
    ask(who, "PUT", `/child/child_id/${kid.id}/photo_consent`, { allowed, text_version: "1" });
  const first = (await photo(mother, true)).body;
  assert.equal([first.my_photo_consent, first.may_be_photographed], [true, false]);
  await photo(mother, true);
  const both = (await photo(father, true)).body;
  assert.equal([both.my_photo_consent, both.may_be_photographed], [true, true]);
  assert.is((await read(coach, kid.id)).body.may_be_photographed, true);
  const back = (await photo(mother, false)).body;
  assert.equal([back.my_photo_consent, back.may_be_photographed], [false, false]);
  const words = (await actions()).filter((action) => action.startsWith("photo_consent"));
  assert.equal(words, ["photo_consent.given", "photo_consent.given", "photo_consent.withdrawn"]);
});

test("a profile deleted by its only living guardian is hidden at once and erased after 14 days", async () => {
  const { mother, father, coach, grandpa, kid, team } = await club();
  assert.is((await remove(mother, kid.id)).code, "CHILD_401_DELETE", "another one looks after them");
  // A banned guardian does not count.
  await server.services.db.update(user).set({ bannedAt: new Date() }).where(eq(user.id, father.user.id));
  await addJoinRequest(server, team.id, { userId: mother.user.id, childId: kid.id });
  assert.is((await remove(mother, kid.id, 2)).code, "REQUEST_412_CHANGED");
  const gone = await remove(mother, kid.id);
  assert.is(gone.body.deletion_due_at, "2026-12-05T12:00:00.000Z");
  for (const who of [mother, coach, grandpa]) assert.is((await read(who, kid.id)).code, "CHILD_404");
  assert.equal((await ask(mother, "GET", "/user/me/family")).body.children, []);
  assert.equal((await ask(coach, "GET", "/user/me/waiting")).body.items, [], "nobody asks any more");

  server.clock.advance(14 * 86_400_000 - 1);
  await tidy(server.services);
  assert.is((await server.services.db.select().from(child).where(eq(child.id, kid.id))).length, 1);
  server.clock.advance(1);
  await tidy(server.services);
  assert.is((await server.services.db.select().from(child).where(eq(child.id, kid.id))).length, 0);
  const left = await server.services.db.select().from(guardianship);
  assert.not.ok(left.some(({ childId }) => childId === kid.id));
  const erased = (await server.services.db.select().from(audit)).find(
    ({ action }) => action === "child.erased",
  );
  assert.equal([erased?.childId, erased?.auditRole], [kid.id, "upkeep"]);
});

test("a guardian restores a deleted profile within 14 days, with its teams", async () => {
  const { mother, father, coach, kid } = await club();
  const restore = (who: Someone, id = kid.id) => ask(who, "POST", `/child/child_id/${id}/restore`);
  const family = async (who: Someone) => (await ask(who, "GET", "/user/me/family")).body;
  assert.is((await family(mother)).taken_down, undefined);
  assert.is((await restore(mother)).body.version, 1, "one that stands is answered as it is");
  assert.is((await restore(coach)).code, "CHILD_401_UPDATE");
  await server.services.db.update(user).set({ bannedAt: new Date() }).where(eq(user.id, father.user.id));
  await remove(mother, kid.id);
  assert.equal((await family(mother)).taken_down, [
    { id: kid.id, first_name: "Sam", deletion_due_at: "2026-12-05T12:00:00.000Z" },
  ]);
  for (const who of [coach, await addAdult(server)]) assert.is((await restore(who)).code, "CHILD_404");
  assert.is((await family(coach)).taken_down, undefined);
  server.clock.advance(14 * 86_400_000 - 1);
  const back = await restore(mother);
  assert.equal([back.status, back.body.version, back.body.teams.length > 0], [200, 3, true], back.body);
  assert.is((await read(coach, kid.id)).status, 200);
  assert.is((await family(mother)).taken_down, undefined);
  assert.ok((await actions()).includes("child.restored"));

  await remove(mother, kid.id, 3);
  await server.services.db.update(user).set({ bannedAt: null }).where(eq(user.id, father.user.id));
  assert.is((await restore(father)).status, 200, "another guardian, too");
  await server.services.db
    .update(child)
    .set({ deletedAt: server.clock.now(), deletedBy: coach.user.id })
    .where(eq(child.id, kid.id));
  assert.is((await restore(mother)).code, "CHILD_404", "what others took down is support's to bring back");
  await server.services.db.update(child).set({ deletedBy: mother.user.id }).where(eq(child.id, kid.id));
  server.clock.advance(14 * 86_400_000);
  assert.is((await restore(mother)).code, "CHILD_404");
});

test("a deleted profile is restored only while there is room for it", async () => {
  const mother = await addAdult(server);
  const gone = await addChild(server, [mother.user.id]);
  await remove(mother, gone.id);
  for (let count = 0; count < 12; count += 1) await addChild(server, [mother.user.id]);
  assert.is((await ask(mother, "POST", `/child/child_id/${gone.id}/restore`)).code, "CHILD_403_FULL");
});

test("a phone number is set, changed and deleted by its owner, and logged nowhere", async () => {
  const mother = await addAdult(server);
  const set = (who: Someone, phone_number: string | null, id = mother.user.id) =>
    ask(who, "PUT", `/user/user_id/${id}/phone_number`, { phone_number });
  assert.is((await set(mother, "+15550100200")).body.phone_number, "+15550100200");
  assert.is((await set(mother, "+0555")).code, "USER_400_PHONE_NUMBER");
  assert.is((await set(mother, "5550100200")).code, "USER_400_PHONE_NUMBER");
  assert.is((await set(await addAdult(server), "+15550100201")).code, "USER_401_UPDATE");
  assert.is((await set(mother, null)).body.phone_number, null);
  const lines = await server.services.db.select().from(audit);
  assert.equal(lines.map(({ action }) => action).sort(), ["phone_number.removed", "phone_number.set"]);
  assert.not.match(JSON.stringify(lines) + server.logLines.join(""), /5550100200/);
  const minor = await addPerson(server, {
    dateOfBirth: "2010-02-03",
    emailAddressVerifiedAt: server.clock.now(),
  });
  assert.is((await set(minor, "+15550100200", minor.user.id)).code, "USER_403_ADULT");
});

test("a failing database logs no phone number", async () => {
  const mother = await addAdult(server);
  server.expectFaults();
  const { db } = server.services;
  await db.execute('alter table "user" add constraint provoked check (phone_number is null) not valid');
  const reply = await ask(mother, "PUT", `/user/user_id/${mother.user.id}/phone_number`, {
    phone_number: "+15550100200",
  });
  await db.execute('alter table "user" drop constraint provoked');
  assert.is(reply.code, "SERVER_500");
  assert.not.match(server.logLines.join(""), /5550100200/);
});

test.run();
