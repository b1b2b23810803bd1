// Runs on PostgreSQL as well.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { leave } from "../../../support/people/account-deletion";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { rideCalls } from "../../../support/people/riding";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("company that is lost in a car");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { practice, offer, move, say, allow, forbid, named, dings, seats } = rideCalls(() => server);
type Club = Awaited<ReturnType<typeof practice>>;

/** Sam and Lea, of two families, in the coach's car. */
async function twoAboard() {
  const made = await practice();
  const { event, coach, mother, other, samId, leaId } = made;
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await move(other, event, "ask", { membership_id: leaId, driver_id: coach.user.id });
  assert.equal(await seats(coach, event), ["there Lea O. agreed", "there Sam R. agreed"]);
  await dings();
  return made;
}
const absent = (person: Person, childId: string | null) =>
  ask(server, person, "POST /user/me/absence", {
    body: { people: [{ child_id: childId }], first_day: "2026-11-24", last_day: "2026-11-24" },
  });
const everybodyElse = ["Cora ride_open_again 1", "Finn ride_open_again 1", "Mia ride_open_again 1"];

test("an Out, by whomever and however long, asks everybody who is still in the car, but for whoever caused it", async () => {
  const made = await twoAboard();
  const { event, teamId, coach, mother, father, other, player, lea, leaId } = made;
  const all = [coach, mother, father, other, player];
  const answer = { teamId, id: event.id, membershipId: leaId };
  const published: string[][] = [];
  server.services.scheduleChanges?.subscribe((...change) => published.push(change));
  await say(other, answer, "no");
  assert.equal(published.splice(0), [[teamId, "readers"]]);
  assert.equal(await dings(...all), everybodyElse);
  assert.equal(await seats(mother, event), ["there Lea O. not_coming", "there Sam R. needs_company"]);
  await say(other, answer, "no", { seen: 1 });
  assert.equal(await dings(...all), [], "it was so already");
  await say(other, answer, "yes", { seen: 1 });
  await say(coach, answer, "no", { seen: 2 });
  assert.equal(await dings(...all), ["Finn ride_open_again 1", "Mia ride_open_again 1"]);
  await say(other, answer, "yes", { seen: 3 });
  assert.equal(await dings(...all), []);

  const later = await twoAboard();
  assert.is((await absent(later.other, later.lea.id)).status, 200);
  assert.equal(await dings(later.coach, later.mother, later.father, later.other), everybodyElse);
  assert.is((await absent(other, lea.id)).status, 200, "an answer of its own stays");
  assert.equal(await dings(...all), []);
});

test("an adult player who rides along and is out is no company", async () => {
  const { event, teamId, coach, mother, father, player, samId, piaId } = await practice();
  const all = [coach, mother, father, player];
  await offer(coach, event);
  await move(mother, event, "ask", { membership_id: samId, driver_id: coach.user.id });
  await move(player, event, "join", { driver_id: coach.user.id });
  assert.equal(await seats(mother, event), ["there Sam R. agreed"]);
  await dings();
  const answer = { teamId, id: event.id, membershipId: piaId };
  await say(player, answer, "no");
  assert.equal(await seats(mother, event), ["there Sam R. needs_company"]);
  assert.equal(await dings(...all), everybodyElse);
  await say(player, answer, "yes", { seen: 1 });
  assert.equal(await seats(mother, event), ["there Sam R. agreed"]);
  server.clock.advance(1_000);
  assert.is((await absent(player, null)).status, 200);
  assert.equal(await seats(mother, event), ["there Sam R. needs_company"]);
  assert.equal(await dings(...all), everybodyElse);
});

test("of three aboard one may go", async () => {
  const { event, teamId, coach, other, player, piaId, leaId } = await twoAboard();
  await move(player, event, "ask", { membership_id: piaId, driver_id: coach.user.id });
  await dings();
  await say(other, { teamId, id: event.id, membershipId: leaId }, "no");
  assert.equal(await dings(), []);
});

test("a role, a guardianship, an account or a consent that ends, and rows that staff join", async () => {
  const pat = await addAdult(server, { firstName: "Pat", fullName: "Pat Second", dripName: "pat_2" });
  const patRides = async (club: Club) => {
    const { id } = await addMember(server, club.teamId, { userId: pat.user.id, roles: ["coach"] });
    await say(club.other, { teamId: club.teamId, id: club.event.id, membershipId: club.leaId }, "no");
    await move(pat, club.event, "join", { driver_id: club.coach.user.id });
    await dings();
    return id;
  };
  const member = (club: Club, id: string) =>
    `/team/team_id/${club.teamId}/membership/membership_id/${id}` as const;
  const causes: Record<string, { work: (club: Club) => Promise<unknown>; asked?: string[] }> = {
    "Lea leaves the team": {
      work: (club) =>
        ask(server, club.other, `POST ${member(club, club.leaId)}/end`, { version: 1, body: {} }),
    },
    "Lea's profile is deleted": {
      work: (club) =>
        ask(server, club.other, `DELETE /child/child_id/${club.lea.id}`, { version: club.lea.version }),
    },
    "the second adult leaves the team": {
      work: async (club) => {
        const id = await patRides(club);
        return ask(server, pat, `POST ${member(club, id)}/end`, { version: 1, body: {} });
      },
    },
    "staff make the second adult a follower": {
      work: async (club) => {
        const body = { roles: ["follower"] };
        return ask(server, club.coach, `PATCH ${member(club, await patRides(club))}`, { version: 1, body });
      },
      asked: ["Finn ride_open_again 1", "Mia ride_open_again 1"],
    },
    "the second adult's account is to be deleted": {
      work: async (club) => {
        await patRides(club);
        return leave(server, pat);
      },
    },
    "both rows are one player": {
      work: (club) =>
        ask(server, club.coach, `PUT /team/team_id/${club.teamId}/same_player/membership_id/${club.leaId}`, {
          body: { counts_as: club.samId },
        }),
      asked: ["Finn ride_open_again 1", "Mia ride_open_again 1", "Olga ride_open_again 1"],
    },
  };
  for (const [cause, { work, asked = everybodyElse }] of Object.entries(causes)) {
    const made = await twoAboard();
    const reply = (await work(made)) as { status: number; text: string };
    assert.ok(reply.status < 300, `${cause}: ${reply.text}`);
    const { coach, mother, father, other, player } = made;
    assert.equal(await dings(coach, mother, father, other, player, pat), asked, cause);
    assert.ok((await seats(mother, made.event)).includes("there Sam R. needs_company"), cause);
  }
});

test("a consent that is taken back, given by somebody else for fewer days, or whose giver guards the child no more", async () => {
  const { event, mother, father, coach, sam, samId } = await practice();
  const all = [mother, father, coach];
  await offer(coach, event);
  await allow(mother, sam.id, coach, "2026-12-31");
  await move(mother, event, "ask", { membership_id: samId });
  await move(coach, event, "take", { membership_id: samId });
  assert.equal(await seats(mother, event), ["there Sam R. agreed"]);
  await dings();
  await forbid(father, sam.id, coach);
  const asked = ["Cora ride_open_again 1", "Mia ride_open_again 1"];
  assert.equal([await seats(mother, event), await dings(...all)], [["there Sam R. offered"], asked]);

  await allow(mother, sam.id, coach, "2026-12-31");
  await move(mother, event, "agree", { membership_id: samId });
  await dings();
  await allow(father, sam.id, coach, "2026-11-23");
  assert.equal([await seats(mother, event), await dings(...all)], [["there Sam R. needs_company"], asked]);

  await allow(father, sam.id, coach, "2026-12-31");
  assert.equal(await seats(mother, event), ["there Sam R. agreed"]);
  await dings();
  assert.is(
    (await ask(server, father, `DELETE /child/child_id/${sam.id}/guardian/user_id/${father.user.id}`)).status,
    200,
  );
  assert.equal([await seats(mother, event), await dings(...all)], [["there Sam R. needs_company"], asked]);
});

race("two of three go out at once: whoever is left is asked", 3, async () => {
  const made = await practice();
  const { event, teamId, coach, mother, father, other, samId, leaId } = made;
  const third = await named("Tia Third");
  const { id: childId } = await addChild(server, [third.user.id], { firstName: "Kit" });
  const kitId = (await addMember(server, teamId, { childId })).id;
  await offer(coach, event);
  const families = [
    { parent: mother, membership_id: samId },
    { parent: other, membership_id: leaId },
    { parent: third, membership_id: kitId },
  ];
  for (const { parent, membership_id } of families)
    await move(parent, event, "ask", { membership_id, driver_id: coach.user.id });
  await dings();
  await Promise.all([
    say(other, { teamId, id: event.id, membershipId: leaId }, "no"),
    move(third, event, "leave", { membership_id: kitId }),
  ]);
  // The driver also reads that the third gave the seat up.
  const asked = (await dings(coach, mother, father, other, third)).map((each) => each.replace(/ \d+$/, ""));
  assert.equal(asked, ["Cora ride_open_again", "Finn ride_open_again", "Mia ride_open_again"]);
});

test.run();
