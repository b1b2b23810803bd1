// Full run only: it holds hundreds of live lines.
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { callSendMessage } from "../../../server/core/huddle/message.store";
import { withdraw } from "../../../server/core/huddle/message-change.store";
import { lockTeamSequence } from "../../../server/core/huddle/team-sequence.store";
import { message } from "../../../server/platform/db/schema/huddle";
import { membership } from "../../../server/platform/db/schema/team";
import { type Hub, openHub } from "../../../server/reads/live/hub";
import { addAdult, addMember, addTeam } from "../../support/people/club";
import { addGroup, huddleOf } from "../../support/people/huddle";
import { listen, placesIn, type Told } from "../../support/people/listening";
import { proofCounts, record, seeded } from "../../support/proof";
import { openTestServer } from "../../support/server/server";

const test = suite("live storm");

interface Client {
  person: Awaited<ReturnType<typeof addAdult>>;
  line: Awaited<ReturnType<typeof listen>>;
  hub: Hub;
  /** Bytes that wait in the stream until it is full. */
  room: number;
  /** Of all streams before this one. */
  past: Told[];
  /** The clock's number when the person was removed. */
  removedAt: number | null;
}

const toldTo = ({ past, line }: Client) => [...past, ...line.told()];

test("two servers, lost rings, cut lines, slow readers, a killed server, people removed: nothing is lost, doubled or told too late", async () => {
  const server = await openTestServer();
  const { services, clock } = server;
  const { db } = services;
  const random = seeded(20_261_126);
  const coach = await addAdult(server);
  const { id: teamId } = await addTeam(server, coach.user.id);
  const people = [];
  for (let count = 0; count < proofCounts.stormStreams; count += 1) {
    const person = await addAdult(server);
    await addMember(server, teamId, { userId: person.user.id });
    people.push(person);
  }
  const half = people.filter((_, index) => index % 2 === 0).map(({ user }) => user.id);
  const huddles = [
    await huddleOf(server, teamId),
    await addGroup(server, teamId, [coach.user.id, ...half.slice(0, 39)]),
  ] as const;
  const hubs: [Hub, Hub] = [openHub(services), openHub(services)];
  const killed: Hub[] = [];
  const clients: Client[] = [];
  for (const [index, person] of people.entries()) {
    const hub = hubs[index % 2 === 0 ? 0 : 1];
    // About forty messages for every third, who reads slowly: so many that none falls two hundred behind.
    const room = index % 3 === 0 ? 20_000 : Number.POSITIVE_INFINITY;
    const line = await listen(hub, clock, person, { room });
    clients.push({ person, hub, room, line, past: [], removedAt: null });
  }
  async function comeBack(client: Client) {
    const past = toldTo(client);
    const hub = random.one(hubs);
    const { person, room } = client;
    const line = await listen(hub, clock, person, { places: placesIn(past), room });
    Object.assign(client, { past, hub, line });
  }
  const stored: { huddleId: string; messageId: string; seq: number }[] = [];
  async function send() {
    const place = { teamId, huddleId: random.one(huddles), userId: coach.user.id };
    const messageId = randomUUID();
    const words = { text: `Words ${messageId}`, mentions: [], replyTo: null, shown: null, now: clock.now() };
    const { outcome, seq } = await callSendMessage(db, { ...place, ...words, messageId });
    assert.is(outcome, "sent");
    stored.push({ ...place, messageId, seq });
    if (random.chance(0.4)) random.one(hubs).ring(teamId);
  }
  const takeBack = ({ huddleId, seq }: { huddleId: string; seq: number }) =>
    db.transaction(async (tx) => {
      await lockTeamSequence(tx, teamId);
      await withdraw(tx, { teamId, huddleId, seq }, { by: coach.user.id, as: "author", now: clock.now() });
    });

  const takenBack = new Set<string>();
  for (let round = 0; round < proofCounts.stormRounds; round += 1) {
    await Promise.all(Array.from({ length: 8 }, send));
    const said = stored[random.below(stored.length)];
    if (said && !takenBack.has(said.messageId)) {
      takenBack.add(said.messageId);
      await takeBack(said);
    }
    for (const client of clients)
      if (client.removedAt === null && random.chance(0.1)) {
        client.line.cut();
        await comeBack(client);
      }
    if (round % 4 === 2) {
      const client = clients[random.below(clients.length)];
      if (client && client.removedAt === null) {
        await db
          .update(membership)
          .set({ endedAt: clock.now(), endReason: "removed" })
          .where(and(eq(membership.teamId, teamId), eq(membership.userId, client.person.user.id)));
        client.removedAt = Math.max(...(await db.select().from(message)).map(({ changed }) => changed));
      }
    }
    if (round === Math.floor(proofCounts.stormRounds / 2)) {
      // Its lines break without a word, amid a read.
      const [gone] = hubs;
      gone.ring(teamId);
      hubs[0] = openHub(services);
      killed.push(gone);
      const left = clients.filter(({ hub, removedAt }) => hub === gone && removedAt === null);
      for (const client of left) {
        client.line.cut();
        await comeBack(client);
      }
    }
    clock.advance(1_000);
    for (const { line } of clients) if (line.isFull() && random.chance(0.7)) line.drain();
    for (const hub of hubs) {
      await hub.tick();
      await hub.settled();
    }
  }
  for (const hub of killed) await hub.settled();
  while (clients.some(({ line }) => line.isFull())) {
    for (const { line } of clients) if (line.isFull()) line.drain();
    for (const hub of hubs) await hub.settled();
  }

  const rows = await db.select().from(message).where(eq(message.teamId, teamId));
  let wrong = 0;
  let deliveries = 0;
  for (const client of clients) {
    const { person, removedAt } = client;
    const told = toldTo(client).flatMap(({ name, data }) => (name === "message" ? [data] : []));
    deliveries += told.length;
    const numbers = told.map(({ at }) => at);
    wrong += numbers.filter((at, index) => index > 0 && at <= (numbers[index - 1] ?? 0)).length;
    const last = new Map(told.map(({ message: each }) => [each.message_id, each.text]));
    const isInGroup = half.slice(0, 39).includes(person.user.id);
    const readable = rows.filter(({ huddleId }) => isInGroup || huddleId === huddles[0]);
    wrong += told.filter(({ huddle_id }) => huddle_id === huddles[1] && !isInGroup).length;
    if (removedAt !== null) wrong += told.filter(({ at }) => at > removedAt).length;
    else wrong += readable.filter(({ id, text }) => last.get(id) !== text).length;
  }
  record({
    point: 17,
    tried:
      "Deliveries of the live line by two servers with lost rings, cut lines and a killed server: missing, twice, out of order, too late",
    count: deliveries,
    wrong,
    note: `${stored.length} messages, ${takenBack.size} taken back, ${clients.length} streams`,
  });
  assert.is(wrong, 0);
  assert.ok(deliveries > stored.length, `${deliveries} deliveries are too few`);
  assert.ok(clients.some(({ removedAt }) => removedAt !== null));
  for (const hub of [...hubs, ...killed]) hub.close();
  await server.close();
});

test.run();
