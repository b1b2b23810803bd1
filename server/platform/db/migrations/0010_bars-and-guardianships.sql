-- DR009 and the bar itself hold the team's row, so that whoever is barred while they come in meets the bar, whichever statement is first.
create or replace function refuse_barred() returns trigger language plpgsql as $$
begin
  if new.user_id is null then return new; end if;
  perform 1 from team where id = new.team_id for no key update;
  if exists (select 1 from team_bar b where b.team_id = new.team_id and b.user_id = new.user_id and b.lifted_at is null) then
    raise exception 'barred' using errcode = 'DR009';
  end if;
  return new;
end $$;
--> statement-breakpoint
create function hold_team() returns trigger language plpgsql as $$
begin
  perform 1 from team where id = new.team_id for no key update;
  return new;
end $$;
--> statement-breakpoint
create trigger team_bar_team before insert on team_bar for each row execute function hold_team();
--> statement-breakpoint
-- DR010: a guardianship stays between its two. Moved to somebody else or to another child it would pass DR001 and DR005.
create function keep_guardianship() returns trigger language plpgsql as $$
begin
  raise exception 'a guardianship is not moved' using errcode = 'DR010';
end $$;
--> statement-breakpoint
create trigger guardianship_kept before update of child_id, user_id on guardianship for each row
  when (old.child_id <> new.child_id or old.user_id <> new.user_id) execute function keep_guardianship();
