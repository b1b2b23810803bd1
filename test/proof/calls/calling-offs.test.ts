// Full run only: it compares long random histories with a model.
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mostRings } from "../../../domain/schedule/notice/escalation";
import { recordAcknowledgement } from "../../../server/commands/notification/acknowledge-push";
import type { Services } from "../../../server/core/base/services";
import { acknowledge } from "../../../server/core/schedule/acknowledgement.store";
import type { PostPush } from "../../../server/notify/push/post";
import { ringDue } from "../../../server/notify/push/send-pushes";
import { deliverDueNotices } from "../../../server/notify/schedule/deliver-notices";
import { escalateDue } from "../../../server/notify/schedule/escalate";
import { pushToken } from "../../../server/platform/db/schema/notification-push";
import { participation } from "../../../server/platform/db/schema/schedule-answers";
import { ask } from "../../support/people/ask";
import {
  type CallingOff,
  countReached,
  type DeviceDrawn,
  drawCallingOff,
  followRules,
  type Outcome,
  type PersonDrawn,
  shareOf,
  shownAfter,
  toCall,
} from "../../support/people/calling-offs";
import { addAdult, addChild, addMember, addTeam } from "../../support/people/club";
import { addAnswer, addEvent } from "../../support/people/schedule";
import { proofCounts, record, seeded } from "../../support/proof";
import { makeBrowser } from "../../support/server/push-service";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("calling-offs");

const minute = 60_000;
const began = new Date("2026-11-24T15:00:00Z");

/** One push service for all: each device does what was drawn for it. */
function openDevices(server: TestServer) {
  const devices = new Map<
    string,
    { drawn: DeviceDrawn; owner: string; unseal(body: Buffer): string; taken: number[] }
  >();
  const refused = new Set<string>();
  const sounds: { at: number; owner: string; heard: string }[] = [];
  const post: PostPush = async ({ endpoint, headers, body }) => {
    const device = devices.get(endpoint);
    if (!device) throw new Error("A push to a device that nobody has.");
    const { drawn, owner, unseal } = device;
    const { fate } = drawn;
    const key = `${endpoint} ${headers.topic}`;
    const status =
      fate === "gone" ? 410 : fate === "down" ? 500 : fate === "busy" && !refused.has(key) ? 429 : 201;
    if (status === 429) refused.add(key);
    if (status !== 201) return { status, retryAfter: null };
    const after = shownAfter(drawn, device.taken.length);
    device.taken.push(now());
    const { heard = "" } = JSON.parse(unseal(body));
    if (after !== null) sounds.push({ at: now() + after, owner, heard });
    return { status, retryAfter: null };
  };
  const now = () => Math.round((server.clock.now().getTime() - began.getTime()) / minute);
  return {
    post,
    devices,
    async add(owner: string, sessionId: string, drawn: DeviceDrawn) {
      const { device, unseal } = makeBrowser();
      await server.services.db.insert(pushToken).values({
        ...device,
        userId: owner,
        id: crypto.randomUUID(),
        sessionId,
        endpointHash: device.endpoint,
        madeAt: server.clock.now(),
      });
      devices.set(device.endpoint, { drawn, owner, unseal, taken: [] });
    },
    /** What is heard by now, once each. */
    heardBy(time: number) {
      const due = sounds.filter(({ at }) => at <= time);
      for (const sound of due) sounds.splice(sounds.indexOf(sound), 1);
      return due;
    },
  };
}

interface Played {
  drawn: CallingOff;
  /** What the rules say. */
  outcome: Outcome;
  teamId: string;
  eventId: string;
  /** The membership of each family's player. */
  members: readonly string[];
  coach: Awaited<ReturnType<typeof addAdult>>;
}

interface Actor {
  played: Played;
  index: number;
  drawn: PersonDrawn;
  heardAt: number | null;
  hasPressed: boolean;
}

test("a server that is killed now and then does as the rules say, and misses nobody", async () => {
  const server = await openTestServer();
  const { services, clock } = server;
  const { db } = services;
  const chance = seeded(7);
  const phones = openDevices(server);
  const actors = new Map<string, Actor>();
  const all: Played[] = [];
  clock.set(new Date(began.getTime() - 3_600_000));
  for (let index = 0; index < proofCounts.calledOff; index += 1) {
    const { callingFamilies: most, callingMinutes: longest } = proofCounts;
    all.push(await open(drawCallingOff(chance, { swallowed: shareOf(index), most, longest })));
  }
  clock.set(new Date(began.getTime() - 10_000));
  for (const { coach, teamId, eventId } of all) {
    const path = `/team/team_id/${teamId}/event/event_id/${eventId}/call_off`;
    const { status } = await ask(server, coach, `POST ${path}`, { version: 1, body: { reason: "weather" } });
    assert.is(status, 200);
  }

  const lists = new Map<Played, string[]>();
  const last = Math.max(...all.map(({ drawn }) => drawn.arrival));
  for (let time = 0; time <= last; time += 1) {
    clock.set(new Date(began.getTime() + time * minute));
    await act(time);
    for (const round of [deliverDueNotices, escalateDue]) {
      if (chance.chance(0.2)) await round(killed(services)).catch(onlyKilled);
      while ((await round(services)) > 0);
    }
    while ((await ringDue(services, phones.post)) > 0);
    for (const { owner, heard } of phones.heardBy(time)) await hear(owner, heard, time);
    for (const played of all) {
      if (played.outcome.listAt === time) lists.set(played, await readList(played));
    }
    if (time % 10 === 0) assert.is(await countMissed(time), 0);
  }

  for (const played of all) {
    const { outcome } = played;
    const expected = toCall(outcome).map((index) => played.members[index] ?? "");
    assert.equal(
      [...(lists.get(played) ?? [])].sort(),
      expected.sort(),
      `arrival in ${played.drawn.arrival}`,
    );
    const rows = await db.select().from(participation).where(eq(participation.eventId, played.eventId));
    const knows = rows.flatMap(({ membershipId, seenVersion }) => (seenVersion === 2 ? membershipId : []));
    const told = outcome.families.flatMap((known, index) => (known ? (played.members[index] ?? "") : []));
    assert.equal(knows.sort(), told.sort(), "nobody knows but who pressed");
  }
  assert.ok([...lists.values()].some(({ length }) => length > 0));
  const { rows: rung } = await db.execute<{ pushes: number }>(sql`
    select count(distinct h.last_source)::int as pushes from push_acknowledgement h group by h.user_id`);
  assert.ok(rung.every(({ pushes }) => pushes <= mostRings));
  const tokens = await db.select().from(pushToken);
  for (const { endpoint, silentSince } of tokens) {
    const { drawn, taken = [] } = phones.devices.get(endpoint) ?? {};
    const isFound = taken.some((at, index) => index >= 2 && at - (taken[0] ?? at) >= 60);
    if (drawn?.fate === "dead") assert.is(silentSince !== null, isFound);
  }
  record({
    point: 17,
    tried: "Calling-offs on a server killed amid rounds: families that neither know nor are on the list",
    count: all.reduce((sum, { members }) => sum + members.length, 0),
    wrong: 0,
    note: `${all.length} calling-offs, ${[...phones.devices.values()].reduce((sum, { taken }) => sum + taken.length, 0)} pushes taken. ${countReached(all).join(". ")}.`,
  });
  await server.close();

  /** A team with these families and their devices, and a practice. */
  async function open(drawn: CallingOff): Promise<Played> {
    const coach = await addAdult(server);
    const { id: teamId } = await addTeam(server, coach.user.id, { roles: ["manager", "coach"] });
    const members: string[] = [];
    const event = await addEvent(server, teamId, {
      createdBy: coach.user.id,
      timeZone: "UTC",
      startsLocal: new Date(began.getTime() + drawn.arrival * minute).toISOString().slice(0, 19),
      arriveMinutes: 0,
    });
    const played = { drawn, outcome: followRules(drawn), teamId, eventId: event.id, members, coach };
    for (const [index, { saidNo, people }] of drawn.families.entries()) {
      const guardians: string[] = [];
      for (const person of people) {
        const { user, sessionId } = await addAdult(server);
        guardians.push(user.id);
        if (!saidNo) actors.set(user.id, { played, index, drawn: person, heardAt: null, hasPressed: false });
        for (const device of person.devices) await phones.add(user.id, sessionId, device);
      }
      const [first = "", ...others] = guardians;
      const kid = await addChild(server, [first, ...others]);
      const { id: membershipId } = await addMember(server, teamId, { childId: kid.id });
      members.push(membershipId);
      if (saidNo) await addAnswer(server, event, membershipId, { answer: "no", by: first });
    }
    return played;
  }

  /** Those who press by now, since they heard it or read the mail. */
  async function act(time: number) {
    for (const [userId, actor] of actors) {
      const { played, drawn, heardAt, hasPressed } = actor;
      const hasHeard =
        heardAt !== null && drawn.pressesAfter !== null && heardAt + drawn.pressesAfter <= time;
      const hasRead = drawn.reads !== null && drawn.reads <= time;
      if (hasPressed || time > played.drawn.arrival || !(hasHeard || hasRead)) continue;
      actor.hasPressed = true;
      const items = [{ teamId: played.teamId, eventId: played.eventId, version: 2 }];
      await acknowledge(db, { userId, items, via: hasHeard ? "opened" : "link", now: clock.now() });
    }
  }

  async function hear(owner: string, heard: string, time: number) {
    const actor = actors.get(owner);
    assert.ok(actor, "nobody is rung who said no");
    actor.heardAt ??= time;
    await recordAcknowledgement(services, heard);
  }

  async function readList({ coach, eventId }: Played) {
    const { body } = await ask<{ items: { event_id: string; families?: { membership_ids: string[] }[] }[] }>(
      server,
      coach,
      "GET /user/me/waiting",
    );
    const list = body.items.find((item) => item.event_id === eventId);
    return list?.families?.flatMap(({ membership_ids }) => membership_ids) ?? [];
  }

  async function countMissed(time: number) {
    const open = all.filter(
      ({ drawn: { arrival }, outcome: { listAt } }) => listAt !== null && listAt <= time && time <= arrival,
    );
    if (open.length === 0) return 0;
    const ids = JSON.stringify(open.map(({ eventId }) => eventId));
    const { rows } = await db.execute(sql`
      select 1 from player_awareness n where n.is_unaware and n.event_id in (select k.id::uuid from json_array_elements_text(${ids}::json) k(id))
        and not exists (select from call_list c where c.team_id = n.team_id and c.event_id = n.event_id and c.closed_at is null)`);
    return rows.length;
  }
});

/** Does its work in a transaction that ends as if the server were killed before its commit. */
const killed = (services: Services): Services => ({
  ...services,
  db: Object.assign(Object.create(services.db), {
    transaction: (work: Parameters<Services["db"]["transaction"]>[0]) =>
      services.db.transaction(async (tx) => {
        await work(tx);
        throw new Error("killed");
      }),
  }),
});
const onlyKilled = (error: Error) => assert.is(error.message, "killed");

test.run();
