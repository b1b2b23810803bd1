-- A card with its poll, on the live line.
create or replace view shown_card as
  select b.team_id, b.id, b.author_id, b.as_staff, b.posted_at, b.is_pinned, b.text, b.mentions, b.cheers, b.is_edited, b.withdrawn_as, b.withdrawn_at,
    b.takes_comments, b.last_seq, b.last, b.event,
    case when b.withdrawn_at is null and exists (select from poll p where p.team_id = b.team_id and p.message_id = b.id) then
      counted_poll(b.team_id, b.id, array(select r.user_id from readers_of_huddle(b.team_id, b.id) r)) end as poll,
    b.comments_closed_as
  from bare_card b;
