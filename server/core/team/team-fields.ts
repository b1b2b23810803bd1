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
type LineRule = typeof teamNameRule;
type Refuse = (field: string, rule: string) => void;
/** What is decided of a field; the rest follows from it: what is accepted, stored, read and presented. */
type TeamFieldRow = {
  /** The column that it sets. */
  readonly column: keyof typeof team.$inferInsert;
  /** For a typed line, by which it is limited and tidied. */
  readonly line?: LineRule;
  /** For values that the contract does not list. */
  readonly isKnown?: (value: string) => boolean;
  readonly isForStaff?: true;
};

/** One row for each field that a request can name. */
export const teamFieldTable = {
  name: { column: "name", line: teamNameRule },
  sport: { column: "sport", isKnown: isSport },
  age_group: { column: "ageGroup", isKnown: isTeamAgeGroup },
  colour_one: { column: "colourOne" },
  colour_two: { column: "colourTwo" },
  time_zone: { column: "timeZone" },
  answers_shown_to: { column: "answersShownTo", isForStaff: true },
  takes_usual: { column: "takesUsual", isForStaff: true },
  families_post: { column: "familiesPost", isForStaff: true },
} as const satisfies { readonly [Field in keyof TeamChange]-?: TeamFieldRow };

export const teamFieldRows = Object.entries(teamFieldTable) as readonly [keyof TeamChange, TeamFieldRow][];

export type TeamColumn = (typeof teamFieldTable)[keyof TeamChange]["column"];
export type TeamFields = Pick<typeof team.$inferInsert, TeamColumn>;
export type SeasonFields = Pick<typeof season.$inferInsert, "name" | "startsOn" | "endsOn">;

/** The team's current colours, with which a single new one has to form a pair. */
type Colours = Pick<TeamFields, "colourOne" | "colourTwo">;

/** The team's fields after a change; refuses with every invalid field. */
export function readTeamChange(change: TeamChange, now: Colours): Partial<TeamFields> {
  const faults: FieldFault[] = [];
  const refuse = (field: string, rule: string) => faults.push({ field, rule });
  const read = teamFieldRows.flatMap(([field, row]) => {
    const given = change[field];
    return given === undefined ? [] : [[row.column, readField(given, { field, row, refuse })]];
  });
  if (change.colour_one !== undefined || change.colour_two !== undefined) {
    const { colour_one = now.colourOne, colour_two = now.colourTwo } = change;
    if (pairOf(colour_one, colour_two) === null) refuse("colour_two", "pair");
  }
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  return Object.fromEntries(read);
}

function readField(
  given: string | boolean,
  { field, row, refuse }: { field: keyof TeamChange; row: TeamFieldRow; refuse: Refuse },
): string | boolean {
  if (typeof given === "boolean") return given;
  if (field === "time_zone") {
    const timeZone = readTimeZone(given);
    if (timeZone === null) refuse(field, "timeZone");
    return timeZone ?? given;
  }
  if (row.isKnown && !row.isKnown(given)) refuse(field, "enum");
  return row.line ? readLine(given, row.line, field, refuse) : given;
}

/** The contract requires the fields of columns without a default. */
export const readNewTeam = (given: components["schemas"]["NewTeam"]): TeamFields =>
  readTeamChange(given, { colourOne: given.colour_one, colourTwo: given.colour_two }) as TeamFields;

/** `at` is the season's path in the body. */
export function readSeason(change: SeasonChange, at = ""): SeasonFields {
  const faults: FieldFault[] = [];
  const refuse = (field: string, rule: string) => faults.push({ field: `${at}${field}`, rule });
  const name = readLine(change.name, seasonNameRule, "name", refuse);
  const fault = findSeasonFault(change.starts_on, change.ends_on);
  if (fault !== null) refuse("ends_on", fault);
  if (faults.length > 0) throw new Problem("REQUEST_400_INVALID", { fields: faults });
  return { name, startsOn: change.starts_on, endsOn: change.ends_on };
}

function readLine(typed: string, rule: LineRule, field: string, refuse: Refuse): string {
  const { value, problem } = rule(typed);
  if (problem !== null) refuse(field, "name");
  else if (isInsult(value)) refuse(field, "profanity");
  return value;
}
