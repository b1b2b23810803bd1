import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { copySeries, planCopy, readLastSeason } from "../../../src/effects/schedule/season-copy.effects";
import { plan, series } from "../../support/people/series";
import { team } from "../../support/people/team";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("effects of a copy of last season");
const sent = { ids: ["s1"], dates: { first: "2026-12-01", last: "2026-12-20" }, key: "k" };
const full = { kind: "refused", text: messageTexts.EVENT_ITEM_403_FULL };

test("series that are over are read with the open season, or without where the team is not read", async () => {
  const season = { id: "1", name: "Fall", starts_on: "2026-09-01", ends_on: "2027-05-30", closed_at: null };
  const both = openClient(({ url }) =>
    json(url.endsWith("/series") ? { series: [series()] } : team({ id: "rockets", seasons: [season] })),
  );
  assert.equal(await readLastSeason(both.client, "rockets"), { kind: "read", series: [series()], season });
  const one = openClient(({ url }) =>
    url.endsWith("/series") ? json({ series: [] }) : problem("SERVER_500"),
  );
  assert.equal(await readLastSeason(one.client, "rockets"), { kind: "read", series: [], season: null });
  const none = openClient(() => problem("EVENT_ITEM_401_REQUEST"));
  assert.equal(await readLastSeason(none.client, "rockets"), {
    kind: "refused",
    text: messageTexts.EVENT_ITEM_401_REQUEST,
  });
});

test("a plan is a dry run; the copy names its tag under the same key and counts each series' days", async () => {
  const { client, requests } = openClient(async (request) => {
    const { dry_run } = await request.clone().json();
    return json({ plan: plan(), ...(!dry_run && { series: [series()] }) });
  });
  assert.equal(await planCopy(client, "rockets", sent), { kind: "planned", plan: plan() });
  assert.equal(await copySeries(client, "rockets", { ...sent, planTag: "tag-1" }), {
    kind: "copied",
    made: [{ teamId: "rockets", series: series(), count: 6 }],
  });
  assert.equal(
    requests.map(({ headers }) => headers.get("idempotency-key")),
    ["k", "k"],
  );
  const bodies = await Promise.all(requests.map((request) => request.json()));
  const body = { series_ids: ["s1"], first_day: "2026-12-01", last_day: "2026-12-20" };
  assert.equal(bodies, [
    { ...body, dry_run: true },
    { ...body, plan_tag: "tag-1" },
  ]);
});

test("a refusal is its text", async () => {
  const { client } = openClient(() => problem("EVENT_ITEM_403_FULL"));
  assert.equal(await planCopy(client, "rockets", sent), full);
  assert.equal(await copySeries(client, "rockets", { ...sent, planTag: "tag-1" }), full);
});

test.run();
