import { suite } from "uvu";
import * as assert from "uvu/assert";
import { teamCodeTexts } from "../../../domain/team/code-texts";
import type { Team } from "../../../domain/team/team-form";
import { saveTeam } from "../../../src/effects/team/team-form.effects";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("team form effects");
const comets: Team = {
  id: "t1",
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "America/Chicago",
  my_standings: [],
  seasons: [],
  counts: { players: 0, staff: 1 },
  is_resting: false,
  archived_at: null,
  version: 2,
};
const form = {
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  isCoach: true,
} as const;
const fields = {
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
};
const key = "5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11";

test("a team is created under the idempotency key, in the device's zone", async () => {
  const { client, requests } = openClient(() => json(comets));
  assert.equal(await saveTeam(client, "Europe/Oslo", { form, key, saved: null }), {
    kind: "saved",
    saved: comets,
  });
  const [request] = requests;
  assert.equal(
    [request?.method, request?.url, request?.headers.get("idempotency-key"), await request?.json()],
    ["POST", "https://drip.example/team", key, { ...fields, time_zone: "Europe/Oslo", is_coach: true }],
  );
});

test("an edit is sent with the version that was read, with who reads the answers and without the time zone", async () => {
  const { client, requests } = openClient(() => json(comets));
  assert.equal(await saveTeam(client, "Europe/Oslo", { form, key, saved: comets }), {
    kind: "saved",
    saved: comets,
  });
  const [request] = requests;
  assert.equal(
    [request?.method, request?.url, request?.headers.get("if-match"), await request?.json()],
    ["PATCH", "https://drip.example/team/team_id/t1", '"2"', fields],
  );
});

test("after a version conflict the current team is read", async () => {
  const theirs = { ...comets, name: "Meteors", version: 3 };
  const { client } = openClient(({ method }) =>
    method === "GET" ? json(theirs) : problem("REQUEST_412_CHANGED"),
  );
  assert.equal(await saveTeam(client, "UTC", { form, key, saved: comets }), { kind: "differs", theirs });
});

test("a refusal has the text of its code", async () => {
  const { client } = openClient(() => problem("TEAM_403_TOO_MANY"));
  assert.equal(await saveTeam(client, "UTC", { form, key, saved: null }), {
    kind: "refused",
    text: teamCodeTexts.TEAM_403_TOO_MANY,
  });
});

test.run();
