-- A huddle's head and messages of it that a person reads, with those that they answer and the people in them, as one value in JSON; null for somebody
-- who does not read it. A function, since it keeps its plans. `which`:
--   before: the last below a number; from: the first from a number on; around: up to `most` below the number and up to `most` from it on;
--   changed: the first that are new or changed since a number of the sequence; one: the message with an id, without people.
-- `numbers` are those of the messages that were asked for; `is_whole` if there are no more than `most` of them (around: below the number).
create or replace function thread_of(team uuid, huddle_ uuid, who text, which text, place bigint, message_ uuid, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  since bigint := readable_since(team, huddle_, who);
  numbers bigint[];
  answered bigint[];
  is_whole boolean;
begin
  if since is null then return null; end if;
  if which in ('before', 'around') then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq < place
      order by m.seq desc limit most + 1);
  elsif which = 'from' then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq >= place
      order by m.seq limit most + 1);
  elsif which = 'changed' then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.changed > place
      order by m.changed limit most + 1);
  else
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.id = message_
      order by m.id limit 1);
  end if;
  is_whole := cardinality(numbers) <= most;
  numbers := numbers[1:most];
  if which = 'around' then
    numbers := numbers || array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq >= place
      order by m.seq limit most);
  end if;
  if which <> 'one' then
    answered := array(select m.reply_to from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq = any (numbers) and m.reply_to > since);
  end if;
  return (
    with shown as materialized (
      select m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers
      from shown_message m where m.team_id = team and m.huddle_id = huddle_ and m.seq = any (numbers || answered))
    select json_build_object('last_seq', h.last_seq,
      'read_seq', coalesce((select k.read_seq from read_position k where k.team_id = team and k.huddle_id = huddle_ and k.user_id = who), 0),
      'as_of', c.seq, 'is_whole', is_whole, 'numbers', numbers,
      'messages', (select json_agg(l order by l.seq) from (
        select s.*, case when s.cheers is not null then (
          select r.cheer from reaction r where r.team_id = team and r.message_id = s.id and r.user_id = who) end as my_cheer
        from shown s) l),
      'people', case when which <> 'one' then (select json_agg(p) from (select team as team_id, x.* from people_in(team, array(
        select s.author_id from shown s union select json_array_elements_text(s.mentions) from shown s)) x) p) end)
    from huddle h cross join lateral (select x.seq from team_sequence x where x.team_id = team limit 1) c
    where h.team_id = team and h.id = huddle_);
end $$;
