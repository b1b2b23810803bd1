import { pairOf } from "../../../domain/team/colours";
import {
  findSeasonFault,
  isSport,
  isTeamAgeGroup,
  seasonNameRule,
  teamNameRule,
} from "../../../domain/team/team";
import type { components } from "../../../openapi";
import type { season, team } from "../../platform/db/schema/team";
import { type FieldFault, Problem } from "../../platform/http/problem";
import { isInsult } from "../account/person-names";
import { readTimeZone } from "../account/time-zone";

type TeamChange = components["schemas"]["TeamChange"];
type SeasonChange = components["schemas"]["SeasonChange"];
export type TeamFields = Pick<
  typeof team.$inferInsert,
  | "name"
  | "sport"
  | "ageGroup"
  | "colourOne"
  | "colourTwo"
  | "timeZone"
  | "answersShownTo"
  | "takesUsual"
  | "familiesPost"
>;
export type SeasonFields = Pick<typeof season.$inferInsert, "name" | "startsOn" | "endsOn">;

/** The team's current colours, with which a single new one has to form a pair. */
type Colours = Pick<TeamFields, "colourOne" | "colourTwo">;

/** The team's fields after a change; refuses with every invalid field. */
export function readTeamChange(change: TeamChange, now: Colours): Partial<TeamFields> {
  const faults: FieldFault[] = [];
  const refuse = (field: string, rule: string) => faults.push({ field, rule });
  const fields: Partial<TeamFields> = {};
  if (change.name !== undefined) fields.name = readName(change.name, teamNameRule, "name", refuse);
  if (change.sport !== undefined) {
    if (!isSport(change.sport)) refuse("sport", "enum");
    fields.sport = change.sport;
  }
  if (change.age_group !== undefined) {
    if (!isTeamAgeGroup(change.age_group)) refuse("age_group", "enum");
    fields.ageGroup = change.age_group;
  }
  if (change.colour_one !== undefined || change.colour_two !== undefined) {
    const colours = {
      colourOne: change.colour_one ?? now.colourOne,
      colourTwo: change.colour_two ?? now.colourTwo,
    };
    if (pairOf(colours.colourOne, colours.colourTwo) === null) refuse("colour_two", "pair");
    Object.assign(fields, colours);
  }
  if (change.time_zone !== undefined) {
    const timeZone = readTimeZone(change.time_zone);
    if (timeZone === null) refuse("time_zone", "timeZone");
    else fields.timeZone = timeZone;
  }
  if (change.answers_shown_to !== undefined) fields.answersShownTo = change.answers_shown_to;
  if (change.takes_usual !== undefined) fields.takesUsual = change.takes_usual;
  if (change.families_post !== undefined) fields.familiesPost = change.families_post;
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  return fields;
}

export function readNewTeam(team: components["schemas"]["NewTeam"]): TeamFields {
  const { name, sport, age_group, colour_one, colour_two, time_zone } = team;
  const fields = readTeamChange(
    { name, sport, age_group, colour_one, colour_two, time_zone },
    { colourOne: colour_one, colourTwo: colour_two },
  );
  return {
    name: team.name,
    sport,
    ageGroup: age_group,
    colourOne: colour_one,
    colourTwo: colour_two,
    timeZone: time_zone,
    ...fields,
  };
}

/** `at` is the season's path in the body. */
export function readSeason(change: SeasonChange, at = ""): SeasonFields {
  const faults: FieldFault[] = [];
  const refuse = (field: string, rule: string) => faults.push({ field: `${at}${field}`, rule });
  const name = readName(change.name, seasonNameRule, "name", refuse);
  const fault = findSeasonFault(change.starts_on, change.ends_on);
  if (fault !== null) refuse("ends_on", fault);
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  return { name, startsOn: change.starts_on, endsOn: change.ends_on };
}

function readName(
  typed: string,
  rule: typeof teamNameRule,
  field: string,
  refuse: (field: string, rule: string) => void,
): string {
  const { value, problem } = rule(typed);
  if (problem !== null) refuse(field, "name");
  else if (isInsult(value)) refuse(field, "profanity");
  return value;
}
