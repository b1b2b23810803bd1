-- A card as everybody gets it, without its poll: the post, the event as it is now, how many comments there are and the last of them.
create or replace view bare_card as
  select f.team_id, f.id, f.author_id, f.as_staff, f.posted_at, f.pinned_at is not null as is_pinned, m.text, m.mentions, m.cheers, m.is_edited,
    m.withdrawn_as, m.withdrawn_at, h.closed_at is null and f.withdrawn_at is null as takes_comments, h.last_seq,
    (select json_build_object('seq', x.seq, 'author_id', x.author_id, 'made_at', x.made_at, 'withdrawn_as', x.withdrawn_as,
        'text', case when x.withdrawn_at is null then left(x.text, 80) end)
      from message x where x.team_id = f.team_id and x.huddle_id = f.id and x.seq > 1 order by x.seq desc limit 1) as last,
    case when f.event_id is not null then (
      select json_build_object('event_id', e.id, 'kind', e.kind, 'title', e.title, 'opponent', e.opponent, 'timing', e.timing,
        'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'time_zone', e.time_zone, 'status', e.status)
      from event e where e.team_id = f.team_id and e.id = f.event_id) end as event,
    case when h.closed_at is not null and f.withdrawn_at is null then case when h.closed_by = f.author_id then 'author' else 'staff' end end
      as comments_closed_as
  from feed_card f
    join huddle h on h.team_id = f.team_id and h.id = f.id
    join shown_message m on m.team_id = f.team_id and m.huddle_id = f.id and m.seq = 1;
