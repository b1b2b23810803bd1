-- One round trip, judged under the team's sequence, as send_message; the same id again is the stored card. No other team's huddle may have its id, by
-- which dings and pushes are grouped. Only posts of staff ring, and not `quietly`.
-- choices: the options of a poll, or null.
create or replace function post_card(team uuid, who text, card uuid, words text, naming text[], event_ uuid, choices text[], is_multiple_ boolean,
  shows_voters_ boolean, until_ timestamptz, quietly boolean, at_ timestamptz)
returns table (outcome text, at bigint) language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare m record; f record; k bigint; first_words text;
begin
  if not exists (select from feeds_read_by(who, team)) then return query select 'hidden', null::bigint; return; end if;
  perform lock_team_sequence(team);
  select x.huddle_id, x.is_staff, x.may_post into f from feeds_read_by(who, team) x;
  if not found then return query select 'hidden', null::bigint; return; end if;
  select x.huddle_id, x.author_id, x.changed, x.text, x.seq, x.withdrawn_at, x.edited_at into m from message x where x.team_id = team and x.id = card;
  if found then                                                            -- a second try, of the words that were sent first
    first_words := case when m.edited_at is null and m.withdrawn_at is null then m.text else (
      select v.text from message_version v where v.team_id = team and v.huddle_id = m.huddle_id and v.seq = m.seq and v.number = 1) end;
    return query select case when m.huddle_id = card and m.seq = 1 and m.author_id = who and coalesce(first_words = words, true)
      then 'again' else 'reused' end, m.changed;
    return;
  end if;
  if exists (select from huddle h where h.id = card) then return query select 'reused', null::bigint; return; end if;
  if exists (select from team t where t.id = team and t.archived_at is not null) then return query select 'archived', null::bigint; return; end if;
  if not f.may_post then return query select 'reader', null::bigint; return; end if;
  if event_ is not null and not exists (select from event e where e.team_id = team and e.id = event_) then
    return query select 'event', null::bigint; return;
  end if;
  if exists (select from unnest(naming) as named(id) where readable_since(team, f.huddle_id, named.id) is null) then
    return query select 'mention', null::bigint; return;
  end if;
  k := next_in_team_sequence(team);
  insert into huddle (team_id, id, kind, last_seq, changed, created_by, created_at, ring_at, rung_seq)
    values (team, card, 'card', 1, k, who, at_, case when f.is_staff and not quietly then at_ + interval '10 seconds' end,
      case when f.is_staff and not quietly then 0 else 1 end);
  insert into message (team_id, huddle_id, seq, id, changed, author_id, text, mentions, made_at) values (team, card, 1, card, k, who, words, naming, at_);
  insert into feed_card (team_id, id, author_id, posted, posted_at, as_staff, event_id) values (team, card, who, k, at_, f.is_staff, event_);
  insert into read_position (team_id, huddle_id, user_id, read_seq) values (team, card, who, 1);
  if choices is not null then
    insert into poll (team_id, message_id, options, is_multiple, shows_voters, closes_at)
      values (team, card, choices, is_multiple_, shows_voters_, until_);
  end if;
  return query select 'posted', k;
end $$;
