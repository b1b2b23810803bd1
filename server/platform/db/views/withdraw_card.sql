-- Once a post is deleted, by whomever, its pin falls and its poll is closed.
create or replace function withdraw_card() returns trigger language plpgsql as $$
begin
  update feed_card f set withdrawn_at = new.withdrawn_at, pinned_at = null, pinned_by = null where f.team_id = new.team_id and f.id = new.huddle_id;
  update poll p set closed_at = new.withdrawn_at, closed_by = new.withdrawn_by
    where p.team_id = new.team_id and p.message_id = new.id and p.closed_at is null;
  return null;
end $$;
create trigger message_withdraws_card after update on message for each row
  when (new.seq = 1 and old.withdrawn_at is null and new.withdrawn_at is not null) execute function withdraw_card();
