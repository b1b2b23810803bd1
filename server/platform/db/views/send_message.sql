-- One round trip. Somebody who does not read the huddle is refused before the sequence is taken, so that another team's huddle costs what an unknown one
-- costs. Each statement after it sees what was committed before the sequence was taken, so whoever was removed before it says nothing.
-- shown: the version of a group whose people the sender saw; null asks for no comparison.
create or replace function send_message(team uuid, huddle_ uuid, who text, message_ uuid, words text, naming text[], answers bigint, shown integer, at_ timestamptz)
returns table (outcome text, seq bigint, at bigint) language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare m record; n bigint; k bigint; state text; first_words text;
begin
  if readable_since(team, huddle_, who) is null then return query select 'hidden', null::bigint, null::bigint; return; end if;
  k := lock_team_sequence(team);
  state := judge_send(team, huddle_, who, at_);
  if state = 'hidden' then return query select state, null::bigint, null::bigint; return; end if;
  select x.huddle_id, x.author_id, x.seq, x.changed, x.text, x.withdrawn_at, x.edited_at into m from message x where x.team_id = team and x.id = message_;
  if found then                                                            -- a second try, of the words that were sent first
    first_words := case when m.edited_at is null and m.withdrawn_at is null then m.text else (
      select v.text from message_version v where v.team_id = team and v.huddle_id = m.huddle_id and v.seq = m.seq and v.number = 1) end;
    return query select case when m.huddle_id = huddle_ and m.author_id = who and coalesce(first_words = words, true)
      then 'again' else 'reused' end, m.seq, m.changed;
    return;
  end if;
  if state <> 'open' then return query select state, null::bigint, null::bigint; return; end if;
  if shown is not null and not exists (select 1 from huddle h where h.team_id = team and h.id = huddle_ and h.version = shown) then
    return query select 'changed', null::bigint, null::bigint; return;
  end if;
  if answers is not null and not exists (select 1 from message x where x.team_id = team and x.huddle_id = huddle_ and x.seq = answers
      and x.seq > readable_since(team, huddle_, who)) then
    return query select 'answer', null::bigint, null::bigint; return;
  end if;
  if cardinality(naming) > 0 and exists (select 1 from unnest(naming) as named(id) where readable_since(team, huddle_, named.id) is null) then
    return query select 'mention', null::bigint, null::bigint; return;
  end if;
  k := next_in_team_sequence(team);
  update huddle h set last_seq = h.last_seq + 1,
      ring_at = coalesce(h.ring_at, greatest(at_ + interval '10 seconds', h.rung_at + interval '2 minutes'))
    where h.team_id = team and h.id = huddle_ returning h.last_seq into n;
  insert into message (team_id, huddle_id, seq, id, changed, author_id, text, mentions, reply_to, made_at)
    values (team, huddle_, n, message_, k, who, words, naming, answers, at_);
  return query select 'sent', n, k;
end $$;
