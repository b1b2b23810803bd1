-- A page of a person's feed, the newest first over all teams or of one, as one value in JSON; with the first page the pinned cards. Or one card. Null for
-- a team whose feed the person does not read, and for a card that is not there. A deleted post is in it for seven days. Whoever reads a card reads the
-- team's own huddle, so readers are found once for each team, not for each poll. A function, since it keeps its plan. Up to one card more than a page
-- is listed without a pin (`is_whole`). Staff get who reads the team, has seen a card and voted, and who guards which child.
create or replace function feed_of(who text, team uuid, card uuid, before_at timestamptz, before_id uuid, most integer, at_ timestamptz) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  upto_at timestamptz := coalesce(before_at, 'infinity');
  upto_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return (
    with mine as materialized (select * from feeds_read_by(who, team)),
      listed as materialized (
        select l.* from mine m cross join lateral (
          select f.team_id, f.id, f.posted_at from feed_card f
          where card is null and f.team_id = m.team_id and f.pinned_at is null and (f.posted_at, f.id) < (upto_at, upto_id)
            and (f.withdrawn_at is null or f.withdrawn_at > at_ - interval '7 days')
          order by f.posted_at desc, f.id desc limit most + 1) l
        order by l.posted_at desc, l.id desc limit most + 1),
      chosen as materialized (
        (select l.* from listed l order by l.posted_at desc, l.id desc limit most)
        union all
        select f.team_id, f.id, f.posted_at from mine m
          cross join lateral (select x.team_id, x.id, x.posted_at from feed_card x where x.team_id = m.team_id and x.pinned_at is not null limit 3) f
        where card is null and before_at is null
        union all
        select f.team_id, f.id, f.posted_at from mine m join feed_card f on f.team_id = m.team_id and f.id = card
        where f.withdrawn_at is null or f.withdrawn_at > at_ - interval '7 days'),
      shown as materialized (
        select s.*, coalesce(k.read_seq, 0) as read_seq, case when k.muted_until > at_ then k.muted_until end as muted_until,
          case when s.withdrawn_at is null then (select r.cheer from reaction r
            where r.team_id = s.team_id and r.message_id = s.id and r.user_id = who) end as my_cheer,
          case when s.withdrawn_at is null then (select v.picks from poll_vote v
            where v.team_id = s.team_id and v.message_id = s.id and v.user_id = who) end as my_picks
        from chosen c
          cross join lateral (select x.* from bare_card x where x.team_id = c.team_id and x.id = c.id limit 1) s
          left join lateral (select x.read_seq, x.muted_until from read_position x
            where x.team_id = c.team_id and x.huddle_id = c.id and x.user_id = who limit 1) k on true),
      polls as materialized (
        select s.team_id, s.id from shown s join poll p on p.team_id = s.team_id and p.message_id = s.id where s.withdrawn_at is null),
      readers as materialized (
        select m.team_id, m.is_staff, array(select c.user_id from readers_of_huddle(m.team_id, m.huddle_id) c) as ids
        from mine m where m.is_staff or m.may_post or m.team_id in (select p.team_id from polls p)),
      counted as materialized (
        select p.team_id, p.id, counted_poll(p.team_id, p.id, r.ids) as poll from polls p join readers r on r.team_id = p.team_id),
      named as materialized (
        select s.team_id, s.author_id as id from shown s
        union select s.team_id, json_array_elements_text(s.mentions) from shown s
        union select s.team_id, s.last ->> 'author_id' from shown s where s.last is not null)
    select case when (team is null or exists (select from mine)) and (card is null or exists (select from chosen)) then json_build_object(
      'cards', (select json_agg(l order by l.posted_at desc, l.id desc) from (
        select s.*, c.poll, case when r.is_staff and s.withdrawn_at is null then (select json_build_object(
            'seen', array(select k.user_id from read_position k
              where k.team_id = s.team_id and k.huddle_id = s.id and k.read_seq >= 1 and k.user_id <> s.author_id and k.user_id = any (r.ids)),
            'voted', array(select v.user_id from poll_vote v where v.team_id = s.team_id and v.message_id = s.id),
            'blocked_by', array(select b.user_id from person_block b where b.user_id = any (r.ids) and b.blocked_id = s.author_id),
            'reminded_at', f.reminded_at, 'reminders', f.reminders)
          from feed_card f where f.team_id = s.team_id and f.id = s.id) end as readers
        from shown s left join readers r on r.team_id = s.team_id left join counted c on c.team_id = s.team_id and c.id = s.id) l),
      'teams', (select json_agg(t order by t.name, t.team_id) from (
        select m.team_id, x.name, x.colour_one, x.colour_two, m.is_staff, m.may_post,
          case when m.may_post then (select cardinality(r.ids) from readers r where r.team_id = m.team_id) end as readers,
          case when m.is_staff then (select r.ids from readers r where r.team_id = m.team_id) end as reader_ids,
          case when m.is_staff then (select json_agg(json_build_array(a.child_id, a.user_id)) from team_access a
            where a.team_id = m.team_id and a.via = 'guardian') end as guardians,
          (select c.seq from team_sequence c where c.team_id = m.team_id) as as_of
        from mine m cross join lateral (select o.name, o.colour_one, o.colour_two from team o where o.id = m.team_id limit 1) x) t),
      'people', (select json_agg(p order by p.shown_name, p.user_id, p.team_id) from (
        select n.team_id, x.* from (select o.team_id, array_agg(o.id) as ids from named o group by o.team_id) n
          cross join lateral people_in(n.team_id, n.ids) x) p),
      'blocked', (select json_agg(b.blocked_id order by b.blocked_id) from person_block b
        where b.user_id = who and b.blocked_id in (select n.id from named n)),
      'is_whole', (select count(*) <= most from listed)) end);
end $$;
