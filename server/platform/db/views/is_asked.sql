-- Whether a member with these roles is asked at an event: players, and staff if the event asks everybody.
create or replace function is_asked(asks text, roles text[]) returns boolean language sql immutable as $$
  select case asks when 'nobody' then false when 'players' then 'player' = any (roles) else roles && '{player,coach,manager}' end $$;
