// Full run only: it compares long random histories with a model.
// Runs on PostgreSQL as well.
import { asc } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { event, series } from "../../../server/platform/db/schema/schedule";
import { participation } from "../../../server/platform/db/schema/schedule-answers";
import { notice } from "../../../server/platform/db/schema/schedule-notices";
import { addAnswer } from "../../support/people/schedule";
import { scheduleCalls } from "../../support/people/schedule-calls";
import {
  changeFieldsByHand,
  changeRuleByHand,
  dayAfter,
  daysByHand,
  type FieldsRequest,
  type Model,
  type ModelPlan,
  type ModelRow,
  type ModelRule,
  type Outcome,
  type RuleRequest,
} from "../../support/people/series-model";
import { proofCounts, record, seeded } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

type Plan = components["schemas"]["Plan"];
type Reply = { status: number; code: string | undefined; body: { plan?: Plan } };

const test = suite("series against a model");

let server: TestServer;
let people: Club;
test.before(async () => {
  server = await openTestServer();
  setNoon(madeOn);
  people = await club();
});
test.after(() => server.close());

const { club, addSeries, changeSeries, change, post } = scheduleCalls(() => server);
type Club = Awaited<ReturnType<typeof club>>;

const madeOn = "2026-11-22";
const tuesdaysAndThursdays: ModelRule = {
  weekdays: 0b0010100,
  every_weeks: 1,
  first_day: "2026-12-01",
  last_day: "2026-12-24",
  skip_days: [],
};
const fields = { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 };

const setNoon = (day: string) => server.clock.set(new Date(`${day}T18:00:00Z`));

const storedRows = () => server.services.db.select().from(event).orderBy(asc(event.seriesDay), asc(event.id));
const storedSeries = () => server.services.db.select().from(series).orderBy(asc(series.id));

/** Eight practices and their model. */
async function begin(): Promise<Model> {
  await clear();
  setNoon(madeOn);
  await addSeries(people.coach, people.teamId, { rule: tuesdaysAndThursdays, fields });
  const rows = (await storedRows()).map(
    ({ id, seriesDay, startsLocal }): ModelRow => ({
      id,
      day: seriesDay ?? "",
      start: startsLocal,
      kit: null,
      isOff: false,
      own: [],
      version: 1,
      madeOn,
      isAnswered: false,
    }),
  );
  const days = daysByHand(tuesdaysAndThursdays);
  return { today: madeOn, series: [{ days, time: "17:30", kit: null, rows }] };
}

async function clear() {
  for (const table of [notice, event, series, rateBucket]) await server.services.db.delete(table);
}

/** Reads the stored events in the model's form, and gives the model's new events their ids. */
async function readModel(model: Model): Promise<Model["series"]> {
  const rows = await storedRows();
  const answered = new Set(
    (await server.services.db.select().from(participation)).map(({ eventId }) => eventId),
  );
  const named = new Set(model.series.flatMap((one) => one.rows.map(({ id }) => id)));
  for (const row of model.series.flatMap((one) => one.rows))
    if (row.id === null) {
      const made = rows.find(({ id, seriesDay }) => seriesDay === row.day && !named.has(id));
      row.id = made?.id ?? null;
      named.add(row.id);
    }
  return (await storedSeries()).map((stored) => {
    const kept = stored.fields as { starts_local: string; kit?: string | null };
    return {
      days: daysByHand({
        weekdays: stored.weekdays,
        every_weeks: stored.everyWeeks,
        first_day: stored.firstDay,
        last_day: stored.lastDay,
        skip_days: stored.skipDays,
      }),
      time: kept.starts_local,
      kit: kept.kit ?? null,
      rows: rows
        .filter(({ seriesId }) => seriesId === stored.id)
        .map((row) => ({
          id: row.id,
          day: row.seriesDay ?? "",
          start: row.startsLocal,
          kit: row.kit,
          isOff: row.status === "called_off",
          own: row.ownFields,
          version: row.version,
          madeOn: row.createdAt.toISOString().slice(0, 10),
          isAnswered: answered.has(row.id),
        })),
    };
  });
}

const inOrder = (list: Model["series"]) =>
  list
    .map((one) => ({ ...one, rows: [...one.rows].sort((a, b) => (a.day < b.day ? -1 : 1)) }))
    .sort((a, b) => (JSON.stringify(a.rows) < JSON.stringify(b.rows) ? -1 : 1));

async function expectModel(model: Model, what: string) {
  const stored = await readModel(model);
  assert.equal(inOrder(stored), inOrder(model.series), what);
}

const shownPlan = (plan: Plan): ModelPlan => ({
  moved: plan.moved.map(({ event_id, from, to }) => [event_id, from, to]),
  added: plan.added,
  changed: plan.changed.length,
  called_off: plan.called_off.map(({ event_id }) => event_id),
  back_on: plan.back_on.map(({ event_id }) => event_id),
  taken_back: plan.taken_back.map(({ event_id }) => event_id),
  kept_own: plan.kept_own.map(({ event_id, groups }) => [event_id, groups]),
});
const sortedPlan = (plan: ModelPlan) =>
  Object.entries(plan).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.map((one) => JSON.stringify(one)).sort() : list,
  ]);

/** Checks that the dry run gives the model's plan and writes nothing, and that the call then does exactly that. */
async function carryOut(
  before: Model,
  expected: Outcome,
  call: (more: object) => Promise<Reply>,
  what: string,
): Promise<Model> {
  const stored = JSON.stringify([await storedRows(), await storedSeries()]);
  const dry = await call({ dry_run: true });
  assert.is(JSON.stringify([await storedRows(), await storedSeries()]), stored, `${what}: a dry run wrote`);
  const code = "code" in expected ? expected.code : undefined;
  assert.is(dry.code, code, what);
  const done = await call(dry.body.plan ? { plan_tag: dry.body.plan.plan_tag } : {});
  assert.is(done.code, code, what);
  if ("code" in expected) {
    assert.is(
      JSON.stringify([await storedRows(), await storedSeries()]),
      stored,
      `${what}: refused, and it wrote`,
    );
    return before;
  }
  for (const { body } of [dry, done])
    if (body.plan) assert.equal(sortedPlan(shownPlan(body.plan)), sortedPlan(expected.plan), what);
  await expectModel(expected.model, what);
  return expected.model;
}

const rowOf = (model: Model, id: string): ModelRow => {
  const row = model.series.flatMap(({ rows }) => rows).find((one) => one.id === id);
  if (!row) throw new Error("There is no such event.");
  return row;
};

const editFields = (model: Model, request: FieldsRequest, what: string) =>
  carryOut(
    model,
    changeFieldsByHand(model, request),
    (more) =>
      change(people.coach, people.teamId, request.id, rowOf(model, request.id).version, {
        scope: request.scope,
        keep_own: request.keepsOwn,
        ...(request.start !== undefined && { starts_local: request.start }),
        ...(request.kit !== undefined && { kit: request.kit }),
        ...more,
      }),
    what,
  );

async function editRule(model: Model, request: RuleRequest, what: string) {
  const seriesId = (await storedRows()).find(({ id }) => id === request.id)?.seriesId ?? "";
  const version = (await storedSeries()).find(({ id }) => id === seriesId)?.version ?? 0;
  return carryOut(
    model,
    changeRuleByHand(model, request),
    (more) =>
      changeSeries(
        people.coach,
        { teamId: people.teamId, id: seriesId, version },
        { rule: request.rule, ...(request.from !== null && { from_day: request.from }), ...more },
      ),
    what,
  );
}

async function callOff(model: Model, id: string, scope: "one" | "later") {
  const row = rowOf(model, id);
  const target = { teamId: people.teamId, id, version: row.version };
  assert.is((await post(people.coach, target, "call_off", { reason: "weather", scope })).status, 200);
  const rows = model.series.find((one) => one.rows.includes(row))?.rows ?? [];
  const isLater = (one: ModelRow) =>
    scope === "later" && one.day > row.day && !one.isOff && one.start.slice(0, 10) >= model.today;
  for (const one of rows.filter((other) => other === row || isLater(other))) {
    one.isOff = true;
    one.version += 1;
  }
}

/** Puts the event back on with later ones of the same call, whichever series they belong to by now. */
async function putBack(model: Model, id: string, scope: "one" | "together", callOf: Map<string, number>) {
  const row = rowOf(model, id);
  const target = { teamId: people.teamId, id, version: row.version };
  assert.is((await post(people.coach, target, `put_back?scope=${scope}`)).status, 200);
  const isTogether = (one: ModelRow) =>
    scope === "together" &&
    one.isOff &&
    one.day > row.day &&
    one.start.slice(0, 10) >= model.today &&
    callOf.get(one.id ?? "") === callOf.get(id);
  // Each is back as its series is now, except what is its own.
  for (const series of model.series)
    for (const one of series.rows.filter((other) => other === row || isTogether(other))) {
      one.isOff = false;
      if (!one.own.includes("time")) one.start = `${one.day}T${series.time}:00`;
      if (!one.own.includes("kit")) one.kit = series.kit;
      one.version += 1;
    }
}

async function answer(model: Model, id: string) {
  const row = rowOf(model, id);
  if (row.isAnswered) return;
  await addAnswer(server, { teamId: people.teamId, id, version: row.version }, people.samId, {
    answer: "yes",
    by: people.mother.user.id,
  });
  row.isAnswered = true;
}

/** A season whose third practice is moved, the fifth called off, the sixth has its own kit, and the fourth and sixth have answers. */
async function special(model: Model): Promise<Model> {
  const id = (index: number) => model.series[0]?.rows[index]?.id ?? "";
  const alone = { scope: "this", keepsOwn: true } as const;
  let made = await editFields(model, { ...alone, id: id(2), start: "2026-12-09T19:00:00" }, "moved");
  made = await editFields(made, { ...alone, id: id(5), kit: "white" }, "its own kit");
  await callOff(made, id(4), "one");
  await answer(made, id(3));
  await answer(made, id(5));
  return made;
}

const targets = { first: 0, middle: 3, last: 7, moved: 2, "called off": 4, "own fields": 5, over: 1 };
const scopes = ["this", "later", "all"] as const;
const rules: Record<string, Partial<ModelRule>> = {
  rule: { weekdays: 0b0011010 },
  rhythm: { every_weeks: 2 },
  end: { last_day: "2026-12-15" },
  longer: { last_day: "2027-01-07" },
  "free days": { skip_days: ["2026-12-08", "2026-12-10", "2026-12-22"] },
};

test("all scopes, events and changes, on the day of making and amid the season", async () => {
  let tried = 0;
  let cases = 0;
  for (const today of [madeOn, "2026-12-04"])
    for (const [name, index] of Object.entries(targets))
      for (const scope of scopes)
        for (const kind of ["fields", "fields, none kept", ...Object.keys(rules)]) {
          const other = rules[kind];
          // A change of rule for one event is a move to another day, which is tried among the fields.
          if (other && scope === "this") continue;
          cases += 1;
          if (cases % proofCounts.seriesStride !== 0) continue;
          tried += 1;
          const what = `${kind} of ${scope} from the ${name} on ${today}`;
          const made = await special(await begin());
          const model = { ...made, today };
          setNoon(today);
          const { id, day, start } = made.series[0]?.rows[index] ?? { id: null, day: "", start: "" };
          if (id === null) throw new Error(what);
          if (other) {
            const rule = { ...tuesdaysAndThursdays, ...other };
            await editRule(model, { id, from: scope === "later" ? day : null, rule }, what);
            continue;
          }
          const request = { id, scope, start: `${start.slice(0, 10)}T18:00:00`, kit: "blue" };
          await editFields(model, { ...request, keepsOwn: kind === "fields" }, what);
        }
  record({
    point: 17,
    tried: "Changes of a series, each scope, event and kind: off the model, or off their dry run",
    count: tried,
    wrong: 0,
  });
});

test("random sequences of changes agree with the model", async () => {
  const steps = 10;
  const chance = seeded(20261122);
  let tried = 0;
  for (let walk = 0; walk < proofCounts.seriesWalks; walk += 1) {
    let model = await begin();
    /** The last step that changed each event, by its versions. */
    const callOf = new Map<string, number>();
    const versions = new Map<string, number>();
    for (let step = 0; step < steps; step += 1) {
      server.clock.advance(1_000);
      const rows = model.series.flatMap((one) => one.rows);
      const row = rows[chance.below(rows.length)];
      const [id, day] = [row?.id, row?.day ?? ""];
      if (!row || !id) throw new Error("An event without a name.");
      const what = `walk ${walk}, step ${step}`;
      await server.services.db.delete(rateBucket);
      tried += 1;
      const isOver = row.start.slice(0, 10) < model.today;
      switch (chance.below(8)) {
        case 0:
        case 1:
        case 2: {
          const scope = chance.one(scopes);
          const onDay =
            scope === "this" && chance.chance(0.5) ? dayAfter(row.day, 1) : row.start.slice(0, 10);
          const start = `${onDay}T${chance.one(["17:30", "18:00", "19:15"])}:00`;
          const kit = chance.one([null, "blue", "red"]);
          const isTime = chance.chance(0.6);
          const what7 = { id, scope, keepsOwn: chance.chance(0.7) };
          const parts = { ...(isTime && { start }), ...((!isTime || chance.chance(0.5)) && { kit }) };
          model = await editFields(model, { ...what7, ...parts }, what);
          break;
        }
        case 3:
        case 4: {
          const rule = {
            weekdays: 1 + chance.below(127),
            every_weeks: 1 + chance.below(2),
            first_day: chance.one(["2026-11-30", "2026-12-01", "2026-12-09"]),
            last_day: chance.one(["2026-12-15", "2026-12-24", "2027-01-15"]),
            skip_days: chance.chance(0.4) ? ["2026-12-10", "2026-12-15"] : [],
          };
          model = await editRule(model, { id, from: chance.chance(0.5) ? day : null, rule }, what);
          break;
        }
        case 5:
          if (!isOver && !row.isOff) await callOff(model, id, chance.one(["one", "later"]));
          break;
        case 6:
          if (row.isOff && !isOver) {
            await putBack(model, id, chance.one(["one", "together"]), callOf);
          } else await answer(model, id);
          break;
        default:
          model = { ...model, today: dayAfter(model.today, 1 + chance.below(4)) };
          setNoon(model.today);
      }
      await expectModel(model, what);
      for (const { id: changed, version } of model.series.flatMap((one) => one.rows))
        if (changed !== null && versions.get(changed) !== version) {
          versions.set(changed, version);
          callOf.set(changed, step);
        }
    }
  }
  record({ point: 17, tried: "Steps by chance with series: off the model", count: tried, wrong: 0 });
});

test.run();
