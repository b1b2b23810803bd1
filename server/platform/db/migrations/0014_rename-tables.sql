-- Tables, columns and functions get the names that the code uses. No row changes. Views follow by themselves; the bodies of functions do not.
alter table marker rename to read_position;
--> statement-breakpoint
alter table read_position rename constraint marker_team_id_huddle_id_user_id_pk to read_position_team_id_huddle_id_user_id_pk;
--> statement-breakpoint
alter table read_position rename constraint marker_user_id_user_id_fk to read_position_user_id_user_id_fk;
--> statement-breakpoint
alter table read_position rename constraint marker_huddle to read_position_huddle;
--> statement-breakpoint
alter index marker_of_user rename to read_position_of_user;
--> statement-breakpoint
alter table seat rename to huddle_member;
--> statement-breakpoint
alter table huddle_member rename column seated_by to added_by;
--> statement-breakpoint
alter table huddle_member rename column seated_at to added_at;
--> statement-breakpoint
alter table huddle_member rename constraint seat_team_id_huddle_id_user_id_pk to huddle_member_team_id_huddle_id_user_id_pk;
--> statement-breakpoint
alter table huddle_member rename constraint seat_user_id_user_id_fk to huddle_member_user_id_user_id_fk;
--> statement-breakpoint
alter table huddle_member rename constraint seat_huddle to huddle_member_huddle;
--> statement-breakpoint
alter table huddle_member rename constraint seat_left to huddle_member_left;
--> statement-breakpoint
alter index seat_of_user rename to huddle_member_of_user;
--> statement-breakpoint
alter table team_clock rename to team_sequence;
--> statement-breakpoint
alter table team_sequence rename constraint team_clock_pkey to team_sequence_pkey;
--> statement-breakpoint
alter table team_sequence rename constraint team_clock_team_id_team_id_fk to team_sequence_team_id_team_id_fk;
--> statement-breakpoint
alter table ring_settings rename to push_settings;
--> statement-breakpoint
alter table push_settings rename constraint ring_settings_pkey to push_settings_pkey;
--> statement-breakpoint
alter table push_settings rename constraint ring_settings_user_id_user_id_fk to push_settings_user_id_user_id_fk;
--> statement-breakpoint
alter table push_settings rename constraint ring_settings_talk to push_settings_talk;
--> statement-breakpoint
alter table push_settings rename constraint ring_settings_digest to push_settings_digest;
--> statement-breakpoint
alter table push_settings rename constraint ring_settings_muted_mails to push_settings_muted_mails;
--> statement-breakpoint
alter table push_settings rename constraint ring_settings_quiet to push_settings_quiet;
--> statement-breakpoint
alter table delivery rename to push_queue;
--> statement-breakpoint
alter table push_queue rename constraint delivery_user_id_channel_group_key_pk to push_queue_user_id_channel_group_key_pk;
--> statement-breakpoint
alter table push_queue rename constraint delivery_user_id_user_id_fk to push_queue_user_id_user_id_fk;
--> statement-breakpoint
alter table push_queue rename constraint delivery_channel to push_queue_channel;
--> statement-breakpoint
alter index delivery_due rename to push_queue_due;
--> statement-breakpoint
alter index delivery_old rename to push_queue_old;
--> statement-breakpoint
alter table push_heard rename to push_acknowledgement;
--> statement-breakpoint
alter table push_acknowledgement rename column heard_at to acknowledged_at;
--> statement-breakpoint
alter table push_acknowledgement rename constraint push_heard_pkey to push_acknowledgement_pkey;
--> statement-breakpoint
alter table push_acknowledgement rename constraint push_heard_user_id_user_id_fk to push_acknowledgement_user_id_user_id_fk;
--> statement-breakpoint
alter index push_heard_group rename to push_acknowledgement_group;
--> statement-breakpoint
alter index push_heard_user rename to push_acknowledgement_user;
--> statement-breakpoint
alter index push_heard_old rename to push_acknowledgement_old;
--> statement-breakpoint
alter table farewell_notice rename to inactivity_notice;
--> statement-breakpoint
alter table inactivity_notice rename constraint farewell_notice_pkey to inactivity_notice_pkey;
--> statement-breakpoint
alter table inactivity_notice rename constraint farewell_notice_child_id_child_id_fk to inactivity_notice_child_id_child_id_fk;
--> statement-breakpoint
alter table inactivity_notice rename constraint farewell_notice_team_id_team_id_fk to inactivity_notice_team_id_team_id_fk;
--> statement-breakpoint
alter table inactivity_notice rename constraint farewell_notice_about to inactivity_notice_about;
--> statement-breakpoint
alter index farewell_notice_child rename to inactivity_notice_child;
--> statement-breakpoint
alter index farewell_notice_team rename to inactivity_notice_team;
--> statement-breakpoint
alter index farewell_notice_due rename to inactivity_notice_due;
--> statement-breakpoint
alter table look_alike rename to possible_duplicate;
--> statement-breakpoint
alter table possible_duplicate rename constraint look_alike_team_id_id_pk to possible_duplicate_team_id_id_pk;
--> statement-breakpoint
alter table possible_duplicate rename constraint look_alike_team_id_team_id_fk to possible_duplicate_team_id_team_id_fk;
--> statement-breakpoint
alter table possible_duplicate rename constraint look_alike_child_id_child_id_fk to possible_duplicate_child_id_child_id_fk;
--> statement-breakpoint
alter table possible_duplicate rename constraint look_alike_user_id_user_id_fk to possible_duplicate_user_id_user_id_fk;
--> statement-breakpoint
alter table possible_duplicate rename constraint look_alike_team_id_membership_id_membership_team_id_id_fk to possible_duplicate_membership;
--> statement-breakpoint
alter table possible_duplicate rename constraint look_alike_reported to possible_duplicate_reported;
--> statement-breakpoint
alter index look_alike_told rename to possible_duplicate_told;
--> statement-breakpoint
alter index look_alike_user rename to possible_duplicate_user;
--> statement-breakpoint
alter index look_alike_child rename to possible_duplicate_child;
--> statement-breakpoint
alter function tick(uuid) rename to next_in_team_sequence;
--> statement-breakpoint
alter function settle_seats(text[], uuid) rename to settle_huddle_members;
--> statement-breakpoint
alter function seats_follow_roles() rename to huddle_members_follow_roles;
--> statement-breakpoint
alter trigger membership_seats on membership rename to membership_huddle_members;
--> statement-breakpoint
alter trigger guardianship_seats on guardianship rename to guardianship_huddle_members;
--> statement-breakpoint
alter trigger follow_seats on follow rename to follow_huddle_members;
--> statement-breakpoint
alter trigger child_seats on child rename to child_huddle_members;
--> statement-breakpoint
alter trigger user_seats on "user" rename to user_huddle_members;
--> statement-breakpoint
-- No picks take the vote back. The post counts as changed, so that everybody gets the new counts.
create or replace function cast_vote(team uuid, card uuid, who text, picks_ smallint[], at_ timestamptz) returns table (outcome text, at bigint)
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare p record; k bigint; is_same boolean;
begin
  if readable_since(team, card, who) is null then return query select 'hidden', null::bigint; return; end if;
  k := lock_team_sequence(team);
  if readable_since(team, card, who) is null or not exists (
      select from feed_card f where f.team_id = team and f.id = card and f.withdrawn_at is null) then
    return query select 'hidden', null::bigint; return;
  end if;
  if exists (select from team t where t.id = team and t.archived_at is not null) then return query select 'archived', null::bigint; return; end if;
  select x.options, x.is_multiple, x.closes_at, x.closed_at into p from poll x where x.team_id = team and x.message_id = card;
  if not found then return query select 'picks', null::bigint; return; end if;
  if p.closed_at is not null or p.closes_at <= at_ then return query select 'closed', null::bigint; return; end if;
  if not are_poll_picks(picks_, p.options, p.is_multiple) then return query select 'picks', null::bigint; return; end if;
  if cardinality(picks_) = 0 then
    delete from poll_vote v where v.team_id = team and v.message_id = card and v.user_id = who;
    is_same := not found;
  else
    insert into poll_vote as v (team_id, message_id, user_id, picks, made_at)
      values (team, card, who, array(select n from unnest(picks_) n order by n), at_)
      on conflict (team_id, message_id, user_id) do update set picks = excluded.picks, made_at = excluded.made_at where v.picks <> excluded.picks;
    is_same := not found;
  end if;
  if is_same then return query select 'same', k; return; end if;
  k := next_in_team_sequence(team);
  update message m set changed = k where m.team_id = team and m.id = card;
  return query select 'voted', k;
end $$;
--> statement-breakpoint
-- A group of two of whom one has folded the other is closed, as if somebody had pressed the button, so that nobody can tell the one from the other: not
-- now, and not when the block has ended. Nobody's name stands for it. Under the team's sequence, after each change of members or blocks.
create or replace function close_parted_groups(team uuid, at_ timestamptz) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  update huddle h set closed_at = at_, closed_by = '02102020', version = h.version + 1, changed = next_in_team_sequence(team)
  where h.team_id = team and h.kind = 'group' and h.closed_at is null
    and (select count(*) from huddle_member s where s.team_id = team and s.huddle_id = h.id and s.left_at is null) = 2
    and exists (
      select from huddle_member a
        join huddle_member b on b.team_id = a.team_id and b.huddle_id = a.huddle_id and b.left_at is null
        join person_block p on p.user_id = a.user_id and p.blocked_id = b.user_id
      where a.team_id = team and a.huddle_id = h.id and a.left_at is null);
end $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Whatever ends or begins somebody's role in a team, the members of groups and blocks follow it. At the end of the transaction, when it is known which roles remain, and
-- so that the sequences are held for a moment only. A membership concerns its team; all else may concern every team of the people, whose sequences the first
-- of several rows takes in their order: all who have or had the child count with each of their rows, since several of them may end at once. Rows of
-- roles are deleted only with the rows of groups, or after they have ended. The staff's huddle has no such rows: whoever comes to it or leaves it changes it, but for
-- somebody who is new in the team and has no page that shows it.
create or replace function huddle_members_follow_roles() returns trigger language plpgsql as $$
declare
  now_ jsonb := to_jsonb(new);
  before_ jsonb := to_jsonb(old);
  staff text := case when now_ -> 'roles' ?| '{coach,manager}' and now_ ->> 'ended_at' is null then now_ ->> 'user_id' end;
  staff_before text := case when before_ -> 'roles' ?| '{coach,manager}' and before_ ->> 'ended_at' is null then before_ ->> 'user_id' end;
begin
  if before_ ->> 'ended_at' is not null and now_ ->> 'ended_at' is not null then return null; end if;
  perform settle_huddle_members(array(
      select p.id from unnest(case tg_table_name when 'user' then array[now_ ->> 'id'] else array[now_ ->> 'user_id', before_ ->> 'user_id'] end) p(id)
      where p.id is not null
      union
      select g.user_id from guardianship g
      where tg_table_name <> 'follow' and g.child_id = (now_ ->> case tg_table_name when 'child' then 'id' else 'child_id' end)::uuid),
    case tg_table_name when 'membership' then (now_ ->> 'team_id')::uuid end);
  if tg_table_name = 'membership' and staff is distinct from staff_before and (tg_op = 'UPDATE' or exists (
      select from team_access r
      where r.team_id = (now_ ->> 'team_id')::uuid and r.user_id = staff and r.membership_id <> (now_ ->> 'id')::uuid)) then
    update huddle h set changed = next_in_team_sequence(h.team_id) where h.team_id = (now_ ->> 'team_id')::uuid and h.kind = 'staff';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- The huddles that a person reads in chat, or one huddle, which may be a card, the newest first, as one value in JSON. A function, since it keeps its plan. The limits, and
-- selects for a team's name and clock, make it look these up by their keys: joins would read all teams and huddles of a small table.
-- How many people read it is counted for one huddle only: for a list of them that was most of its cost.
create or replace function huddles_of(who text, at_ timestamptz, team uuid, huddle_ uuid, most_unread integer, last_length integer, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with mine as materialized (
        select h.*, r.since_seq, coalesce(k.read_seq, 0) as read_seq, k.muted_until
        from (select o.team_id, o.huddle_id, o.since_seq from huddles_read_by(who) o where team is null
            union all select team, huddle_, readable_since(team, huddle_, who) where team is not null) r
          cross join lateral (select * from huddle o where o.team_id = r.team_id and o.id = r.huddle_id limit 1) h
          left join read_position k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = who
        where r.since_seq is not null)
    select json_agg(s) from (
      select h.team_id, h.id, h.kind, h.title, coalesce(h.kind = 'group' and h.created_by = who, false) as is_mine,
        judge_huddle(h.team_id, h.id, at_) <> 'open' as is_over, h.last_seq, h.read_seq,
        case when h.last_seq <= h.read_seq then 0 else (select count(*)::int from (
          select 1 from message m
          where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > greatest(h.read_seq, h.since_seq) and m.author_id <> who
            and m.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)
          limit most_unread) few) end as unread,
        case when h.muted_until > at_ then h.muted_until end as muted_until,
        case when huddle_ is not null then (select count(*)::int from readers_of_huddle(h.team_id, h.id)) end as readers,
        h.event_id, h.version,
        (select t.name from team t where t.id = h.team_id) as team_name,
        (select clock.seq from team_sequence clock where clock.team_id = h.team_id) as as_of,
        case when h.kind = 'group' then (
          select json_agg(json_build_object('user_id', s.user_id, 'first_name', p.first_name) order by s.added_at, s.user_id)
          from huddle_member s join "user" p on p.id = s.user_id
          where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> who) end as others,
        case when h.event_id is not null then (
          select json_build_object('title', e.title, 'opponent', e.opponent, 'timing', e.timing,
            'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'))
          from event e where e.team_id = h.team_id and e.id = h.event_id) end as event,
        case when h.kind = 'card' then (
          select left(split_part(m.text, E'\n', 1), 60) from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq = 1
            and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)) end as post,
        l.last
      from mine h
        left join lateral (
          select json_build_object('seq', m.seq, 'author_id', m.author_id, 'made_at', m.made_at, 'withdrawn_as', m.withdrawn_as,
            'text', case when m.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)
              then left(m.text, last_length) end) as last, m.made_at
          from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > h.since_seq
          order by m.seq desc limit 1) l on true
      order by coalesce(l.made_at, h.created_at) desc, h.team_id, h.kind desc, h.id
      limit most) s);
end $$;
--> statement-breakpoint
-- The first lock of every transaction that changes what others see in a team's huddles: its numbers are given in commit order.
create or replace function lock_team_sequence(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  select c.seq into n from team_sequence c where c.team_id = team for update;
  return n;
end $$;
--> statement-breakpoint
-- What the feed's badge counts: posts of others after the moment when Home was open last, of the last 30 days, so that a newcomer does not find a year.
-- Neither deleted ones nor those of people who are blocked. A function, since it keeps its plan.
create or replace function new_cards(who text, at_ timestamptz) returns table (times integer, first_at timestamptz, last_at timestamptz)
language plpgsql stable rows 1 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select coalesce(sum(n.times), 0)::int, min(n.first_at), max(n.last_at) from feeds_read_by(who, null) m
      left join read_position k on k.team_id = m.team_id and k.huddle_id = m.huddle_id and k.user_id = who
      cross join lateral (
        select count(*)::int as times, min(few.posted_at) as first_at, max(few.posted_at) as last_at from (
          select f.posted_at from feed_card f
          where f.team_id = m.team_id and f.posted > coalesce(k.cards_seen, 0) and f.posted_at > at_ - interval '30 days' and f.author_id <> who
            and f.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = f.author_id)
          order by f.posted desc limit 99) few) n;
end $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Only after lock_team_sequence, once for each change.
create or replace function next_in_team_sequence(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  update team_sequence c set seq = c.seq + 1 where c.team_id = team returning c.seq into n;
  return n;
end $$;
--> statement-breakpoint
-- A team is created with its clock and two huddles; those of today get theirs.
create or replace function open_huddles() returns trigger language plpgsql as $$
begin
  insert into team_sequence (team_id) values (new.id);
  insert into huddle (team_id, id, kind) values (new.id, gen_random_uuid(), 'team'), (new.id, gen_random_uuid(), 'staff');
  return null;
end $$;
--> statement-breakpoint
-- One round trip, judged under the team's sequence, as send_message; the same id again is the stored card. No other team's huddle may have its id, by
-- which dings and pushes are grouped. Only posts of staff ring, and not `quietly`.
-- choices: the options of a poll, or null.
create or replace function post_card(team uuid, who text, card uuid, words text, naming text[], event_ uuid, choices text[], is_multiple_ boolean,
  shows_voters_ boolean, until_ timestamptz, quietly boolean, at_ timestamptz)
returns table (outcome text, at bigint) language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare m record; f record; k bigint; first_words text;
begin
  if not exists (select from feeds_read_by(who, team)) then return query select 'hidden', null::bigint; return; end if;
  perform lock_team_sequence(team);
  select x.huddle_id, x.is_staff, x.may_post into f from feeds_read_by(who, team) x;
  if not found then return query select 'hidden', null::bigint; return; end if;
  select x.huddle_id, x.author_id, x.changed, x.text, x.seq, x.withdrawn_at, x.edited_at into m from message x where x.team_id = team and x.id = card;
  if found then                                                            -- a second try, of the words that were sent first
    first_words := case when m.edited_at is null and m.withdrawn_at is null then m.text else (
      select v.text from message_version v where v.team_id = team and v.huddle_id = m.huddle_id and v.seq = m.seq and v.number = 1) end;
    return query select case when m.huddle_id = card and m.seq = 1 and m.author_id = who and coalesce(first_words = words, true)
      then 'again' else 'reused' end, m.changed;
    return;
  end if;
  if exists (select from huddle h where h.id = card) then return query select 'reused', null::bigint; return; end if;
  if exists (select from team t where t.id = team and t.archived_at is not null) then return query select 'archived', null::bigint; return; end if;
  if not f.may_post then return query select 'reader', null::bigint; return; end if;
  if event_ is not null and not exists (select from event e where e.team_id = team and e.id = event_) then
    return query select 'event', null::bigint; return;
  end if;
  if exists (select from unnest(naming) as named(id) where readable_since(team, f.huddle_id, named.id) is null) then
    return query select 'mention', null::bigint; return;
  end if;
  k := next_in_team_sequence(team);
  insert into huddle (team_id, id, kind, last_seq, changed, created_by, created_at, ring_at, rung_seq)
    values (team, card, 'card', 1, k, who, at_, case when f.is_staff and not quietly then at_ + interval '10 seconds' end,
      case when f.is_staff and not quietly then 0 else 1 end);
  insert into message (team_id, huddle_id, seq, id, changed, author_id, text, mentions, made_at) values (team, card, 1, card, k, who, words, naming, at_);
  insert into feed_card (team_id, id, author_id, posted, posted_at, as_staff, event_id) values (team, card, who, k, at_, f.is_staff, event_);
  insert into read_position (team_id, huddle_id, user_id, read_seq) values (team, card, who, 1);
  if choices is not null then
    insert into poll (team_id, message_id, options, is_multiple, shows_voters, closes_at)
      values (team, card, choices, is_multiple_, shows_voters_, until_);
  end if;
  return query select 'posted', k;
end $$;
--> statement-breakpoint
-- Who reads a card, without its author: whether they have seen it and voted, and whether another guardian of one of their players did. A function, since
-- it keeps its plan.
create or replace function readers_of_card(team uuid, card uuid)
returns table (user_id text, has_seen boolean, is_seen_at_home boolean, has_voted boolean, is_voted_at_home boolean)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    with reader as materialized (select c.user_id as id from readers_of_huddle(team, card) c),
      seen as materialized (select k.user_id as id from read_position k where k.team_id = team and k.huddle_id = card and k.read_seq >= 1),
      voted as materialized (select v.user_id as id from poll_vote v where v.team_id = team and v.message_id = card),
      guard as materialized (select r.user_id as id, r.child_id from team_access r where r.team_id = team and r.via = 'guardian'),
      home as materialized (select distinct a.id, b.id as other from guard a join guard b on b.child_id = a.child_id and b.id <> a.id)
    select r.id, r.id in (select s.id from seen s), exists (select from home h where h.id = r.id and h.other in (select s.id from seen s)),
      r.id in (select v.id from voted v), exists (select from home h where h.id = r.id and h.other in (select v.id from voted v))
    from reader r where r.id <> (select f.author_id from feed_card f where f.team_id = team and f.id = card)
    order by r.id;
end $$;
--> statement-breakpoint
-- One round trip. Somebody who does not read the huddle is refused before the sequence is taken, so that another team's huddle costs what an unknown one
-- costs. Each statement after it sees what was committed before the sequence was taken, so whoever was removed before it says nothing.
-- shown: the version of a group whose people the sender saw; null asks for no comparison.
create or replace function send_message(team uuid, huddle_ uuid, who text, message_ uuid, words text, naming text[], answers bigint, shown integer, at_ timestamptz)
returns table (outcome text, seq bigint, at bigint) language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare m record; n bigint; k bigint; state text; first_words text;
begin
  if readable_since(team, huddle_, who) is null then return query select 'hidden', null::bigint, null::bigint; return; end if;
  k := lock_team_sequence(team);
  state := judge_send(team, huddle_, who, at_);
  if state = 'hidden' then return query select state, null::bigint, null::bigint; return; end if;
  select x.huddle_id, x.author_id, x.seq, x.changed, x.text, x.withdrawn_at, x.edited_at into m from message x where x.team_id = team and x.id = message_;
  if found then                                                            -- a second try, of the words that were sent first
    first_words := case when m.edited_at is null and m.withdrawn_at is null then m.text else (
      select v.text from message_version v where v.team_id = team and v.huddle_id = m.huddle_id and v.seq = m.seq and v.number = 1) end;
    return query select case when m.huddle_id = huddle_ and m.author_id = who and coalesce(first_words = words, true)
      then 'again' else 'reused' end, m.seq, m.changed;
    return;
  end if;
  if state <> 'open' then return query select state, null::bigint, null::bigint; return; end if;
  if shown is not null and not exists (select 1 from huddle h where h.team_id = team and h.id = huddle_ and h.version = shown) then
    return query select 'changed', null::bigint, null::bigint; return;
  end if;
  if answers is not null and not exists (select 1 from message x where x.team_id = team and x.huddle_id = huddle_ and x.seq = answers
      and x.seq > readable_since(team, huddle_, who)) then
    return query select 'answer', null::bigint, null::bigint; return;
  end if;
  if cardinality(naming) > 0 and exists (select 1 from unnest(naming) as named(id) where readable_since(team, huddle_, named.id) is null) then
    return query select 'mention', null::bigint, null::bigint; return;
  end if;
  k := next_in_team_sequence(team);
  update huddle h set last_seq = h.last_seq + 1,
      ring_at = coalesce(h.ring_at, greatest(at_ + interval '10 seconds', h.rung_at + interval '2 minutes'))
    where h.team_id = team and h.id = huddle_ returning h.last_seq into n;
  insert into message (team_id, huddle_id, seq, id, changed, author_id, text, mentions, reply_to, made_at)
    values (team, huddle_, n, message_, k, who, words, naming, answers, at_);
  return query select 'sent', n, k;
end $$;
--> statement-breakpoint
-- What follows in talk for these people once their roles have changed, in one team or in every team where they have or had one. A row ends with the
-- last role that carried it (left_by is the product), and starts from now for whoever comes back, unless the group is closed or full, or holds somebody
-- who has folded them or whom they have. A block ends for good once the blocked is staff of a team of the other's.
-- The sequences come in the order of the teams' ids, and before anything is read: who adds them, or ends their other role, at the same time either waits
-- or is seen.
create or replace function settle_huddle_members(people text[], in_team uuid default null) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare about uuid; grown_ups text[]; altered uuid[]; s record;
begin
  for about in
    select in_team where in_team is not null
    union
    select m.team_id from membership m where in_team is null and m.user_id = any (people)
    union
    select m.team_id from guardianship g join membership m on m.child_id = g.child_id where in_team is null and g.user_id = any (people)
    union
    select o.team_id from huddle_member o where in_team is null and o.user_id = any (people)
    order by 1
  loop
    perform lock_team_sequence(about);
    grown_ups := array(select c.user_id from huddle h cross join lateral readers_of_huddle(h.team_id, h.id) c
      where h.team_id = about and h.kind = 'team' and c.user_id = any (people));
    with ended as (
      update huddle_member o set left_at = now(), left_by = '02102020'
      where o.team_id = about and o.user_id = any (people) and o.left_at is null and o.user_id <> all (grown_ups)
      returning o.huddle_id)
    select array_agg(distinct e.huddle_id) into altered from ended e;
    if exists (select from person_block b where b.user_id = any (people) or b.blocked_id = any (people)) then
      delete from person_block b using team_access theirs join team_access mine on mine.team_id = theirs.team_id
      where (b.user_id = any (people) or b.blocked_id = any (people)) and theirs.team_id = about and theirs.user_id = b.blocked_id
        and theirs.via = 'self' and theirs.roles && '{coach,manager}' and mine.user_id = b.user_id;
    end if;
    for s in
      select o.huddle_id, o.user_id, h.last_seq from huddle_member o join huddle h on h.team_id = o.team_id and h.id = o.huddle_id
      where o.team_id = about and o.user_id = any (grown_ups) and o.left_by = '02102020' and h.closed_at is null
      order by o.huddle_id, o.added_at, o.user_id
    loop
      update huddle_member o set since_seq = s.last_seq, added_at = now(), left_at = null, left_by = null
      where o.team_id = about and o.huddle_id = s.huddle_id and o.user_id = s.user_id
        and (select count(*) from huddle_member p where p.team_id = about and p.huddle_id = s.huddle_id and p.left_at is null) < 40
        and not exists (
          select from huddle_member p join person_block b on (b.user_id, b.blocked_id) in ((p.user_id, s.user_id), (s.user_id, p.user_id))
          where p.team_id = about and p.huddle_id = s.huddle_id and p.left_at is null);
      if found then altered := altered || s.huddle_id; end if;
    end loop;
    update huddle h set version = h.version + 1, changed = next_in_team_sequence(about) where h.team_id = about and h.id = any (altered);
    perform close_parted_groups(about, now());
  end loop;
end $$;
--> statement-breakpoint
-- A huddle's head and messages of it that a person reads, with those that they answer and the people in them, as one value in JSON; null for somebody
-- who does not read it. A function, since it keeps its plans. `which`:
--   before: the last below a number; from: the first from a number on; around: up to `most` below the number and up to `most` from it on;
--   changed: the first that are new or changed since a number of the sequence; one: the message with an id, without people.
-- `numbers` are those of the messages that were asked for; `is_whole` if there are no more than `most` of them (around: below the number).
create or replace function thread_of(team uuid, huddle_ uuid, who text, which text, place bigint, message_ uuid, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  since bigint := readable_since(team, huddle_, who);
  numbers bigint[];
  answered bigint[];
  is_whole boolean;
begin
  if since is null then return null; end if;
  if which in ('before', 'around') then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq < place
      order by m.seq desc limit most + 1);
  elsif which = 'from' then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq >= place
      order by m.seq limit most + 1);
  elsif which = 'changed' then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.changed > place
      order by m.changed limit most + 1);
  else
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.id = message_
      order by m.id limit 1);
  end if;
  is_whole := cardinality(numbers) <= most;
  numbers := numbers[1:most];
  if which = 'around' then
    numbers := numbers || array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq >= place
      order by m.seq limit most);
  end if;
  if which <> 'one' then
    answered := array(select m.reply_to from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq = any (numbers) and m.reply_to > since);
  end if;
  return (
    with shown as materialized (
      select m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers
      from shown_message m where m.team_id = team and m.huddle_id = huddle_ and m.seq = any (numbers || answered))
    select json_build_object('last_seq', h.last_seq,
      'read_seq', coalesce((select k.read_seq from read_position k where k.team_id = team and k.huddle_id = huddle_ and k.user_id = who), 0),
      'as_of', c.seq, 'is_whole', is_whole, 'numbers', numbers,
      'messages', (select json_agg(l order by l.seq) from (
        select s.*, case when s.cheers is not null then (
          select r.cheer from reaction r where r.team_id = team and r.message_id = s.id and r.user_id = who) end as my_cheer
        from shown s) l),
      'people', case when which <> 'one' then (select json_agg(p) from (select team as team_id, x.* from people_in(team, array(
        select s.author_id from shown s union select json_array_elements_text(s.mentions) from shown s)) x) p) end)
    from huddle h cross join lateral (select x.seq from team_sequence x where x.team_id = team limit 1) c
    where h.team_id = team and h.id = huddle_);
end $$;
