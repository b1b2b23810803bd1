-- A group of two of whom one has folded the other is closed, as if somebody had pressed the button, so that nobody can tell the one from the other: not
-- now, and not when the block has ended. Nobody's name stands for it. Under the team's clock, after each change of seats or blocks.
create or replace function close_parted_groups(team uuid, at_ timestamptz) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  update huddle h set closed_at = at_, closed_by = '02102020', version = h.version + 1, changed = tick(team)
  where h.team_id = team and h.kind = 'group' and h.closed_at is null
    and (select count(*) from seat s where s.team_id = team and s.huddle_id = h.id and s.left_at is null) = 2
    and exists (
      select from seat a
        join seat b on b.team_id = a.team_id and b.huddle_id = a.huddle_id and b.left_at is null
        join person_block p on p.user_id = a.user_id and p.blocked_id = b.user_id
      where a.team_id = team and a.huddle_id = h.id and a.left_at is null);
end $$;
--> statement-breakpoint
-- What follows in talk for these people once their roles have changed, in one team or in every team where they have or had one. A seat ends with the
-- last role that carried it (left_by is the product), and starts from now for whoever comes back, unless the group is closed or full, or holds somebody
-- who has folded them or whom they have. A block ends for good once the blocked is staff of a team of the other's.
-- The clocks come in the order of the teams' ids, and before anything is read: who seats them, or ends their other role, at the same time either waits
-- or is seen.
create or replace function settle_seats(people text[], in_team uuid default null) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare about uuid; grown_ups text[]; altered uuid[]; s record;
begin
  for about in
    select in_team where in_team is not null
    union
    select m.team_id from membership m
    where in_team is null and (m.user_id = any (people) or m.child_id in (select g.child_id from guardianship g where g.user_id = any (people)))
    union
    select o.team_id from seat o where in_team is null and o.user_id = any (people)
    order by 1
  loop
    perform take_clock(about);
    grown_ups := array(select c.user_id from huddle h cross join lateral company_of(h.team_id, h.id) c
      where h.team_id = about and h.kind = 'team' and c.user_id = any (people));
    with ended as (
      update seat o set left_at = now(), left_by = '02102020'
      where o.team_id = about and o.user_id = any (people) and o.left_at is null and o.user_id <> all (grown_ups)
      returning o.huddle_id)
    select array_agg(distinct e.huddle_id) into altered from ended e;
    if exists (select from person_block b where b.user_id = any (people) or b.blocked_id = any (people)) then
      delete from person_block b using team_reach theirs join team_reach mine on mine.team_id = theirs.team_id
      where (b.user_id = any (people) or b.blocked_id = any (people)) and theirs.team_id = about and theirs.user_id = b.blocked_id
        and theirs.via = 'self' and theirs.roles && '{coach,manager}' and mine.user_id = b.user_id;
    end if;
    for s in
      select o.huddle_id, o.user_id, h.last_seq from seat o join huddle h on h.team_id = o.team_id and h.id = o.huddle_id
      where o.team_id = about and o.user_id = any (grown_ups) and o.left_by = '02102020' and h.closed_at is null
      order by o.huddle_id, o.seated_at, o.user_id
    loop
      update seat o set since_seq = s.last_seq, seated_at = now(), left_at = null, left_by = null
      where o.team_id = about and o.huddle_id = s.huddle_id and o.user_id = s.user_id
        and (select count(*) from seat p where p.team_id = about and p.huddle_id = s.huddle_id and p.left_at is null) < 40
        and not exists (
          select from seat p join person_block b on (b.user_id, b.blocked_id) in ((p.user_id, s.user_id), (s.user_id, p.user_id))
          where p.team_id = about and p.huddle_id = s.huddle_id and p.left_at is null);
      if found then altered := altered || s.huddle_id; end if;
    end loop;
    update huddle h set version = h.version + 1, changed = tick(about) where h.team_id = about and h.id = any (altered);
    perform close_parted_groups(about, now());
  end loop;
end $$;
--> statement-breakpoint
-- Whatever ends or begins somebody's role in a team, seats and blocks follow it. At the end of the transaction, when it is known which roles remain, and
-- so that the clocks are held for a moment only. A membership concerns its team; all else may concern every team of the people, whose clocks the first
-- of several rows takes in their order. Rows of roles are deleted only with the seats, or after they have ended.
create or replace function seats_follow_roles() returns trigger language plpgsql as $$
declare now_ jsonb := to_jsonb(new); before_ jsonb := to_jsonb(old);
begin
  if before_ ->> 'ended_at' is not null and now_ ->> 'ended_at' is not null then return null; end if;
  perform settle_seats(array(
      select p.id from unnest(case tg_table_name when 'user' then array[now_ ->> 'id'] else array[now_ ->> 'user_id', before_ ->> 'user_id'] end) p(id)
      where p.id is not null
      union
      select g.user_id from guardianship g
      where g.child_id = (case tg_table_name when 'child' then now_ ->> 'id' when 'membership' then now_ ->> 'child_id' end)::uuid),
    case tg_table_name when 'membership' then (now_ ->> 'team_id')::uuid end);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger membership_seats after insert or update of user_id, child_id, roles, ended_at on membership
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger guardianship_seats after insert or update of ended_at on guardianship
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger follow_seats after insert on follow
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger child_seats after update of deleted_at, user_id on child
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger user_seats after update of banned_at, deleted_at, deletion_due_at, date_of_birth on "user"
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
-- open, or over: closed, its team archived, seven days after its event's end, or its event gone.
create or replace function judge_huddle(team uuid, huddle_ uuid, at_ timestamptz) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare h record;
begin
  select x.kind, x.closed_at, t.archived_at, e.ends_at into h from huddle x join team t on t.id = x.team_id
    left join event e on e.team_id = x.team_id and e.id = x.event_id where x.team_id = team and x.id = huddle_;
  if not found or h.closed_at is not null or h.archived_at is not null then return 'over'; end if;
  if h.kind = 'event' and (h.ends_at is null or h.ends_at + interval '7 days' <= at_) then return 'over'; end if;
  return 'open';
end $$;
--> statement-breakpoint
-- Seats of people without a role, blocks of staff, and groups of two who have parted, as they stand.
select settle_seats(array(select user_id from seat where left_at is null union select user_id from person_block));
