// Runs on PostgreSQL as well.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ringDue } from "../../../../server/notify/push/send-pushes";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { pushQueue } from "../../../../server/platform/db/schema/notification-push";
import type { Command } from "../../../../server/program/support/command";
import { readCommand } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { leave } from "../../../support/people/account-deletion";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addMember } from "../../../support/people/club";
import { rideCalls } from "../../../support/people/riding";
import { type Browser, openPushService } from "../../../support/server/push-service";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("a ride that is lost");

let server: TestServer;
let service: ReturnType<typeof openPushService>;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
  service = openPushService();
});
test.after.each(() => server.close());

const { practice, offer, end, move, say, named, dings, seats } = rideCalls(() => server);
type Club = Awaited<ReturnType<typeof practice>>;

/** Registered browsers, and who got which push since the last look. */
async function phones(people: readonly Person[]) {
  const owners = new Map<Browser, string>();
  for (const person of people) {
    const browser = service.browser();
    owners.set(browser, person.user.firstName ?? "");
    assert.is((await ask(server, person, "POST /user/me/push_token", { body: browser.device })).status, 200);
  }
  return async () => {
    while ((await ringDue(server.services, service.post)) > 0);
    const opened = service.opened();
    assert.not.match(JSON.stringify(opened.map(({ payload }) => payload)), /Sam|Cora|Olga|Kay/);
    return opened.map(({ browser, payload: { kind, of } }) => `${owners.get(browser)} ${kind} ${of}`).sort();
  };
}
/** Whom mails were sent since the last look. */
async function mailed() {
  const sent = await server.inbox();
  await server.services.db.delete(mailOutbox);
  return sent.map(({ to, subject }) => `${to} ${subject}`).sort();
}
const lostMails = (...people: Person[]) =>
  people.map(({ user }) => `${user.mailboxKey} A ride fell through`).sort();

/** Practice is on Tuesday at 17:30 in Chicago, at UTC-6; one arrives at 17:15, and this car leaves at 16:55. */
const dayBefore = new Date("2026-11-23T22:55:00Z");
const bothWays = {
  ways: [
    { way: "there" as const, seats: 3, minutes: 20 },
    { way: "back" as const, seats: 3 },
  ],
};
const samRides = ({ mother, event, samId }: Club, driver: Person) =>
  move(mother, event, "ask", { membership_id: samId, driver_id: driver.user.id, ways: ["there", "back"] });

test("within a day of leaving it rings and mails the family once, whichever ways it was; before, it is a ding", async () => {
  const made = await practice();
  const { event, mother, father, coach, other } = made;
  const rung = await phones([mother, father, coach, other]);
  server.clock.set(new Date(dayBefore.getTime() - 60_000));
  await offer(coach, event, bothWays);
  await samRides(made, coach);
  await dings();
  await end(coach, event);
  assert.equal(await dings(mother, father), ["Finn ride_settled 1", "Mia ride_settled 1"]);
  assert.equal([await rung(), await mailed()], [[], []]);

  server.clock.set(dayBefore);
  await offer(coach, event, bothWays);
  await samRides(made, coach);
  await dings();
  await end(coach, event);
  assert.equal(await dings(mother, father), ["Finn ride_settled 1", "Mia ride_settled 1"]);
  assert.equal(await rung(), ["Finn ride_lost practice", "Mia ride_lost practice"]);
  assert.equal(await mailed(), lostMails(mother, father));
});

test("of the way back it is the time after the event that counts, and nothing of a way that is over", async () => {
  const made = await practice();
  const { event, mother, father, coach } = made;
  const rung = await phones([mother, father]);
  await offer(coach, event, bothWays);
  await samRides(made, coach);
  server.clock.set(dayBefore);
  await end(coach, event, coach, "?way=back");
  assert.equal(await rung(), [], "it ends at 19:00");
  server.clock.set(new Date("2026-11-24T23:30:00Z"));
  await end(coach, event);
  assert.equal(await rung(), [], "it has begun");
});

test("nothing rings for who is out, or has another car by then", async () => {
  const made = await practice();
  const { event, teamId, mother, father, coach, other, samId } = made;
  const rung = await phones([mother, father]);
  server.clock.set(dayBefore);
  await offer(coach, event, bothWays);
  await offer(other, event, bothWays);
  await samRides(made, coach);
  await end(coach, event);
  assert.equal(await mailed(), lostMails(mother, father));
  await samRides(made, other);
  assert.equal(await rung(), []);

  await say(mother, { teamId, id: event.id, membershipId: samId }, "no");
  await dings();
  await end(other, event);
  assert.equal([await rung(), await mailed(), await dings(mother, father)], [[], [], []]);
});

test("a push of a lost ride stands beside one about the event, and passes quiet hours", async () => {
  const made = await practice();
  const { event, mother, father, coach } = made;
  const rung = await phones([mother, father]);
  await offer(coach, event, bothWays);
  await samRides(made, coach);
  server.clock.set(new Date("2026-11-24T08:00:00Z"));
  await end(coach, event);
  const keys = await server.services.db.select({ key: pushQueue.groupKey }).from(pushQueue);
  assert.equal([...new Set(keys.map(({ key }) => key))], [`ride:${event.id}`]);
  assert.equal(await rung(), ["Finn ride_lost practice", "Mia ride_lost practice"], "at 2:00");
});

const support = async (line: string) =>
  runCommand(server.services, readCommand(`${line} --reference T-1`.split(" ")) as Command);

test("whatever takes the driver away", async () => {
  const ends: Record<string, (club: Club & { kay: Person; kayId: string }) => Promise<unknown>> = {
    "staff drop the rider": ({ coach, event, samId, kay }) =>
      move(coach, event, "drop", { membership_id: samId, driver_id: kay.user.id, ways: ["there", "back"] }),
    "staff end the car": ({ coach, event, kay }) => end(coach, event, kay),
    "the driver only follows": ({ coach, teamId, kayId }) =>
      ask(server, coach, `PATCH /team/team_id/${teamId}/membership/membership_id/${kayId}`, {
        ...{ version: 1, body: { roles: ["follower"] } },
      }),
    "the driver leaves the team": ({ teamId, kay, kayId }) =>
      ask(server, kay, `POST /team/team_id/${teamId}/membership/membership_id/${kayId}/end`, {
        ...{ version: 1, body: {} },
      }),
    "the driver is banned": ({ kay }) => support(`ban ${kay.user.id}`),
    "the account is to be deleted": ({ kay }) => leave(server, kay),
  };
  for (const [cause, work] of Object.entries(ends)) {
    const made = await practice();
    const { teamId, event, mother, father } = made;
    const kay = await addAdult(server, {
      firstName: "Kay",
      fullName: "Kay Coach",
      dripName: `kay_${made.id.slice(0, 8)}`,
    });
    const kayId = (await addMember(server, teamId, { userId: kay.user.id, roles: ["coach"] })).id;
    const rung = await phones([mother, father]);
    await mailed();
    server.clock.set(dayBefore);
    await offer(kay, event, bothWays);
    assert.is((await samRides(made, kay)).status, 200, cause);
    await dings();
    await work({ ...made, kay, kayId });
    const asked = (await dings(mother, father)).filter((each) => !each.startsWith("somebody else"));
    assert.equal(asked, ["Finn ride_settled 1", "Mia ride_settled 1"], cause);
    assert.equal(await rung(), ["Finn ride_lost practice", "Mia ride_lost practice"], cause);
    assert.equal(
      (await mailed()).filter((each) => each.includes("fell through")),
      lostMails(mother, father),
      cause,
    );
  }
});

test("a driver who is erased leaves the same, and a child's other guardian is no reason to drive any more", async () => {
  const made = await practice();
  const { event, teamId, mother, father, other, coach, leaId, piaId, player } = made;
  const rung = await phones([mother, father, player]);
  server.clock.set(dayBefore);
  await offer(other, event, bothWays);
  await samRides(made, other);
  await move(player, event, "ask", { membership_id: piaId, driver_id: other.user.id });
  await dings();
  await ask(server, coach, `POST /team/team_id/${teamId}/membership/membership_id/${leaId}/end`, {
    ...{ version: 1, body: {} },
  });
  const rings = ["Finn ride_lost practice", "Mia ride_lost practice", "Pia ride_lost practice"];
  assert.equal(
    await dings(mother, father, player),
    rings.map((each) => each.replace("lost practice", "settled 1")),
  );
  assert.equal(await rung(), rings);
  assert.equal(await mailed(), lostMails(mother, father, player));

  const max = await named("Max Driver");
  await addMember(server, teamId, { userId: max.user.id, roles: ["player"] });
  await offer(max, event, { ways: [{ way: "back", seats: 2 }] });
  await move(mother, event, "ask", {
    ...{ membership_id: made.samId, driver_id: max.user.id },
    ways: ["back"],
  });
  await dings();
  await support(`erase ${max.user.id}`);
  assert.equal(await dings(mother, father), ["Finn ride_settled 1", "Mia ride_settled 1"]);
  assert.equal(
    (await seats(mother, event)).filter((each) => each.includes("Sam")),
    ["back Sam R. wanted", "there Sam R. wanted"],
  );
});

test.run();
