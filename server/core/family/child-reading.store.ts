import { sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { ShownAs } from "../../../domain/family/child";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { hasLinkMakerLeft } from "./circle-link";
import { isRemovalRefused } from "./guardian-removal.store";

/** Everything that anybody may see of a child. `presentChild` decides what a viewer sees. */
export interface ChildRecord {
  id: string;
  first_name: string;
  last_initial: string;
  date_of_birth: string;
  shown_as: ShownAs;
  version: number;
  is_frozen: boolean;
  may_be_photographed: boolean;
  my_photo_consent: boolean;
  guardians: {
    user_id: string;
    name: string;
    drip_name: string | null;
    since: string;
    let_in_by: string | null;
  }[];
  followers: { user_id: string; name: string; drip_name: string | null; since: string }[];
  requests: {
    request_id: string;
    user_id: string;
    name: string;
    wish: "guardian" | "follower";
    origin: "link" | "spot" | "staff";
    has_link_maker_left: boolean;
    created_at: string;
  }[];
  teams: {
    id: string;
    name: string;
    colour_one: string;
    colour_two: string;
    membership_id: string;
    number: string | null;
    /** Whether the viewer is staff or family there. */
    is_shared: boolean;
  }[];
  /** Open requests to end a guardian's access. */
  removals: {
    request_id: string;
    user_id: string;
    requested_by: string;
    requested_by_name: string;
    ends_at: string;
  }[];
  /** Guardians whose access the viewer may not ask to end. */
  removals_refused: string[];
  take_back: { user_id: string; name: string; root_id: string; until: string }[];
}

/** Milliseconds. */
export const requestLife = retention.openRequestDays * 86_400_000;

/** In the order of the ids, without unknown and deleted ones. One statement for all. */
export async function readChildren(
  db: Database,
  { viewerId, ids, now }: { viewerId: string; ids: readonly string[]; now: Date },
): Promise<ChildRecord[]> {
  if (ids.length === 0) return [];
  const since = new Date(now.getTime() - requestLife).toISOString();
  const rows = await records(db).execute({
    ids: JSON.stringify(ids),
    viewerId,
    since,
    now: now.toISOString(),
  });
  return rows.map(({ record }) => record);
}

const records = prepareOnce((db: Database) => {
  const viewer = sql`${sql.placeholder("viewerId")}`;
  const list = (what: ReturnType<typeof sql>) => sql`coalesce((select json_agg(${what}), '[]'::json)`;
  return db
    .select({
      record: sql<ChildRecord>`json_build_object(
        'id', c.id, 'first_name', c.first_name, 'last_initial', c.last_initial, 'date_of_birth', c.date_of_birth::text,
        'shown_as', c.shown_as, 'version', c.version, 'is_frozen', s.is_frozen, 'may_be_photographed', s.may_be_photographed,
        'my_photo_consent', exists (select from consent k
          where k.child_id = c.id and k.user_id = ${viewer} and k.kind = 'photo' and k.withdrawn_at is null),
        'guardians', ${list(sql`json_build_object('user_id', u.id, 'name', u.full_name, 'drip_name', u.drip_name,
            'since', ${isoOf("g.created_at")}, 'let_in_by', l.full_name) order by g.created_at, g.id)
          from living_guardian g join "user" u on u.id = g.user_id left join "user" l on l.id = g.let_in_by
          where g.child_id = c.id`)},
        'followers', ${list(sql`json_build_object('user_id', u.id, 'name', u.full_name, 'drip_name', u.drip_name,
            'since', ${isoOf("f.created_at")}) order by f.created_at, u.id)
          from follow f join living_user v on v.id = f.user_id join "user" u on u.id = f.user_id
          where f.child_id = c.id`)},
        'requests', ${list(sql`json_build_object('request_id', r.id, 'user_id', u.id, 'name', u.full_name, 'wish', r.wish,
            'origin', r.origin, 'has_link_maker_left', ${hasLinkMakerLeft("r")}, 'created_at', ${isoOf("r.created_at")}) order by r.created_at, r.id)
          from circle_request r join "user" u on u.id = r.user_id
          where r.child_id = c.id and r.decided_at is null and r.wish in ('guardian', 'follower')
            and r.created_at > ${sql.placeholder("since")}::timestamptz and is_fit_adult(u)`)},
        'teams', ${list(sql`json_build_object('id', t.id, 'name', t.name, 'colour_one', t.colour_one,
            'colour_two', t.colour_two, 'membership_id', m.id, 'number', m.number,
            'is_shared', exists (select from team_access r where r.team_id = m.team_id and r.user_id = ${viewer}
              and (r.roles && '{coach,manager}' or r.via in ('self', 'guardian', 'own') and not 'follower' = any (r.roles))))
            order by t.name, t.id)
          from membership m join team t on t.id = m.team_id and t.archived_at is null
          where m.child_id = c.id and m.ended_at is null`)},
        'removals', ${list(sql`json_build_object('request_id', r.id, 'user_id', r.user_id, 'requested_by', r.requested_by,
            'requested_by_name', u.full_name, 'ends_at', ${isoOf("r.ends_at")}) order by r.created_at, r.id)
          from guardian_removal r join "user" u on u.id = r.requested_by
          where r.child_id = c.id and r.decided_at is null`)},
        'removals_refused', ${list(sql`g.user_id order by g.user_id)
          from living_guardian g where g.child_id = c.id and ${isRemovalRefused({
            child: sql`c.id`,
            caller: viewer,
            target: sql`g.user_id`,
            now: sql`${sql.placeholder("now")}::timestamptz`,
          })}`)},
        'take_back', ${list(sql`json_build_object('user_id', b.user_id, 'name', u.full_name, 'root_id', b.root_id,
            'until', ${isoOf("b.until")}) order by u.full_name, u.id)
          from may_take_back(c.id, ${viewer}) b join "user" u on u.id = b.user_id`)}
      )`,
    })
    .from(
      sql`json_array_elements_text(${sql.placeholder("ids")}::json) with ordinality as asked(id, place)
        join child c on c.id = asked.id::uuid and c.deleted_at is null join child_state s on s.child_id = c.id`,
    )
    .orderBy(sql`asked.place`)
    .prepare("children");
});

/** In JavaScript's date format. */
const isoOf = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The children whom somebody is guardian of, oldest profile first, and whom they follow. */
export async function readCircle(
  db: Database,
  userId: string,
): Promise<{ guards: string[]; follows: string[] }> {
  const rows = await circles(db).execute({ userId });
  const idsOf = (as: CircleRow["as"]) => rows.filter((row) => row.as === as).map((row) => row.childId);
  return { guards: idsOf("guardian"), follows: idsOf("follower") };
}

interface CircleRow {
  childId: string;
  as: "guardian" | "follower";
}

const circles = prepareOnce((db: Database) => {
  const userId = sql.placeholder("userId");
  return db
    .select({ childId: sql<string>`child_id`, as: sql<CircleRow["as"]>`stands` })
    .from(
      sql`(
        select g.child_id, 'guardian' as stands, c.created_at from living_guardian g join child c on c.id = g.child_id
        where g.user_id = ${userId}
        union all
        select f.child_id, 'follower', f.created_at from follow f join living_user u on u.id = f.user_id
        where f.user_id = ${userId} and exists (select from living_guardian g where g.child_id = f.child_id)
          and not exists (select from living_guardian g where g.child_id = f.child_id and g.user_id = f.user_id)
      ) as circle`,
    )
    .orderBy(sql`created_at, child_id`)
    .prepare("circle");
});
