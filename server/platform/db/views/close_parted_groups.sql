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
