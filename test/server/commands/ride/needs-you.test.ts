import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { ask, type Person } from "../../../support/people/ask";
import { rideCalls } from "../../../support/people/riding";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("rides in Needs you");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { practice, offer, move, change, post, seats } = rideCalls(() => server);

const waiting = async (person: Person) =>
  (await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")).body.items.filter(
    ({ kind }) => kind === "ride",
  );
const states = async (person: Person) => (await waiting(person)).map(({ ride_state }) => ride_state);

test("a driver's offer waits for each guardian, and for nobody once one agreed", async () => {
  const { event, mother, father, other, coach, samId } = await practice();
  await offer(coach, event, { ways: [{ way: "there", seats: 2, minutes: 20 }] });
  await move(mother, event, "ask", { membership_id: samId });
  await move(coach, event, "take", { membership_id: samId });
  const [item] = await waiting(father);
  assert.equal(
    [item?.ride_state, item?.driver_name, item?.child_first_name, item?.ways, item?.leaves_local],
    ["offered", "Cora", "Sam", ["there"], "2026-11-24T16:55:00"],
  );
  assert.equal([await states(mother), await states(other)], [["offered"], []]);
  await move(other, event, "join", { driver_id: coach.user.id });
  await move(mother, event, "agree", { membership_id: samId });
  assert.equal([await states(father), await states(mother), await states(coach)], [[], [], []]);
});

test("nobody drives yet waits from three days before, being alone from eight", async () => {
  const { event, mother, coach, samId } = await practice({ starts_local: "2026-11-27T17:30:00" });
  await move(mother, event, "ask", { membership_id: samId });
  assert.equal(await states(mother), []);
  server.clock.set(new Date("2026-11-25T18:00:00Z"));
  assert.equal(await states(mother), ["wanted"]);
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  assert.equal(await states(mother), ["needs_company"]);
  server.clock.set(new Date("2026-11-19T23:30:00Z"));
  assert.equal(await states(mother), []);
  server.clock.set(new Date("2026-11-19T23:30:01Z"));
  assert.equal(await states(mother), ["needs_company"]);
});

test("a moved event waits for driver and family, each until they agreed anew; called off it waits for nobody", async () => {
  const { event, mother, other, coach, samId } = await practice();
  await offer(coach, event);
  await move(other, event, "join", { driver_id: coach.user.id });
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await change(coach, event.teamId, event.id, 1, { starts_local: "2026-11-24T18:00:00" });
  const [item] = await waiting(mother);
  assert.equal(
    [item?.ride_state, item?.agreed_local, item?.now_local, item?.event_version],
    ["open_again", "2026-11-24T17:30:00", "2026-11-24T18:00:00", 2],
  );
  assert.equal(await states(coach), ["driver_open_again"]);
  await move(mother, event, "agree", { membership_id: samId, event_version: 2 });
  assert.equal(await states(mother), []);
  await post(coach, { ...event, version: 2 }, "call_off", { reason: "weather" });
  assert.equal([await states(mother), await states(coach)], [[], []]);
});

test("who drives their own child is asked once about both, and agrees also by saving the car", async () => {
  const { event, mother, coach, samId } = await practice();
  await offer(mother, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: mother.user.id });
  await change(coach, event.teamId, event.id, 1, { starts_local: "2026-11-24T18:00:00" });
  assert.equal(await states(mother), ["driver_open_again"]);
  await offer(mother, event, { event_version: 2 });
  assert.equal([await states(mother), await seats(mother, event)], [[], ["there Sam R. agreed"]]);
});

test.run();
