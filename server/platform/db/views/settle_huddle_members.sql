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
