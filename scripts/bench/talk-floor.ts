import { randomUUID } from "node:crypto";
import type pg from "pg";

export interface FloorAim {
  teamId: string;
  huddleId: string;
  userId: string;
  /** The huddle's grown-ups with their sessions. */
  company: readonly { userId: string; sessionId: string }[];
}

const usersByKey = `json_array_elements_text($3::json) p(id)
  cross join lateral (select u.* from "user" u where u.id = p.id limit 1) u`;

/**
 * What the rows that each call reads or writes cost by their keys: plain SQL, prepared by name over one connection, which asks neither who may
 * read them nor what anybody is in the team, and computes nothing. A call cannot cost less.
 */
export function openFloor(client: pg.Client) {
  const ask = (name: string, text: string, values: readonly unknown[]) =>
    client.query({ name, text, values: [...values] });
  const idsOf = ({ company }: FloorAim) => JSON.stringify(company.map(({ userId }) => userId));
  return {
    "send a message": ({ teamId, huddleId, userId }: FloorAim) =>
      ask(
        "floor_send",
        `with clock as (update team_clock set seq = seq + 1 where team_id = $1 returning seq),
          place as (update huddle set last_seq = last_seq + 1 where team_id = $1 and id = $2 returning last_seq)
        insert into message (team_id, huddle_id, seq, id, changed, author_id, text, made_at)
        select $1, $2, place.last_seq, $3, clock.seq, $4, 'Who brings the balls?', now() from clock, place`,
        [teamId, huddleId, randomUUID(), userId],
      ),
    "the list of huddles": (aim: FloorAim) =>
      ask(
        "floor_list",
        `select h.*, t.name, c.seq, k.read_seq, l.*,
          (select count(*) from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > k.read_seq) as unread,
          (select count(u.id) from ${usersByKey}) as readers
        from huddle h join team t on t.id = h.team_id join team_clock c on c.team_id = h.team_id
          left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = $4
          left join lateral (select m.author_id, m.text, m.made_at from message m where m.team_id = h.team_id and m.huddle_id = h.id
            order by m.seq desc limit 1) l on true
        where h.team_id = $1 and h.id = $2`,
        [aim.teamId, aim.huddleId, idsOf(aim), aim.userId],
      ),
    "the counts of the badges": ({ teamId, huddleId, userId }: FloorAim) =>
      ask(
        "floor_counts",
        `select (select count(*) from ding where user_id = $3 and seen_at is null), n.*
        from marker k cross join lateral (
          select count(*), max(m.made_at) from message m where m.team_id = k.team_id and m.huddle_id = k.huddle_id and m.seq > k.read_seq) n
        where k.team_id = $1 and k.huddle_id = $2 and k.user_id = $3`,
        [teamId, huddleId, userId],
      ),
    "a page of 50 messages": async (aim: FloorAim) => {
      const { teamId, huddleId } = aim;
      const text = "select * from message where team_id = $1 and huddle_id = $2 order by seq desc limit 51";
      await ask("floor_page", text, [teamId, huddleId]);
      await ask(
        "floor_people",
        `select u.full_name, u.drip_name, u.avatar from ${usersByKey.replace("$3", "$1")}`,
        [idsOf(aim)],
      );
    },
    "news for 36 listeners": ({ teamId, company }: FloorAim) =>
      ask(
        "floor_news",
        `select (select seq from team_clock where team_id = $1),
          (select json_agg(m) from (select * from message where team_id = $1 and changed > $2 order by changed limit 200) m),
          (select json_agg(s.id) from json_array_elements_text($3::json) p(id)
            cross join lateral (select s.id from session s where s.id = p.id limit 1) s)`,
        [teamId, 99, JSON.stringify(company.map(({ sessionId }) => sessionId))],
      ),
  };
}
