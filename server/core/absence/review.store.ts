import { sql } from "drizzle-orm";
import type { AnswerSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import type { Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { effectiveAnswer } from "../schedule/effective-answer";
import { isAsked } from "../schedule/event-audience";
import type { Subject } from "./absence.store";

/** What stands for one of these people at an event to come. */
export interface WordRow {
  team_id: string;
  team_name: string;
  event_id: string;
  title: string;
  opponent: string | null;
  timing: "timed" | "day" | "open";
  starts_local: string;
  first_day: string;
  last_day: string;
  membership_id: string;
  child_id: string | null;
  first_name: string;
  answer: Answer | null;
  source: AnswerSource | null;
  absence_id: string | null;
}

/** Prepared, since planning it takes four times as long as running it, and a review reads it twice. */
const words = prepareOnce((db: Queries) => {
  const from = sql`${sql.placeholder("from")}::date`;
  return db
    .select({
      row: sql<WordRow>`json_build_object('team_id', t.id, 'team_name', t.name, 'event_id', e.id, 'title', e.title, 'opponent', e.opponent,
        'timing', e.timing, 'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'first_day', e.first_day,
        'last_day', e.last_day, 'membership_id', m.id, 'child_id', m.child_id,
        'first_name', coalesce(c.first_name, u.first_name, u.full_name), 'answer', w.answer, 'source', w.source, 'absence_id', w.absence_id)`,
    })
    .from(
      sql`json_to_recordset(${sql.placeholder("subjects")}::json) s("childId" uuid, "userId" text)
        join membership m on (m.child_id = s."childId" or m.user_id = s."userId") and m.ended_at is null
        join team t on t.id = m.team_id and t.archived_at is null
        join event e on e.team_id = m.team_id and e.status = 'on' and e.starts_at > ${sql.placeholder("now")}::timestamptz
          and e.first_day between ${from} - 13 and ${sql.placeholder("to")}::date and e.last_day >= ${from} and ${isAsked("e", "m")}
        left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        ${effectiveAnswer("w", { event: "e", player: "m", participation: "p" }).join}`,
    )
    .orderBy(sql`e.first_day, e.starts_at, e.id, m.child_id is null, lower(c.first_name), m.id`)
    .prepare("words");
});

/** Of all teams: events that are on, have not begun, and begin on these days or last into them. */
export async function readWords(
  db: Queries,
  { subjects, from, to, now }: { subjects: readonly Subject[]; from: string; to: string; now: Date },
): Promise<WordRow[]> {
  const asked = { subjects: JSON.stringify(subjects), from, to, now: now.toISOString() };
  const rows = await words(db).execute(asked);
  return rows.map(({ row }) => row);
}
