import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import type { Product } from "../browser/product";
import { type GrownUp, makeGrownUp } from "./grown-ups";

type Schemas = components["schemas"];

/** A mother of two children in two teams of one coach, all in Chicago, and the local days of the teams. */
export async function makeHousehold(product: Product, zone = "America/Chicago") {
  const [coach, mother] = await Promise.all([makeGrownUp(product), makeGrownUp(product)]);
  const [rockets, comets] = [
    await startTeam(coach, zone, "Rockets", { colour_one: "#1b7f4b", colour_two: "#fffefa" }),
    await startTeam(coach, zone, "Comets", {}),
  ];
  const [maya, leo] = [await mother.addKid("Maya"), await mother.addKid("Leo", "2018-06-02")];
  await joinTeam(coach, mother, rockets.id, [maya.id]);
  await joinTeam(coach, mother, comets.id, [maya.id, leo.id]);
  const addEvent = (teamId: string, change: Partial<Schemas["NewEvent"]> & { starts_local: string }) =>
    coach.call<Schemas["EventDetails"]>("POST", `/team/team_id/${teamId}/event`, {
      kind: "practice",
      timing: "timed",
      duration_minutes: 90,
      arrive_minutes: 15,
      ...change,
    });
  const { today } = await mother.call<Schemas["ScheduleWindow"]>("GET", "/schedule?from=2026-01-01&days=1");
  return { coach, mother, rockets, comets, maya, leo, addEvent, today };
}

const startTeam = (coach: GrownUp, time_zone: string, name: string, colours: object) =>
  coach.call<Schemas["Team"]>("POST", "/team", {
    name,
    sport: "soccer",
    age_group: "u10",
    colour_one: "#1d2f6f",
    colour_two: "#ffc53d",
    time_zone,
    is_coach: true,
    ...colours,
  });

export async function joinTeam(coach: GrownUp, mother: GrownUp, teamId: string, children: string[]) {
  await mother.accept(await coach.shareTeam(teamId), children);
  const { items } = await coach.call<{ items: { request_id: string }[] }>(
    "GET",
    `/team/team_id/${teamId}/join_request`,
  );
  await coach.call("POST", `/team/team_id/${teamId}/join_request/decide`, {
    decisions: items.map(({ request_id }) => ({ request_id, decision: "approved" })),
  });
  assert.is(items.length, children.length);
}
