-- What is over does not stand in the way of what is new: requests live 30 days, invitations until they expire.
create or replace function make_room() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'join_request' then
    update join_request set decided_at = now(), decision = 'expired'
    where team_id = new.team_id and coalesce(child_id::text, user_id) = coalesce(new.child_id::text, new.user_id)
      and decided_at is null and created_at <= now() - interval '30 days';
  elsif tg_table_name = 'circle_request' then
    update circle_request set decided_at = now(), decision = 'expired'
    where child_id = new.child_id and user_id = new.user_id and wish = new.wish and decided_at is null and created_at <= now() - interval '30 days';
  elsif new.email_address is not null then
    update invitation set withdrawn_at = now()
    where email_address = new.email_address and kind = new.kind and withdrawn_at is null and uses < max_uses and expires_at <= now()
      and team_id is not distinct from new.team_id and membership_id is not distinct from new.membership_id and child_id is not distinct from new.child_id
      and (kind <> 'ward' or created_by = new.created_by);
  end if;
  return new;
end $$;
create trigger join_request_room before insert on join_request for each row execute function make_room();
create trigger circle_request_room before insert on circle_request for each row execute function make_room();
create trigger invitation_room before insert on invitation for each row execute function make_room();
