import { type SQL, sql } from "drizzle-orm";
import { atStart, type Joined } from "./effective-answer";

/** Joins as `name` what the player's family knows of an event up to the version `noticed`. Nothing for an event that never changed. */
export const joinKnownVersions = (
  name: string,
  { event, player, participation }: Joined,
  noticed: SQL = sql.raw(`${event}.notice_version`),
): SQL => {
  const given = `of_team => ${event}.team_id, of_event => ${event}.id, seen => ${participation}.seen_version, let_in => ${player}.let_in_at`;
  return sql`left join lateral known_versions(${sql.raw(given)}, noticed => ${noticed}) ${sql.raw(name)} on true`;
};

/** All that the family may believe, where that is more than one version. */
export const severalVersions = (known: string): SQL =>
  sql.raw(`case when jsonb_array_length(${known}.possible_versions) > 1 then ${known}.possible_versions end`);

/** Joins as `name` whether the player is out of the event as the family knows it, from the effective answer `answer` and the versions `known`. */
export const joinIsOut = (
  name: string,
  { event, player, participation }: Joined,
  { answer, known }: { answer: string; known: string },
): SQL => {
  const given = [
    `answer => ${answer}.answer, source => ${answer}.source`,
    `given => ${participation}.answer, given_at => ${participation}.answered_at`,
    `possible_versions => ${known}.possible_versions`,
    `of_child => ${player}.child_id, of_adult => ${player}.user_id`,
    `timing => ${event}.timing, day_one => ${event}.first_day, day_last => ${event}.last_day`,
  ];
  const starts = atStart(event, "starts_at");
  return sql`left join lateral is_out(${sql.raw(given.join(", "))}, starts => ${starts}) ${sql.raw(name)} on true`;
};
