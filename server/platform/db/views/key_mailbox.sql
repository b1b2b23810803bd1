-- For rows of a server from before this column, during a rolling deployment.
create or replace function key_mailbox() returns trigger language plpgsql as $$
begin
  new.mailbox_key := coalesce(new.mailbox_key, lower(new.email_address));
  return new;
end $$;
create trigger user_mailbox_key before insert on "user" for each row execute function key_mailbox();
create trigger invitation_mailbox_key before insert on invitation for each row execute function key_mailbox();
