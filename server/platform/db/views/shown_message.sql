-- A message as everybody gets it. Cheers of one that was taken back are shown no more.
create or replace view shown_message as
  select m.team_id, m.huddle_id, m.seq, m.id, m.changed, m.author_id, m.text, to_json(m.mentions) as mentions, m.reply_to, m.made_at,
    m.edited_at is not null as is_edited, m.withdrawn_as, m.withdrawn_at,
    case when m.withdrawn_at is null then (
      select json_object_agg(c.cheer, c.times) from (
        select r.cheer, count(*)::int as times from reaction r where r.team_id = m.team_id and r.message_id = m.id group by r.cheer) c) end as cheers
  from message m;
