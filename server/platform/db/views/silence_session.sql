-- Signing out, here or everywhere, silences the device in the same transaction.
create or replace function silence_session() returns trigger language plpgsql as $$
begin
  delete from push_token where session_id = new.id;
  return null;
end $$;
create trigger session_silenced after update of revoked_at on session for each row
  when (new.revoked_at is not null) execute function silence_session();
