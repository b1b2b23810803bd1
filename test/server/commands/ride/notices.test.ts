import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hashBlockedMailbox } from "../../../../server/core/invitation/invitation-secrets";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { mailBlock } from "../../../../server/platform/db/schema/invitation";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { rideCalls } from "../../../support/people/riding";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who reads what of rides");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { practice, offer, end, move, change, post, carOf, addSeries, week, dings } = rideCalls(() => server);

const mails = async () => (await server.inbox()).map(({ to, subject }) => [to, subject]);

test("each press tells the other side and the other guardians, and nobody else", async () => {
  const { event, mother, father, other, coach, player, samId } = await practice();
  const all = [mother, father, other, coach, player];
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId });
  assert.equal(await dings(...all), []);
  await move(coach, event, "take", { membership_id: samId });
  assert.equal(await dings(...all), ["Finn ride_asked 1", "Mia ride_asked 1"]);
  await move(mother, event, "agree", { membership_id: samId });
  assert.equal(await dings(...all), ["Cora ride_settled 1", "Finn ride_settled 1"]);
  await move(other, event, "join", { driver_id: coach.user.id });
  assert.equal(await dings(...all), ["Cora ride_settled 1", "Finn ride_settled 1", "Mia ride_settled 1"]);
  await move(other, event, "quit");
  assert.equal(await dings(...all), [
    "Cora ride_open_again 1",
    "Finn ride_open_again 1",
    "Mia ride_open_again 1",
  ]);
  await move(mother, event, "leave", { membership_id: samId, driver_id: coach.user.id });
  assert.equal(await dings(...all), ["Cora ride_settled 1", "Finn ride_settled 1"]);
});

test("a ride lost within a day mails the family, earlier ones do not; the mail names nobody", async () => {
  const { event, mother, father, coach, samId } = await practice();
  const ask = () => move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await offer(coach, event);
  await ask();
  await dings();
  await end(coach, event);
  assert.equal(
    [await dings(mother, father), await mails()],
    [["Finn ride_settled 1", "Mia ride_settled 1"], []],
  );
  await offer(coach, event);
  await ask();
  server.clock.set(new Date("2026-11-24T18:00:00Z"));
  await end(coach, event);
  const sent = await server.inbox();
  assert.equal(
    sent.map(({ to, subject }) => [to, subject]).sort(),
    [mother, father].map(({ user }) => [user.mailboxKey, "A ride fell through"]).sort(),
  );
  assert.not.match(JSON.stringify(sent.map(({ text, subject }) => [subject, text])), /Sam|Cora/);
});

test("an offered seat is mailed within two days of the event, and can be left out with the reminders; a lost ride always is", async () => {
  const { event, mother, father, coach, samId } = await practice();
  const seat = { membership_id: samId };
  await offer(coach, event);
  await move(mother, event, "ask", seat);
  await move(coach, event, "take", seat);
  assert.equal(await mails(), [], "it begins in 53 hours");
  await move(coach, event, "drop", seat);
  server.clock.set(new Date("2026-11-22T23:30:00Z"));
  await move(coach, event, "take", seat);
  const sent = await server.inbox();
  assert.equal(
    sent.map(({ to, subject }) => [to, subject]).sort(),
    [mother, father].map(({ user }) => [user.mailboxKey, "There's a seat for you"]).sort(),
  );
  assert.not.match(JSON.stringify(sent.map(({ text, subject }) => [subject, text])), /Sam|Cora/);
  assert.match(sent[0]?.text ?? "", /No more reminders to answer/);

  const toMother = sent.find(({ to }) => to === mother.user.mailboxKey);
  const token = new URL(toMother?.stopAddress ?? "").searchParams.get("token") ?? "";
  const stopped = await server.app.inject({ method: "POST", url: `/ding/stop?token=${token}` });
  assert.equal(stopped.json(), { stopped: true });
  const addressHash = hashBlockedMailbox(server.services.config, father.user.mailboxKey);
  await server.services.db.delete(mailOutbox);
  await move(coach, event, "drop", seat);
  await move(coach, event, "take", seat);
  assert.equal(await mails(), [[father.user.mailboxKey, "There's a seat for you"]]);
  await move(mother, event, "agree", seat);
  server.clock.set(new Date("2026-11-24T18:00:00Z"));
  await server.services.db.delete(mailOutbox);
  await server.services.db.insert(mailBlock).values({ addressHash, scope: event.teamId });
  await move(coach, event, "drop", seat);
  const [lost, ...others] = await server.inbox();
  assert.equal([lost?.to, lost?.subject, others], [mother.user.mailboxKey, "A ride fell through", []]);
  assert.equal([lost?.stopAddress, /reminders to answer/.test(lost?.text ?? "")], [undefined, false]);
});

test("a moved event tells a coach who drives of the ride, and families, drivers among them, of the change alone", async () => {
  const { event, mother, coach, other, samId } = await practice();
  await offer(coach, event);
  await offer(other, event, { ways: [{ way: "back", seats: 2 }] });
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await server.services.db.delete(ding);
  await change(coach, event.teamId, event.id, 1, { starts_local: "2026-11-24T18:00:00" });
  server.clock.set(new Date("2026-11-22T18:10:00Z"));
  await deliverDueNotices(server.services);
  const rows = await server.services.db.select().from(ding);
  assert.equal(
    rows
      .map(
        ({ userId, kind }) =>
          `${userId === other.user.id ? "Olga" : userId === coach.user.id ? "Cora" : "another"} ${kind}`,
      )
      .sort(),
    ["Cora ride_open_again", "Olga moved", "another moved", "another moved", "another moved"],
  );
});

test("called off and told: back on means open again; undone before, nothing happened", async () => {
  const { event, coach } = await practice();
  await offer(coach, event);
  await post(coach, { ...event, version: 1 }, "call_off", { reason: "weather" });
  await post(coach, { ...event, version: 2 }, "put_back");
  assert.is((await carOf(coach, event, coach))?.is_current, true);
  await post(coach, { ...event, version: 3 }, "call_off", { reason: "weather" });
  server.clock.set(new Date("2026-11-22T18:10:00Z"));
  await deliverDueNotices(server.services);
  await post(coach, { ...event, version: 4 }, "put_back");
  assert.is((await carOf(coach, event, coach))?.is_current, false);
  assert.is((await move(coach, event, "agree", { event_version: 5 })).status, 200);
  assert.is((await carOf(coach, event, coach))?.is_current, true);
});

test("every Tuesday: one ding for all of them", async () => {
  const { teamId, coach, mother, father, samId } = await practice();
  await addSeries(coach, teamId, {
    rule: { weekdays: 4, every_weeks: 1, first_day: "2026-12-01", last_day: "2026-12-15", skip_days: [] },
    fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
  });
  const [first] = (await week(coach, "from=2026-12-01&days=21")).events.map(({ id }) => ({ teamId, id }));
  if (!first) throw new Error("no series");
  await offer(coach, first, { scope: "later" });
  await move(mother, first, "ask", { membership_id: samId, driver_id: coach.user.id, scope: "later" });
  assert.equal(await dings(coach, father), ["Cora ride_settled 3", "Finn ride_settled 3"]);
});

test.run();
