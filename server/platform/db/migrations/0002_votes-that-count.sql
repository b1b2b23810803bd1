DROP INDEX "huddle_by_id";--> statement-breakpoint
CREATE UNIQUE INDEX "huddle_by_id" ON "huddle" USING btree ("id");--> statement-breakpoint
-- A card as everybody gets it, in lists and on the live line: the post, the event as it is now, the poll with its counts, how many comments there are
-- and the last of them. Votes of people who no longer read it do not count, until they do again.
create or replace view shown_card as
  select f.team_id, f.id, f.author_id, f.as_staff, f.posted_at, f.pinned_at is not null as is_pinned, m.text, m.mentions, m.cheers, m.is_edited,
    m.withdrawn_as, m.withdrawn_at, h.closed_at is null and f.withdrawn_at is null as takes_comments, h.last_seq,
    (select json_build_object('seq', x.seq, 'author_id', x.author_id, 'made_at', x.made_at, 'withdrawn_as', x.withdrawn_as,
        'text', case when x.withdrawn_at is null then left(x.text, 80) end)
      from message x where x.team_id = f.team_id and x.huddle_id = f.id and x.seq > 1 order by x.seq desc limit 1) as last,
    case when f.event_id is not null then (
      select json_build_object('event_id', e.id, 'kind', e.kind, 'title', e.title, 'opponent', e.opponent, 'timing', e.timing,
        'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'time_zone', e.time_zone, 'status', e.status)
      from event e where e.team_id = f.team_id and e.id = f.event_id) end as event,
    case when f.withdrawn_at is null then (
      select json_build_object('options', to_json(p.options), 'is_multiple', p.is_multiple, 'shows_voters', p.shows_voters, 'closes_at', p.closes_at,
        'closed_at', p.closed_at,
        'counts', (select json_agg((select count(*) from unnest(v.picks) k where k = o.n) order by o.n) from unnest(p.options) with ordinality o(option, n)),
        'voters', v.voters)
      from poll p cross join lateral (
        select coalesce(array_agg(k.pick), '{}') as picks, count(distinct x.user_id) as voters
        from readers_of_huddle(p.team_id, p.message_id) r
          join poll_vote x on x.team_id = p.team_id and x.message_id = p.message_id and x.user_id = r.user_id
          cross join unnest(x.picks) k(pick)) v
      where p.team_id = f.team_id and p.message_id = f.id) end as poll,
    case when h.closed_at is not null and f.withdrawn_at is null then case when h.closed_by = f.author_id then 'author' else 'staff' end end
      as comments_closed_as
  from feed_card f
    join huddle h on h.team_id = f.team_id and h.id = f.id
    join shown_message m on m.team_id = f.team_id and m.huddle_id = f.id and m.seq = 1;
