-- A coach may take over: at once when nobody living holds the whistle; else 72 hours after asking, when none was seen for 21 days.
create or replace view team_command as
  select t.id as team_id, t.take_over_by, t.take_over_asked_at,
    not exists (select 1 from living_manager m where m.team_id = t.id) as is_resting,
    not exists (select 1 from living_manager m where m.team_id = t.id and (m.let_in_at > now() - interval '21 days'
      or exists (select 1 from session s where s.user_id = m.user_id and s.last_used_at > now() - interval '21 days'))) as is_unseen
  from team t where t.archived_at is null;
