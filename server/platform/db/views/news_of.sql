-- Of a card there is the card as it is now, and its comments; the post is no message. `full_at`: changes past this number may be missing.
-- What a team's listeners (user_id, session_id) are to be told past a number, and who of them may hear it, as one value in JSON. A function, since it
-- keeps its plan. The session that holds, under the conditions of the bearer check, is looked up by its key because of the limit: else the plan would
-- read all sessions that have not ended.
create or replace function news_of(team uuid, after_ bigint, listeners json, at_ timestamptz, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with listener as materialized (select l.user_id, l.session_id from json_to_recordset(listeners) as l(user_id text, session_id text)),
      written as materialized (
        select m.*, h.kind from (select x.* from shown_message x where x.team_id = team and x.changed > after_ order by x.changed limit most) m
          cross join lateral (select x.kind from huddle x where x.team_id = m.team_id and x.id = m.huddle_id limit 1) h),
      said as materialized (
        select m.huddle_id, m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers
        from written m where m.kind <> 'card' or m.seq > 1),
      touched as materialized (
        select h.id as huddle_id, h.kind, h.changed from huddle h where h.team_id = team and h.changed > after_ order by h.changed limit most),
      altered as materialized (select t.* from touched t where t.kind <> 'card'),
      moved as materialized (
        select c.huddle_id, max(c.changed) as changed from (
          select t.huddle_id, t.changed from touched t where t.kind = 'card' union all select m.huddle_id, m.changed from written m where m.kind = 'card') c
        group by c.huddle_id),
      cards as materialized (
        select s.*, m.changed from moved m
          cross join lateral (select x.* from shown_card x where x.team_id = team and x.id = m.huddle_id limit 1) s),
      team_huddle as materialized (select h.id from huddle h where h.team_id = team and h.kind = 'team'),
      readers as (
        select r.huddle_id, r.user_id, r.since_seq from readers_of_huddles(team,
          array(select s.huddle_id from said s union select a.huddle_id from altered a union select c.id from cards c union select t.id from team_huddle t),
          array(select distinct l.user_id from listener l)) r)
    select json_build_object(
      'at', (select c.seq from team_sequence c where c.team_id = team),
      'team_huddle', (select t.id from team_huddle t),
      'said', (select json_agg(s order by s.changed) from said s),
      'altered', (select json_agg(a order by a.changed) from altered a),
      'cards', (select json_agg(c order by c.changed) from cards c),
      'full_at', (select min(f.at) from (
        select max(m.changed) as at from written m having count(*) >= most union all select max(t.changed) from touched t having count(*) >= most) f),
      'readers', (select json_agg(r) from readers r),
      'living', (select json_agg(s.id) from listener l
        cross join lateral (
          select s.id from session s
            join "user" u on u.id = s.user_id and u.banned_at is null and u.deleted_at is null and not u.must_change_password
          where s.id = l.session_id and s.user_id = l.user_id and s.revoked_at is null and s.expires_at > at_ limit 1) s),
      'left', (select json_agg(b) from (
        select s.huddle_id, s.user_id from altered a
          join huddle_member s on s.team_id = team and s.huddle_id = a.huddle_id and s.left_at is not null
        union all
        select a.huddle_id, m.user_id from altered a join membership m on m.team_id = team where a.kind = 'staff') b
        where b.user_id in (select l.user_id from listener l))));
end $$;
