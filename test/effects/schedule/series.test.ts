import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { newSeriesOf, weeklyFormOf } from "../../../domain/schedule/series/weekly";
import {
  planSeries,
  readWeeklyStart,
  saveSeries,
  takeSeriesBack,
} from "../../../src/effects/schedule/series.effects";
import { plan, series, seriesMade } from "../../support/people/series";
import { team } from "../../support/people/team";
import { practice } from "../../support/people/week";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("series effects");
const today = "2026-11-22";
const begun = weeklyFormOf({ season: null, events: [] }, "America/Chicago", today);
const form = { rule: { ...begun.rule, weekdays: 4 }, fields: { ...begun.fields, time: "17:30" }, times: {} };
const saturdays = {
  ...form,
  rule: { ...form.rule, weekdays: 64 },
  fields: { ...form.fields, time: "09:00" },
};
const path = "/team/team_id/rockets/series";
const window = {
  from: "2026-10-08",
  days: 62,
  today,
  as_of: "2026-11-22T12:00:00.000Z",
  teams: [],
  people: [],
  events: [practice()],
};

test("the form starts with the open season and the events of the last weeks", async () => {
  const season = {
    id: "1",
    name: "Fall",
    starts_on: "2026-09-01",
    ends_on: "2027-05-30",
    closed_at: null,
  };
  const { client, requests } = openClient(({ url }) =>
    url.includes("/event") ? json(window) : json(team({ id: "rockets", seasons: [season] })),
  );
  assert.equal(await readWeeklyStart(client, "rockets", today), { season, events: [practice()] });
  const asked = requests.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.endsWith("/event"));
  assert.is(asked?.search, "?from=2026-10-08&days=62");
});

test("data that cannot be read is left out", async () => {
  const { client } = openClient(() => problem("SERVER_500"));
  assert.equal(await readWeeklyStart(client, "rockets", today), { season: null, events: [] });
});

test("a plan is a dry run under the form's key", async () => {
  const { client, requests } = openClient(() => json({ plan: plan() }));
  assert.equal(
    await planSeries(client, "rockets", [
      { form, key: "k" },
      { form: saturdays, key: "k6" },
    ]),
    { kind: "planned", plans: [plan(), plan()] },
  );
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["k", "k6"],
  );
  const [request] = requests;
  assert.ok(request?.url.endsWith(path));
  assert.is(request?.headers.get("idempotency-key"), "k");
  assert.equal(await request?.json(), { ...newSeriesOf(form), dry_run: true });
  for (const code of ["SERIES_400_TOO_MANY", "EVENT_ITEM_403_FULL"] as const) {
    const refusing = openClient(() => problem(code));
    assert.equal(await planSeries(refusing.client, "rockets", [{ form, key: "k" }]), {
      kind: "refused",
      text: messageTexts[code],
    });
  }
});

test("each series is saved with its plan's tag, and returns the number of its events", async () => {
  const { client, requests } = openClient(() =>
    json({ plan: plan({ added: ["2026-11-24T17:30:00"] }), series: series() }),
  );
  const both = [
    { form, key: "k", planTag: "tag-1" },
    { form: saturdays, key: "k6", planTag: "tag-2" },
  ];
  assert.equal(await saveSeries(client, "rockets", both), {
    made: [seriesMade({ count: 1 }), seriesMade({ count: 1 })],
    failed: null,
  });
  assert.equal(await requests[0]?.json(), { ...newSeriesOf(form), plan_tag: "tag-1" });
  assert.equal(await requests[1]?.json(), { ...newSeriesOf(saturdays), plan_tag: "tag-2" });
});

test("the first failure stops saving: the series before are returned, and none after it is sent", async () => {
  const { client, requests } = openClient(({ headers }) =>
    headers.get("idempotency-key") === "k"
      ? json({ plan: plan({ added: ["2026-11-24T17:30:00"] }), series: series() })
      : problem("REQUEST_412_CHANGED"),
  );
  const failed = { kind: "refused", text: messageTexts.REQUEST_412_CHANGED };
  const sent = ["k", "k6", "k0"].map((key) => ({ form, key, planTag: "tag-1" }));
  assert.equal(await saveSeries(client, "rockets", sent), { made: [seriesMade({ count: 1 })], failed });
  assert.is(requests.length, 2);
  assert.equal(await saveSeries(client, "rockets", sent.slice(1)), { made: [], failed });
});

test("a repeated call for a series that was taken back shows its own text, not that of an unknown error", async () => {
  const { client } = openClient(() => problem("SERIES_404"));
  const failed = { kind: "refused", text: messageTexts.SERIES_404 };
  const sent = [{ form, key: "k", planTag: "tag-1" }];
  assert.equal(await saveSeries(client, "rockets", sent), { made: [], failed });
});

test("a series is deleted in the version that was shown; a refusal returns its text", async () => {
  const { client, requests } = openClient(() => json({ ended: true }));
  const made = seriesMade({ series: series({ version: 7 }) });
  assert.equal(await takeSeriesBack(client, made), { kind: "ended" });
  assert.equal([requests[0]?.method, requests[0]?.headers.get("if-match")], ["DELETE", '"7"']);
  assert.ok(requests[0]?.url.endsWith(`${path}/series_id/s1`));
  const known = openClient(() => problem("EVENT_ITEM_409_CONFLICT"));
  assert.equal(await takeSeriesBack(known.client, made), {
    kind: "refused",
    text: messageTexts.EVENT_ITEM_409_CONFLICT,
  });
});

test.run();
