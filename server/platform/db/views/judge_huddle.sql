-- open, or over: closed, its team archived, seven days after its event's end, or its event gone. A card is over once its post is deleted; one that is
-- closed takes no comments, but cheers, votes and edits still.
create or replace function judge_huddle(team uuid, huddle_ uuid, at_ timestamptz) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare h record;
begin
  select x.kind, x.closed_at, t.archived_at, e.ends_at into h from huddle x join team t on t.id = x.team_id
    left join event e on e.team_id = x.team_id and e.id = x.event_id where x.team_id = team and x.id = huddle_;
  if not found or h.archived_at is not null then return 'over'; end if;
  if h.kind = 'card' then
    if not exists (select from feed_card f where f.team_id = team and f.id = huddle_ and f.withdrawn_at is null) then return 'over'; end if;
    return case when h.closed_at is null then 'open' else 'closed' end;
  end if;
  if h.closed_at is not null then return 'over'; end if;
  if h.kind = 'event' and (h.ends_at is null or h.ends_at + interval '7 days' <= at_) then return 'over'; end if;
  return 'open';
end $$;
