import { asc, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { acknowledgeSpot } from "../../../../server/core/schedule/acknowledgement.store";
import { audit } from "../../../../server/platform/db/schema/audit";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { addMember } from "../../../support/people/club";
import { openEscalation } from "../../../support/people/escalation";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("families that staff told in person");

const minute = 60_000;

let server: TestServer;
let made: Awaited<ReturnType<typeof openEscalation>>;
test.before.each(async () => {
  server = await openTestServer();
  made = await openEscalation(server);
  await made.tell("call_off", 1);
});
test.after.each(() => server.close());

const known = async () =>
  (await made.families()).map(({ players, knows, via, by }) =>
    [players.join(), knows ? "knows" : "does not", via, by].filter(Boolean).join(" "),
  );
const rows = () => server.services.db.select().from(participation).orderBy(asc(participation.membershipId));
const toldLines = () =>
  server.services.db
    .select({ action: audit.action, actorId: audit.actorId, detail: audit.detail })
    .from(audit)
    .where(eq(audit.teamId, made.teamId))
    .orderBy(asc(audit.at))
    .then((lines) => lines.filter(({ action }) => action.endsWith("told")));
const secondCoach = async () => {
  const person = await made.named("Carl Coach");
  await addMember(server, made.teamId, { userId: person.user.id, roles: ["coach"] });
  return person;
};

test("they know, with who told them and when; taken back they do not", async () => {
  const { inPerson, samId, coach, id } = made;
  server.clock.advance(minute);
  const { status, body } = await inPerson(coach, "PUT", [samId]);
  assert.is(status, 200);
  assert.equal(await known(), ["Ada K. does not", "Sam R. knows told Cora Coach", "Lea O. does not"]);
  assert.equal(body.families, await made.families(), "the reply is the receipt");
  assert.is(body.families[1]?.at, server.clock.now().toISOString());
  await inPerson(coach, "DELETE", [samId]);
  assert.equal(await known(), ["Ada K. does not", "Sam R. does not", "Lea O. does not"]);
  const [row] = await rows();
  assert.equal([row?.seenVersion, row?.seenBy, row?.seenAt, row?.seenVia], [null, null, null, null]);
  assert.equal(await toldLines(), [
    { action: "event.told", actorId: coach.user.id, detail: { event_id: id, players: 1 } },
    { action: "event.not_told", actorId: coach.user.id, detail: { event_id: id, players: 1 } },
  ]);
});

test("of two on the staff the first one stands, and either takes it back", async () => {
  const { inPerson, samId, leaId, coach } = made;
  const second = await secondCoach();
  const both = await Promise.all([inPerson(coach, "PUT", [samId]), inPerson(second, "PUT", [samId, leaId])]);
  assert.equal(
    both.map(({ status }) => status),
    [200, 200],
  );
  const before = await rows();
  assert.equal(
    before.map(({ seenVia }) => seenVia),
    ["told", "told"],
  );
  await inPerson(coach, "PUT", [samId, leaId]);
  assert.equal(await rows(), before, "twice changes nothing");
  await inPerson(coach, "DELETE", [samId, leaId]);
  assert.equal(await known(), ["Ada K. does not", "Sam R. does not", "Lea O. does not"]);
  await inPerson(coach, "DELETE", [samId, leaId]);
  assert.is((await toldLines()).filter(({ action }) => action === "event.not_told").length, 1);
});

test("what a family does itself takes the place of staff's word, and stays when that is taken back", async () => {
  const { inPerson, samId, leaId, coach, mother, other, teamId, id, gotIt, say, tell } = made;
  await inPerson(coach, "PUT", [samId, leaId]);
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  assert.equal((await known()).slice(1), ["Sam R. knows got_it Mia Reyes", "Lea O. knows told Cora Coach"]);
  await inPerson(coach, "DELETE", [samId, leaId]);
  assert.equal((await known()).slice(1), ["Sam R. knows got_it Mia Reyes", "Lea O. does not"]);
  await tell("put_back", 2);
  await inPerson(coach, "PUT", [samId, leaId], 3);
  // Lea's family knew the first version, so nothing is new to it.
  assert.equal((await known())[1], "Sam R. knows told Cora Coach");
  assert.is((await say(mother, { teamId, id, membershipId: samId }, "yes", { version: 2 })).status, 200);
  assert.equal((await known())[1], "Sam R. knows told Cora Coach", "an answer to an earlier version");
  await say(other, { teamId, id, membershipId: leaId }, "yes", { version: 3 });
  assert.equal((await known())[2], "Lea O. knows answer Olga Other");
  await inPerson(coach, "DELETE", [samId, leaId]);
  assert.equal((await known())[1], "Sam R. does not", "and what she knew before stands again");
  const sams = (await rows()).find(({ membershipId }) => membershipId === samId);
  assert.equal(
    [sams?.seenVersion, sams?.seenBy, sams?.seenVia, sams?.toldBy, sams?.reachedOver],
    [2, mother.user.id, "got_it", null, null],
  );
});

test("so does the press of a spot's family in its mail, also later", async () => {
  const { inPerson, spotId, coach, teamId, id } = made;
  await inPerson(coach, "PUT", [spotId]);
  const spot = { teamId, eventId: id, membershipId: spotId };
  await acknowledgeSpot(server.services.db, spot, { version: 2, by: "a mail", now: server.clock.now() });
  await inPerson(coach, "DELETE", [spotId]);
  const [row] = await rows();
  assert.equal([row?.seenVersion, row?.seenVia, row?.toldBy, row?.reachedOver], [2, "link", null, null]);
});

test("staff tell of the version on their screen: a later change is told anew", async () => {
  const { inPerson, samId, coach, change, teamId, id, tell } = made;
  await tell("put_back", 2);
  await change(coach, teamId, id, 3, { starts_local: "2026-11-22T18:00:00" });
  await inPerson(coach, "PUT", [samId], 3);
  assert.equal((await known())[1], "Sam R. does not");
  await inPerson(coach, "PUT", [samId], 4);
  assert.equal((await known())[1], "Sam R. knows told Cora Coach");
});

test("bad input is refused as a whole, and nothing is written", async () => {
  const { inPerson, samId, coach, mother, spotId } = made;
  const elsewhere = await made.club();
  const before = await rows();
  const codes = [
    await inPerson(coach, "PUT", [samId, elsewhere.samId]),
    await inPerson(coach, "DELETE", [elsewhere.samId]),
    await inPerson(coach, "PUT", [samId, samId]),
    await inPerson(coach, "PUT", []),
    await inPerson(coach, "PUT", [samId], 3),
    await inPerson(mother, "PUT", [samId]),
    await inPerson(elsewhere.coach, "PUT", [samId]),
  ].map(({ code }) => code);
  assert.equal(codes, [
    "COLLABORATOR_404",
    "COLLABORATOR_404",
    "REQUEST_400_INVALID",
    "REQUEST_400_INVALID",
    "REQUEST_400_INVALID",
    "EVENT_ITEM_401_UPDATE",
    "TEAM_404",
  ]);
  server.clock.set(new Date("2026-11-23T02:00:00Z"));
  const over = [await inPerson(coach, "PUT", [spotId]), await inPerson(coach, "DELETE", [spotId])];
  assert.equal(
    over.map(({ code }) => code),
    ["EVENT_ITEM_403_OVER", "EVENT_ITEM_403_OVER"],
  );
  assert.equal(await rows(), before);
  assert.equal(await toldLines(), []);
});

test.run();
