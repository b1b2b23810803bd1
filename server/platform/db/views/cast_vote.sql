-- No picks take the vote back. The post counts as changed, so that everybody gets the new counts.
create or replace function cast_vote(team uuid, card uuid, who text, picks_ smallint[], at_ timestamptz) returns table (outcome text, at bigint)
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare p record; k bigint; is_same boolean;
begin
  if readable_since(team, card, who) is null then return query select 'hidden', null::bigint; return; end if;
  k := lock_team_sequence(team);
  if readable_since(team, card, who) is null or not exists (
      select from feed_card f where f.team_id = team and f.id = card and f.withdrawn_at is null) then
    return query select 'hidden', null::bigint; return;
  end if;
  if exists (select from team t where t.id = team and t.archived_at is not null) then return query select 'archived', null::bigint; return; end if;
  select x.options, x.is_multiple, x.closes_at, x.closed_at into p from poll x where x.team_id = team and x.message_id = card;
  if not found then return query select 'picks', null::bigint; return; end if;
  if p.closed_at is not null or p.closes_at <= at_ then return query select 'closed', null::bigint; return; end if;
  if not are_poll_picks(picks_, p.options, p.is_multiple) then return query select 'picks', null::bigint; return; end if;
  if cardinality(picks_) = 0 then
    delete from poll_vote v where v.team_id = team and v.message_id = card and v.user_id = who;
    is_same := not found;
  else
    insert into poll_vote as v (team_id, message_id, user_id, picks, made_at)
      values (team, card, who, array(select n from unnest(picks_) n order by n), at_)
      on conflict (team_id, message_id, user_id) do update set picks = excluded.picks, made_at = excluded.made_at where v.picks <> excluded.picks;
    is_same := not found;
  end if;
  if is_same then return query select 'same', k; return; end if;
  k := next_in_team_sequence(team);
  update message m set changed = k where m.team_id = team and m.id = card;
  return query select 'voted', k;
end $$;
