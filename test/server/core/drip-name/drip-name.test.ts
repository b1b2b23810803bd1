import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeholderFullName } from "../../../../domain/account/placeholder";
import { saveDetails } from "../../../../server/commands/account/details";
import { removeRestedClaims } from "../../../../server/core/drip-name/drip-name.store";
import { user } from "../../../../server/platform/db/schema/account";
import { dripNameClaim } from "../../../../server/platform/db/schema/drip-name";
import { Problem } from "../../../../server/platform/http/problem";
import { addPerson } from "../../../support/people/person";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("drip name");

type Person = Awaited<ReturnType<typeof addPerson>>;

const day = 86_400_000;
const newcomer = { role: "onboarding", dripName: null };

const check = async ({ app }: TestServer, { signIn }: Person, drip_name: string) =>
  (
    await app.inject({
      method: "POST",
      url: "/user/drip_name/validate",
      headers: await signIn(),
      payload: { drip_name },
    })
  ).json();
const save = async (
  { app }: TestServer,
  { user, signIn }: Person,
  details: { drip_name: string; first_name?: string; last_name?: string },
  id = user.id,
) =>
  app.inject({
    method: "PUT",
    url: `/user/user_id/${id}/details`,
    headers: await signIn(),
    payload: details,
  });
const rowOf = async ({ services }: TestServer, { user: { id } }: Person) =>
  (await services.db.select().from(user).where(eq(user.id, id)))[0];

test("a free name is available, and claiming it ends onboarding", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  assert.equal(await check(server, person, "Robin_23"), { contains_profanity: false, available: true });
  const reply = await save(server, person, { drip_name: "Robin_23" });
  assert.is(reply.statusCode, 200);
  const { drip_name, role, full_name } = reply.json();
  assert.equal(
    { drip_name, role, full_name },
    { drip_name: "Robin_23", role: "squad_member", full_name: "Robin Reyes" },
  );
  const { headers } = person;
  assert.equal((await server.app.inject({ method: "GET", url: "/user/me", headers })).json(), reply.json());
  await server.close();
});

test("a higher role is kept when the name changes", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, { role: "premium" });
  assert.is((await save(server, person, { drip_name: "ace" })).json().role, "premium");
  await server.close();
});

test("a taken name is taken in every letter case, for the check and the claim", async () => {
  const server = await openTestServer();
  await save(server, await addPerson(server, newcomer), { drip_name: "Ace" });
  const late = await addPerson(server, newcomer);
  for (const name of ["Ace", "aCe", "ACE"]) {
    const verdict = await check(server, late, name);
    assert.is(verdict.available, false);
    assert.is(verdict.contains_profanity, false);
    assert.is((await save(server, late, { drip_name: name })).json().message_code, "USER_403_DRIP_NAME");
  }
  assert.is((await rowOf(server, late))?.role, "onboarding");
  await server.close();
});

test("one's own name is available, and its case can be changed", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  await save(server, person, { drip_name: "ace" });
  assert.is((await check(server, person, "aCe")).available, true);
  assert.is((await save(server, person, { drip_name: "aCe" })).json().drip_name, "aCe");
  assert.is((await server.services.db.select().from(dripNameClaim)).length, 1);
  await server.close();
});

test("reserved names are reported as taken", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  for (const name of [
    "admin",
    "DRIP",
    "support",
    "_drip_",
    "a_d_m_i_n",
    "drip_team",
    "adm1n",
    "real_admin",
  ]) {
    const { available, contains_profanity, suggestions } = await check(server, person, name);
    assert.equal({ available, contains_profanity }, { available: false, contains_profanity: false }, name);
    assert.is(suggestions.length, 3, name);
    assert.is((await save(server, person, { drip_name: name })).json().message_code, "USER_403_DRIP_NAME");
  }
  await server.close();
});

test("a profane name has its own code and no suggestions", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  assert.equal(await check(server, person, "5h1t"), { contains_profanity: true, available: false });
  assert.equal((await save(server, person, { drip_name: "f_u_c_k" })).json().fields, [
    { field: "drip_name", rule: "profanity" },
  ]);
  assert.is((await save(server, person, { drip_name: "f_u_c_k" })).json().message_code, "USER_400_DRIP_NAME");
  await server.close();
});

test("a malformed name is refused by both operations with its field; profanity alone has the profanity code", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  for (const name of ["ab", "a".repeat(16), "ro bin", "røbin", "robin!", "", "robin\n", "１２３"]) {
    for (const body of [
      await check(server, person, name),
      (await save(server, person, { drip_name: name })).json(),
    ])
      assert.equal([body.message_code, body.fields[0].field], ["REQUEST_400_INVALID", "drip_name"], name);
  }
  await server.close();
});

test("a released name stays taken for 90 days, except for its last holder", async () => {
  const server = await openTestServer();
  const [first, second] = [await addPerson(server, newcomer), await addPerson(server, newcomer)];
  await save(server, first, { drip_name: "ace" });
  await save(server, first, { drip_name: "comet" });
  assert.is((await check(server, second, "ace")).available, false);
  assert.is((await check(server, first, "ace")).available, true);
  server.clock.advance(90 * day - 1);
  assert.is((await save(server, second, { drip_name: "Ace" })).statusCode, 403);
  server.clock.advance(1);
  assert.is((await check(server, second, "ace")).available, true);
  assert.is((await save(server, second, { drip_name: "Ace" })).statusCode, 200);
  assert.is((await check(server, first, "ace")).available, false);
  await server.close();
});

test("reclaiming an old name releases the current one", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  for (const name of ["ace", "comet", "ace"])
    assert.is((await save(server, person, { drip_name: name })).statusCode, 200, name);
  const claims = await server.services.db.select().from(dripNameClaim).orderBy(dripNameClaim.nameKey);
  assert.equal(
    claims.map(({ nameKey, releasedAt }) => [nameKey, releasedAt === null]),
    [
      ["ace", true],
      ["comet", false],
    ],
  );
  await server.close();
});

test("of many simultaneous claims of one name one succeeds, the others get the code", async () => {
  const server = await openTestServer();
  const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(server, newcomer)));
  const replies = await Promise.all(
    people.map((person, index) => save(server, person, { drip_name: index % 2 ? "Ace" : "aCe" })),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  assert.equal(statuses, [200, ...Array.from({ length: 11 }, () => 403)]);
  const members = (await server.services.db.select().from(user)).filter(
    ({ role }) => role === "squad_member",
  );
  assert.is(members.length, 1);
  assert.is((await server.services.db.select().from(dripNameClaim)).length, 1);
  await server.close();
});

test("one person claiming many names at once ends with one, after a first claim and two changes", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  const names = ["comet", "rocket", "thunder", "falcon", "striker", "slugger"];
  const replies = await Promise.all(names.map((drip_name) => save(server, person, { drip_name })));
  assert.equal(replies.map(({ statusCode }) => statusCode).sort(), [200, 200, 200, 429, 429, 429]);
  const held = (await server.services.db.select().from(dripNameClaim)).filter((claim) => !claim.releasedAt);
  assert.is(held.length, 1);
  assert.is(held[0]?.nameKey, (await rowOf(server, person))?.dripName);
  await server.close();
});

test("after 90 days the row of a released name is deleted", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  await save(server, person, { drip_name: "ace" });
  await save(server, person, { drip_name: "comet" });
  const left = async () => {
    await removeRestedClaims(server.services.db, server.clock.now());
    const rows = await server.services.db.select().from(dripNameClaim);
    return rows.map(({ nameKey }) => nameKey).sort();
  };
  server.clock.advance(90 * day - 1);
  assert.equal(await left(), ["ace", "comet"]);
  server.clock.advance(1);
  assert.equal(await left(), ["comet"]);
  await server.close();
});

test("a name can be changed twice in 30 days; the first claim, letter case and failed tries do not count", async () => {
  const server = await openTestServer();
  const [person, other] = [await addPerson(server, newcomer), await addPerson(server, newcomer)];
  await save(server, other, { drip_name: "rocket" });
  const statusOf = async (drip_name: string) => (await save(server, person, { drip_name })).statusCode;
  assert.is(await statusOf("ace"), 200);
  assert.is(await statusOf("comet"), 200);
  for (const taken of ["rocket", "admin", "rocket"]) assert.is(await statusOf(taken), 403);
  assert.is(await statusOf("COMET"), 200);
  server.clock.advance(20 * day);
  assert.is(await statusOf("ace"), 200);
  const refused = await save(server, person, { drip_name: "comet" });
  assert.equal(
    [refused.statusCode, refused.json().message_code, refused.headers["retry-after"]],
    [429, "REQUEST_429_LIMIT", String(10 * 86_400)],
  );
  assert.is((await save(server, person, { drip_name: "ace", first_name: "Sky" })).json().first_name, "Sky");
  assert.is((await rowOf(server, person))?.dripName, "ace");
  server.clock.advance(10 * day - 1);
  assert.is(await statusOf("comet"), 429);
  server.clock.advance(1);
  assert.is(await statusOf("comet"), 200);
  assert.is(await statusOf("ace"), 429);
  server.clock.advance(20 * day);
  assert.is(await statusOf("ace"), 200);
  await server.close();
});

test("a holder keeps a name that was reserved or became refused later", async () => {
  const server = await openTestServer();
  const [person, other] = [await addPerson(server, newcomer), await addPerson(server, newcomer)];
  for (const name of ["real_admin", "big_shit"]) {
    await server.services.db.delete(dripNameClaim);
    await server.services.db
      .insert(dripNameClaim)
      .values({ nameKey: name, userId: person.user.id, claimedAt: server.clock.now() });
    await server.services.db.update(user).set({ dripName: name }).where(eq(user.id, person.user.id));
    assert.is((await save(server, person, { drip_name: name, first_name: "Sky" })).statusCode, 200, name);
    assert.is((await check(server, person, name)).available, true);
    assert.is((await check(server, other, name)).available, false);
  }
  await server.close();
});

test("two people swapping names neither deadlock nor lose their names", async () => {
  const server = await openTestServer();
  const [first, second] = [await addPerson(server, newcomer), await addPerson(server, newcomer)];
  await save(server, first, { drip_name: "ace" });
  await save(server, second, { drip_name: "comet" });
  for (let round = 0; round < 5; round += 1) {
    const replies = await Promise.all([
      save(server, first, { drip_name: "comet" }),
      save(server, second, { drip_name: "ace" }),
    ]);
    assert.equal(
      replies.map((reply) => reply.json().message_code),
      ["USER_403_DRIP_NAME", "USER_403_DRIP_NAME"],
    );
  }
  assert.is((await rowOf(server, first))?.dripName, "ace");
  assert.is((await rowOf(server, second))?.dripName, "comet");
  await server.close();
});

test("the details of another user cannot be saved", async () => {
  const server = await openTestServer();
  const [person, other] = [await addPerson(server, newcomer), await addPerson(server, newcomer)];
  const reply = await save(server, person, { drip_name: "ace" }, other.user.id);
  assert.is(reply.statusCode, 401);
  assert.is(reply.json().message_code, "USER_401_DETAILS");
  assert.is((await rowOf(server, other))?.dripName, null);
  await server.close();
});

test("a placeholder name requires both names, and nothing is stored by halves", async () => {
  const server = await openTestServer();
  const nameless = { ...newcomer, fullName: placeholderFullName, firstName: null, lastName: null };
  const person = await addPerson(server, nameless);
  const missing = await save(server, person, { drip_name: "ace", first_name: "Sky" });
  assert.is(missing.json().message_code, "REQUEST_400_INVALID");
  assert.equal(missing.json().fields, [{ field: "last_name", rule: "required" }]);
  assert.equal((await save(server, person, { drip_name: "ace" })).json().fields, [
    { field: "first_name", rule: "required" },
    { field: "last_name", rule: "required" },
  ]);
  assert.is((await server.services.db.select().from(dripNameClaim)).length, 0);
  const saved = await save(server, person, { drip_name: "ace", first_name: " Sky ", last_name: "Lee" });
  assert.is(saved.json().full_name, "Sky Lee");
  assert.is(saved.json().first_name, "Sky");
  await server.close();
});

test("a failure during the save rolls everything back", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  await save(server, person, { drip_name: "ace" });
  const taken = await addPerson(server, newcomer);
  await save(server, taken, { drip_name: "comet" });
  assert.is((await save(server, person, { drip_name: "comet", first_name: "Else" })).statusCode, 403);
  const row = await rowOf(server, person);
  assert.equal([row?.dripName, row?.firstName], ["ace", "Robin"]);
  const mine = await server.services.db.select().from(dripNameClaim).where(eq(dripNameClaim.nameKey, "ace"));
  assert.is(mine[0]?.releasedAt, null);
  await server.close();
});

test("the details of a user who was just deleted are not saved", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, newcomer);
  await server.services.db
    .update(user)
    .set({ deletedAt: server.clock.now() })
    .where(eq(user.id, person.user.id));
  const refused = await saveDetails(server.services, person.user.id, { drip_name: "robin_23" }).catch(
    (error: unknown) => error,
  );
  assert.is(refused instanceof Problem && refused.messageCode, "AUTH_401_JWT");
  assert.is((await rowOf(server, person))?.dripName, null);
  assert.equal(await server.services.db.select().from(dripNameClaim), []);
  await server.close();
});

test("a taken name gets three available suggestions", async () => {
  const server = await openTestServer();
  const born = { lastName: "O'Brien-Núñez", dateOfBirth: "1988-02-29" };
  await save(server, await addPerson(server, newcomer), { drip_name: "robin_23" });
  const person = await addPerson(server, { ...newcomer, ...born });
  for (let round = 0; round < 15; round += 1) {
    const { suggestions } = await check(server, person, "robin_23");
    assert.is(new Set(suggestions).size, 3);
    for (const name of suggestions) {
      assert.match(name, /^[A-Za-z0-9_]{3,15}$/);
      assert.not.match(name, /brien|nunez|1988|88/i);
      assert.is((await check(server, person, name)).available, true, name);
    }
  }
  await server.close();
});

test.run();
