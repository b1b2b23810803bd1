import { randomUUID } from "node:crypto";
import type { components } from "../../../openapi";
import { newPractice as practice } from "../contract/typical";
import type { TestServer } from "../server/server";
import { ask, type Person } from "./ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "./club";

type Details = components["schemas"]["EventDetails"];
type Window = components["schemas"]["ScheduleWindow"];
type SeriesReply = components["schemas"]["SeriesOrPlan"];
type Kept = components["schemas"]["KeptAnswer"];

/** A club with two families, and its people's calls of the schedule. */
export function scheduleCalls(server: () => TestServer) {
  const named = (fullName: string) => {
    const [firstName = "", lastName = ""] = fullName.split(" ");
    return addAdult(server(), { fullName, firstName, lastName });
  };

  async function club() {
    const [coach, mother, father, other, grandpa] = [
      await named("Cora Coach"),
      await named("Mia Reyes"),
      await named("Finn Reyes"),
      await named("Olga Other"),
      await named("Gus Grandpa"),
    ];
    const { id: teamId } = await addTeam(server(), coach.user.id, { roles: ["manager", "coach"] });
    const sam = await addChild(server(), [mother.user.id, father.user.id]);
    const lea = await addChild(server(), [other.user.id], { firstName: "Lea", lastInitial: "O" });
    const samId = (await addMember(server(), teamId, { childId: sam.id, number: "7" })).id;
    const leaId = (await addMember(server(), teamId, { childId: lea.id, number: "10" })).id;
    const spotId = (
      await addMember(server(), teamId, { spotFirstName: "Ada", spotLastInitial: "K", number: "3" })
    ).id;
    await addFollower(server(), sam.id, grandpa.user.id, mother.user.id);
    return { teamId, coach, mother, father, other, grandpa, sam, samId, lea, leaId, spotId };
  }

  const add = (person: Person, teamId: string, change: object = {}, key: string = randomUUID()) =>
    ask<Details>(server(), person, `POST /team/team_id/${teamId}/event`, {
      headers: { "idempotency-key": key },
      body: { ...practice, ...change },
    });
  const at = (teamId: string, id: string) => `/team/team_id/${teamId}/event/event_id/${id}`;
  const change = (person: Person, teamId: string, id: string, version: number, body: object) =>
    ask<Details>(server(), person, `PATCH ${at(teamId, id)}`, {
      headers: { "if-match": `"${version}"` },
      body,
    });
  const say = (
    person: Person,
    { teamId, id, membershipId }: { teamId: string; id: string; membershipId: string },
    answer: string,
    { seen = 0, version = 1, note }: { seen?: number; version?: number; note?: string } = {},
  ) =>
    ask<Kept>(server(), person, `PUT ${at(teamId, id)}/answer/membership_id/${membershipId}`, {
      headers: { "if-match": `"${seen}"` },
      body: { answer, event_version: version, ...(note && { note }) },
    });
  const read = async (person: Person, teamId: string, id: string) =>
    (await ask<Details>(server(), person, `GET ${at(teamId, id)}`)).body;
  const week = async (person: Person, query = "from=2026-11-22&days=14") =>
    (await ask<Window>(server(), person, `GET /schedule?${query}`)).body;

  const post = <Body = Details>(
    person: Person,
    { teamId, id, version }: { teamId: string; id: string; version?: number },
    call: string,
    body?: object,
  ) =>
    ask<Body>(server(), person, `POST ${at(teamId, id)}/${call}`, {
      ...(version !== undefined && { version }),
      ...(body && { body }),
    });
  const addSeries = (person: Person, teamId: string, body: object, key: string = randomUUID()) =>
    ask<SeriesReply>(server(), person, `POST /team/team_id/${teamId}/series`, { body, key });
  const changeSeries = (
    person: Person,
    { teamId, id, version }: { teamId: string; id: string; version: number },
    body: object,
  ) =>
    ask<SeriesReply>(server(), person, `PATCH /team/team_id/${teamId}/series/series_id/${id}`, {
      version,
      body,
    });
  const gotIt = (person: Person, ...items: { team_id: string; event_id: string; version: number }[]) =>
    ask<components["schemas"]["Acknowledgements"]>(server(), person, "POST /schedule/got_it", {
      body: { items },
    });
  return { named, club, add, at, change, say, read, week, post, addSeries, changeSeries, gotIt };
}
