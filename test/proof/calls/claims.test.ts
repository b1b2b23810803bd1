// Full run only: it races hundreds of claims.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Services } from "../../../server/core/base/services";
import { reconcile } from "../../../server/core/identity/reconcile";
import { user } from "../../../server/platform/db/schema/account";
import { dripNameClaim } from "../../../server/platform/db/schema/drip-name";
import { logIn, sides, signUp } from "../../support/people/people";
import { addPerson } from "../../support/people/person";
import { proofCounts, record, seeded } from "../../support/proof";
import { openTestServer } from "../../support/server/server";

const test = suite("unique claims");

test("of many simultaneous claims of Ace and aCe one succeeds, the others get USER_403_DRIP_NAME", async () => {
  const { claims } = proofCounts;
  const server = await openTestServer();
  const people = await Promise.all(
    Array.from({ length: claims }, () => addPerson(server, { role: "onboarding" })),
  );
  let busy = 0;
  const outcomes = await Promise.all(
    people.map(async ({ user: { id }, headers }, index) => {
      for (;;) {
        const reply = await server.app.inject({
          method: "PUT",
          url: `/user/user_id/${id}/details`,
          headers,
          payload: { drip_name: index % 2 ? "Ace" : "aCe" },
        });
        if (reply.statusCode === 200) return 200;
        const { message_code } = reply.json();
        // A thousand simultaneous claims may exceed what the connections serve in time: the app retries then, and so does this test.
        if (message_code !== "SERVER_503_DATABASE") return message_code;
        busy += 1;
      }
    }),
  );
  const won = outcomes.filter((outcome) => outcome === 200).length;
  const told = outcomes.filter((outcome) => outcome === "USER_403_DRIP_NAME").length;
  assert.equal([won, told], [1, claims - 1], [...new Set(outcomes)].join(", "));
  assert.is((await server.services.db.select().from(dripNameClaim)).length, 1);
  const named = (await server.services.db.select().from(user)).filter(({ dripName }) => dripName !== null);
  assert.is(named.length, 1);
  record({
    point: 5,
    tried: "Racing claims of Ace and aCe: one success, the rest USER_403_DRIP_NAME",
    count: claims,
    wrong: claims - won - told,
    note: busy > 0 ? `${busy} were told first that the database is busy, and asked again` : "",
  });
  await server.close();
});

/** Random failures between the identity provider and the database: before or after a step, of a transaction, of its reply. */
function failing(services: Services, random: ReturnType<typeof seeded>): Services["db"] {
  const lost = () => Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });
  const transaction: Services["db"]["transaction"] = async (work, options) => {
    if (random.chance(0.2)) throw lost();
    const result = await services.db.transaction(work, options);
    if (random.chance(0.2)) throw lost();
    return result;
  };
  return Object.assign(Object.create(services.db), { transaction });
}

test("sign-ups of one address under random failures on both sides end in one account and no orphan", async () => {
  const { signUpsOfOneAddress } = proofCounts;
  const server = await openTestServer();
  const random = seeded(5);
  const { services, identity } = server;
  const shaky = await openTestServer({ ...services, db: failing(services, random) });
  shaky.expectFaults();
  const steps = ["createAccount", "deleteAccount", "findByEmailAddress"] as const;
  const tries = Array.from({ length: signUpsOfOneAddress }, async (_, index) => {
    if (random.chance(0.4)) identity.fail(random.one(steps), random.one(["before", "after"]));
    return signUp(shaky, {}, { from: `10.0.${index >> 5}.1` });
  });
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  assert.equal(
    [...new Set(statuses)].filter((status) => ![200, 409, 503].includes(status)),
    [],
  );
  await shaky.close();

  // Failures end: the repair job runs, and the person tries once more.
  identity.mend();
  server.clock.advance(600_001);
  await reconcile(services);
  await signUp(server, {}, { from: "10.9.9.9" });
  const state = await sides(server);
  assert.equal([state.users, state.intents], [1, 0]);
  const orphans = state.provider.filter((subject) => !state.ours.includes(subject)).length;
  assert.is(orphans, 0);
  assert.equal(state.provider, state.ours);
  assert.is((await logIn(server)).status, 200);
  const succeeded = statuses.filter((status) => status === 200).length;
  assert.ok(succeeded <= 1, `${succeeded} were told that they have the account`);
  record({
    point: 5,
    tried:
      "Sign-ups of one address with failures between provider and database: accounts beside the one, orphans after the repair",
    count: signUpsOfOneAddress,
    wrong: orphans + state.users - 1,
    note: [200, 409, 503]
      .map((status) => `${statuses.filter((seen) => seen === status).length} × ${status}`)
      .join(", "),
  });
  await server.close();
});

test.run();
