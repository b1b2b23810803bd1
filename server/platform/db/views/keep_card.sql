-- DR041: a card belongs to a huddle of kind card, and who posted it, when and as what never changes. DR044: three pins of a team at most; whoever pins
-- holds the team's sequence, so two do not both become the third.
create or replace function keep_card() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from huddle h join message p on p.team_id = h.team_id and p.huddle_id = h.id and p.seq = 1 and p.id = h.id
        where h.team_id = new.team_id and h.id = new.id and h.kind = 'card' and p.author_id = new.author_id) then
      raise exception 'no post of a card' using errcode = 'DR041';
    end if;
  elsif (new.team_id, new.id, new.author_id, new.posted, new.posted_at, new.as_staff)
      is distinct from (old.team_id, old.id, old.author_id, old.posted, old.posted_at, old.as_staff) then
    raise exception 'fixed' using errcode = 'DR041';
  end if;
  if new.pinned_at is not null and (tg_op = 'INSERT' or old.pinned_at is null)
    and (select count(*) from feed_card f where f.team_id = new.team_id and f.pinned_at is not null and f.id <> new.id) >= 3 then
    raise exception 'three pins' using errcode = 'DR044';
  end if;
  return new;
end $$;
create trigger feed_card_kept before insert or update on feed_card for each row execute function keep_card();
