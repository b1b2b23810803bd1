// Runs on PostgreSQL as well.
import { asc, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { event } from "../../../../server/platform/db/schema/schedule";
import { participation } from "../../../../server/platform/db/schema/schedule-answers";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { ask, type Person } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races on a schedule");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { named, club, add, say, change, read, post, gotIt, addSeries, changeSeries } = scheduleCalls(
  () => server,
);

const rounds = 5;

/** Repeats the work, each time with a new practice, without rate limits. */
async function eachRound<People>(
  begin: () => Promise<People>,
  work: (people: People, round: number) => Promise<void>,
) {
  const people = await begin();
  for (let round = 0; round < rounds; round += 1) {
    await server.services.db.delete(rateBucket);
    await work(people, round);
  }
}

async function clubWithCoaches() {
  const people = await club();
  const second = await named("Kim Second");
  await addMember(server, people.teamId, { userId: second.user.id, roles: ["coach"] });
  return { ...people, second };
}

const codes = (replies: readonly { status: number; code: string | undefined }[]) =>
  replies.map(({ status, code }) => code ?? status).sort();

const answersOf = (id: string) =>
  server.services.db.select().from(participation).where(eq(participation.eventId, id));

const rowOf = async (id: string) =>
  (await server.services.db.select().from(event).where(eq(event.id, id)))[0];

race(
  "when two guardians answer at once, one answer is stored and the other guardian is told of it",
  rounds,
  () =>
    eachRound(club, async ({ teamId, coach, mother, father, samId }) => {
      const { event: practice } = (await add(coach, teamId)).body;
      const key = { teamId, id: practice.id, membershipId: samId };
      const both = await Promise.all([say(mother, key, "yes"), say(father, key, "no")]);
      assert.equal(codes(both), [200, "REQUEST_412_CHANGED"]);
      const alike = (await add(coach, teamId)).body.event.id;
      const same = await Promise.all(
        [mother, father].map((person) => say(person, { ...key, id: alike }, "yes")),
      );
      assert.equal(codes(same), [200, 200]);
      assert.equal(
        (await answersOf(alike)).map(({ answer, answerVersion }) => [answer, answerVersion]),
        [["yes", 1]],
      );
    }),
);

race("when answers close while answers arrive, only those sent in time are stored", rounds, () =>
  eachRound(club, async ({ teamId, coach, mother, other, samId, leaId }, round) => {
    server.clock.set(new Date("2026-11-22T18:00:00Z"));
    const answer_by = "2026-11-22T18:00:30.000Z";
    const { id } = (await add(coach, teamId, { answer_by })).body.event;
    const sam = say(mother, { teamId, id, membershipId: samId }, "yes");
    // In each round the answer gets further before the deadline passes.
    for (let turn = 0; turn < round * 6; turn += 1) await new Promise(setImmediate);
    server.clock.set(new Date("2026-11-22T18:00:31Z"));
    const replies = await Promise.all([sam, say(other, { teamId, id, membershipId: leaId }, "yes")]);
    const stored = await answersOf(id);
    for (const [index, reply] of replies.entries()) {
      const row = stored.find(({ membershipId }) => membershipId === [samId, leaId][index]);
      assert.is(reply.code ?? reply.status, row?.answer ? 200 : "ANSWER_403_LATE");
      if (row?.answeredAt) assert.ok(row.answeredAt < new Date(answer_by));
    }
    assert.is(replies[1]?.code, "ANSWER_403_LATE");
  }),
);

race("an answer sent while the event is called off is stored before it or refused", rounds, () =>
  eachRound(club, async ({ teamId, coach, mother, samId }) => {
    const { id } = (await add(coach, teamId)).body.event;
    const [said, off] = await Promise.all([
      say(mother, { teamId, id, membershipId: samId }, "yes"),
      post(coach, { teamId, id, version: 1 }, "call_off", { reason: "weather" }),
    ]);
    assert.is(off.status, 200);
    const [row] = await answersOf(id);
    assert.is(said.code ?? said.status, row?.answer ? 200 : "EVENT_ITEM_403_CALLED_OFF");
  }),
);

race(
  "an answer sent while the event is moved is stored for the old time, whichever commits first",
  rounds,
  () =>
    eachRound(club, async ({ teamId, coach, mother, samId }) => {
      const { id } = (await add(coach, teamId)).body.event;
      const [said, moved] = await Promise.all([
        say(mother, { teamId, id, membershipId: samId }, "yes"),
        change(coach, teamId, id, 1, { starts_local: "2026-11-24T19:00:00" }),
      ]);
      assert.equal(codes([said, moved]), [200, 200]);
      const [row] = await answersOf(id);
      assert.equal([row?.answeredEventVersion, (await rowOf(id))?.timeVersion], [1, 2]);
      assert.is((await read(coach, teamId, id)).event.counts?.for_old_time, 1);
    }),
);

race("an answer sent while the player is removed is stored before it or refused", 1, async () => {
  const { teamId, coach, mother, samId } = await club();
  const { id } = (await add(coach, teamId)).body.event;
  const [said, ended] = await Promise.all([
    say(mother, { teamId, id, membershipId: samId }, "yes"),
    ask(server, coach, `POST /team/team_id/${teamId}/membership/membership_id/${samId}/end`, {
      body: {},
      version: 1,
    }),
  ]);
  assert.is(ended.status, 200);
  const [row] = await answersOf(id);
  if (row?.answer)
    assert.ok(said.status === 200 || said.status === 404, "its reply is read after the removal");
  else assert.ok(["TEAM_404", "COLLABORATOR_404", "ANSWER_401_CREATE"].includes(said.code ?? ""), said.text);
});

race("the same answers sent twice at once are reported as saved by both calls and count once", rounds, () =>
  eachRound(club, async ({ teamId, coach, mother, samId }) => {
    const { id } = (await add(coach, teamId)).body.event;
    const about = { team_id: teamId, event_id: id, event_version: 1 };
    const items = [
      { kind: "answer", ...about, membership_id: samId, answer: "yes", answer_version: 0 },
      { kind: "got_it", ...about },
    ];
    const send = () =>
      ask<components["schemas"]["SendingResults"]>(server, mother, "POST /schedule/send", {
        body: { items },
      });
    const replies = await Promise.all([send(), send()]);
    assert.equal(
      replies.map(({ body }) => body.results.map(({ outcome }) => outcome)),
      [
        ["saved", "saved"],
        ["saved", "saved"],
      ],
    );
    assert.equal(
      (await answersOf(id)).map(({ answer, answerVersion, seenVersion }) => [
        answer,
        answerVersion,
        seenVersion,
      ]),
      [["yes", 1, 1]],
    );
  }),
);

race("Got it sent during a newer change acknowledges only the version that was shown", rounds, () =>
  eachRound(club, async ({ teamId, coach, mother }) => {
    const { id } = (await add(coach, teamId)).body.event;
    await change(coach, teamId, id, 1, { kit: "blue" });
    const [got, changed] = await Promise.all([
      gotIt(mother, { team_id: teamId, event_id: id, version: 2 }),
      change(coach, teamId, id, 2, { kit: "red" }),
    ]);
    assert.equal(codes([got, changed]), [200, 200]);
    assert.equal(
      (await answersOf(id)).map(({ seenVersion }) => seenVersion),
      [2],
    );
    assert.is((await read(coach, teamId, id)).event.counts?.know, 0);
  }),
);

race("an event is taken back against Got it: it goes, or somebody knows of it", rounds, () =>
  eachRound(club, async ({ teamId, coach, mother, father }) => {
    server.clock.set(new Date("2026-11-22T18:00:00Z"));
    const { id } = (await add(coach, teamId, { starts_local: "2026-11-28T10:00:00" })).body.event;
    const seen = { team_id: teamId, event_id: id, version: 1 };
    const [taken, ...got] = await Promise.all([
      ask(server, coach, `DELETE /team/team_id/${teamId}/event/event_id/${id}`, { version: 1 }),
      gotIt(mother, seen),
      gotIt(father, seen),
    ]);
    assert.equal(codes(got), [200, 200]);
    const known = got.some(({ body }) => body.items[0]?.seen_version === 1);
    assert.is(taken.code ?? taken.status, known ? "EVENT_ITEM_409_CONFLICT" : 200);
    assert.is((await rowOf(id)) !== undefined, known);
  }),
);

race("two coaches who nudge at once nudge the families once", rounds, () =>
  eachRound(clubWithCoaches, async ({ teamId, coach, second }) => {
    await server.services.db.delete(notice);
    const { id } = (await add(coach, teamId)).body.event;
    const nudge = (person: Person) => post(person, { teamId, id }, "nudge", { about: "answer" });
    assert.equal(codes(await Promise.all([nudge(coach), nudge(second)])), [200, "EVENT_ITEM_403_NUDGED"]);
    const sent = (await server.services.db.select().from(notice)).filter(
      ({ kind }) => kind === "answer_wanted",
    );
    assert.is(sent.length, 1);
  }),
);

const rule = {
  weekdays: 0b0010100,
  every_weeks: 1,
  first_day: "2026-12-01",
  last_day: "2026-12-17",
  skip_days: [] as string[],
};
const fields = { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 };

/** Replaces all events by a new series of six practices. */
async function season({ teamId, coach }: { teamId: string; coach: Person }) {
  await server.services.db.delete(event);
  const { series } = (await addSeries(coach, teamId, { rule, fields })).body;
  const rows = await server.services.db.select().from(event).orderBy(asc(event.startsAt));
  return { seriesId: series?.id ?? "", ids: rows.map(({ id }) => id) };
}

race("of taking a series back and a first answer at once, only one succeeds", rounds, () =>
  eachRound(club, async (people) => {
    const { teamId, coach, mother, samId } = people;
    const { seriesId, ids } = await season(people);
    const [taken, said] = await Promise.all([
      ask(server, coach, `DELETE /team/team_id/${teamId}/series/series_id/${seriesId}`, { version: 1 }),
      say(mother, { teamId, id: ids[2] ?? "", membershipId: samId }, "yes"),
    ]);
    const outcome = `${taken.code ?? taken.status} ${said.code ?? said.status}`;
    assert.ok(["200 EVENT_ITEM_404", "EVENT_ITEM_409_CONFLICT 200"].includes(outcome), outcome);
  }),
);

race(
  "of two coaches who change all coming events at once, one succeeds and the other has to review a new plan",
  rounds,
  () =>
    eachRound(clubWithCoaches, async (people) => {
      const { teamId, coach, second } = people;
      const { ids } = await season(people);
      const requestChange = (person: Person, index: number, time: string, more: object) =>
        change(person, teamId, ids[index] ?? "", 1, {
          starts_local: `2026-12-0${index === 0 ? 1 : 3}T${time}:00`,
          scope: "all",
          ...more,
        });
      const tags = [
        (await requestChange(coach, 0, "18:00", { dry_run: true })).body.plan?.plan_tag,
        (await requestChange(second, 1, "19:00", { dry_run: true })).body.plan?.plan_tag,
      ];
      const replies = await Promise.all([
        requestChange(coach, 0, "18:00", { plan_tag: tags[0] }),
        requestChange(second, 1, "19:00", { plan_tag: tags[1] }),
      ]);
      assert.equal(codes(replies), [200, "REQUEST_412_CHANGED"]);
      const time = replies[0]?.status === 200 ? "18:00" : "19:00";
      const rows = await server.services.db.select().from(event);
      assert.equal(
        rows.map(({ startsLocal, version }) => [startsLocal.slice(11, 16), version]),
        rows.map(() => [time, 2]),
      );
    }),
);

race(
  "answers that arrive during a change of all events are kept, count for the old time, and match the plan",
  rounds,
  () =>
    eachRound(club, async (people) => {
      const { teamId, coach, mother, other, samId, leaId } = people;
      const { ids } = await season(people);
      const body = { starts_local: "2026-12-01T18:00:00", scope: "all" };
      const { plan } = (await change(coach, teamId, ids[0] ?? "", 1, { ...body, dry_run: true })).body;
      const [moved, ...said] = await Promise.all([
        change(coach, teamId, ids[0] ?? "", 1, { ...body, plan_tag: plan?.plan_tag }),
        ...ids.flatMap((id) => [
          say(mother, { teamId, id, membershipId: samId }, "yes"),
          say(other, { teamId, id, membershipId: leaId }, "no"),
        ]),
      ]);
      assert.equal(codes([moved, ...said]), Array(13).fill(200));
      const rows = await server.services.db.select().from(participation);
      assert.equal(
        rows
          .filter(({ eventId }) => ids.includes(eventId))
          .map(({ answeredEventVersion }) => answeredEventVersion),
        Array(12).fill(1),
      );
      assert.equal(
        (await server.services.db.select().from(event)).map(({ timeVersion }) => timeVersion),
        Array(6).fill(2),
      );
    }),
);

race("a changed rule that removes a practice during its first answer loses no answer", rounds, () =>
  eachRound(club, async (people) => {
    const { teamId, coach, mother, samId } = people;
    const { seriesId, ids } = await season(people);
    const thursday = ids[1] ?? "";
    const [changed, said] = await Promise.all([
      changeSeries(coach, { teamId, id: seriesId, version: 1 }, { rule: { ...rule, weekdays: 0b0000100 } }),
      say(mother, { teamId, id: thursday, membershipId: samId }, "yes"),
    ]);
    assert.is(changed.status, 200);
    const row = await rowOf(thursday);
    const [answer] = await answersOf(thursday);
    const outcome = `${said.code ?? said.status} ${row?.status ?? "gone"} ${answer?.answer ?? "none"}`;
    const first = said.status === 200;
    assert.is(outcome, first ? "200 called_off yes" : "EVENT_ITEM_404 gone none");
  }),
);

test.run();
