-- DR033: words leave a message only into message_version.
create or replace function keep_words() returns trigger language plpgsql as $$
begin
  if new.author_id <> old.author_id or new.id <> old.id or new.seq <> old.seq then raise exception 'fixed' using errcode = 'DR031'; end if;
  if new.changed < old.changed then raise exception 'numbers only grow' using errcode = 'DR032'; end if;
  if new.text is distinct from old.text and not exists (
    select 1 from message_version v where v.team_id = old.team_id and v.huddle_id = old.huddle_id and v.seq = old.seq and v.text = old.text) then
    raise exception 'words were lost' using errcode = 'DR033';
  end if;
  return null;
end $$;
create constraint trigger message_words_kept after update on message
  deferrable initially deferred for each row execute function keep_words();
