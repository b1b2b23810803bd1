// Full run only: it tries thousands of names.
import Ajv2020 from "ajv/dist/2020";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findDripNameFault } from "../../../domain/drip-name/drip-name";
import { containsProfanity } from "../../../server/core/drip-name/profanity";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { operations } from "../../support/contract/contract-schemas";
import { disguisedProfanities, ordinaryNames } from "../../support/people/names";
import { addPerson } from "../../support/people/person";
import { proofCounts, record, seeded } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("drip names");

type Person = Awaited<ReturnType<typeof addPerson>>;

async function ask({ app, services }: TestServer, { headers, user }: Person, drip_name: string) {
  await services.db.delete(rateBucket);
  const payload = { drip_name };
  const check = await app.inject({ method: "POST", url: "/user/drip_name/validate", headers, payload });
  const save = await app.inject({ method: "PUT", url: `/user/user_id/${user.id}/details`, headers, payload });
  return { check: outcomeOf(check), save: outcomeOf(save) };
}

/** The outcome in terms that both operations share. */
function outcomeOf(reply: { statusCode: number; json(): Record<string, unknown> }) {
  const body = reply.json();
  if (reply.statusCode === 429) throw new Error("The limit decided.");
  if (body.message_code === "USER_403_DRIP_NAME") return "taken";
  if (body.message_code === "USER_400_DRIP_NAME") return "profane";
  if (body.message_code === "REQUEST_400_INVALID") return "malformed";
  if (reply.statusCode !== 200) return String(body.message_code);
  if (body.contains_profanity === true) return "profane";
  return body.available === false ? "taken" : "free";
}

test("of all code points only letters, digits and the underscore are accepted, in any position", () => {
  const { body } = operations.find(({ operationId }) => operationId === "validateDripName") ?? {};
  assert.ok(body);
  const isFit = new Ajv2020({ strict: false }).compile(body);
  let wrong = 0;
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const sign = String.fromCodePoint(point);
    const expected = /^[A-Za-z0-9_]$/.test(sign);
    for (const name of [`ab${sign}`, `${sign}ab`])
      if (isFit({ drip_name: name }) !== expected || (findDripNameFault(name) === null) !== expected)
        wrong += 1;
  }
  assert.is(wrong, 0);
  record({
    point: 11,
    tried: "Unicode code points, first and last in a name, against the server's schema and the app's rule",
    count: 0x11_0000,
    wrong,
    database: "none",
  });
});

test("validate and save on the running server agree about unusual characters", async () => {
  const server = await openTestServer();
  const person = await addPerson(server, { role: "onboarding" });
  const random = seeded(13);
  const points = [
    ...Array.from({ length: proofCounts.lowCodePoints }, (_, point) => point),
    ...Array.from({ length: proofCounts.codePoints }, () => random.below(0x11_0000)),
  ];
  let wrong = 0;
  for (const point of points) {
    const sign = String.fromCodePoint(point);
    const { check, save } = await ask(server, person, `zq${sign}`);
    const expected = /^[A-Za-z0-9_]$/.test(sign) ? "free" : "malformed";
    if (check !== expected || save !== expected) wrong += 1;
  }
  assert.is(wrong, 0);
  record({
    point: 11,
    tried: "Code points sent to both operations of the running server",
    count: points.length,
    wrong,
  });
  await server.close();
});

test("disguised profanities are refused, ordinary names accepted", () => {
  const disguised = disguisedProfanities(proofCounts.disguises);
  const missed = disguised.filter((name) => !containsProfanity(name));
  assert.ok(missed.length <= disguised.length * 0.005, `${missed.length} got past: ${missed.join(" ")}`);
  const ordinary = ordinaryNames(proofCounts.ordinaryNames);
  const refused = ordinary.filter(containsProfanity);
  assert.ok(refused.length <= ordinary.length * 0.005, `${refused.length} wrongly: ${refused.join(" ")}`);
  record({
    point: 11,
    tried: "Disguised profanities of nine languages: got past (at most 0.5 % may)",
    count: disguised.length,
    wrong: missed.length,
    note: missed.slice(0, 5).join(" "),
    database: "none",
  });
  record({
    point: 11,
    tried: "Ordinary names of nine languages: wrongly refused (at most 0.5 % may)",
    count: ordinary.length,
    wrong: refused.length,
    note: refused.slice(0, 5).join(" "),
    database: "none",
  });
});

test("validate and save agree about every generated name", async () => {
  const server = await openTestServer();
  const people: Person[] = [];
  for (let count = 0; count < 5; count += 1) people.push(await addPerson(server, { role: "onboarding" }));
  const names = [
    ...ordinaryNames(proofCounts.agreeing),
    ...disguisedProfanities(proofCounts.agreeing),
    ..."admin drip _drip_ ab abcdefghijklmnop a-b ".split(" "),
  ];
  const seen = new Map<string, number>();
  const differing: string[] = [];
  for (const [index, name] of names.entries()) {
    // Each name is tried as available, and in capitals by somebody else.
    for (const [offset, form] of [name, name.toUpperCase()].entries()) {
      const person = people[(index + offset) % people.length];
      assert.ok(person);
      const { check, save } = await ask(server, person, form);
      if (check !== save) differing.push(`${form}: ${check}, ${save}`);
      seen.set(check, (seen.get(check) ?? 0) + 1);
    }
  }
  assert.equal(differing, []);
  for (const outcome of ["free", "taken", "profane", "malformed"]) assert.ok(seen.has(outcome), outcome);
  record({
    point: 11,
    tried: "Names about which validate and save disagree",
    count: names.length * 2,
    wrong: differing.length,
    note: [...seen].map(([outcome, count]) => `${count} ${outcome}`).join(", "),
  });
  await server.close();
});

test.run();
