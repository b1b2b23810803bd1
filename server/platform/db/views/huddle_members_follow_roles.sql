-- Whatever ends or begins somebody's role in a team, the members of groups and blocks follow it. At the end of the transaction, when it is known which roles remain, and
-- so that the sequences are held for a moment only. A membership concerns its team; all else may concern every team of the people, whose sequences the first
-- of several rows takes in their order: all who have or had the child count with each of their rows, since several of them may end at once. Rows of
-- roles are deleted only with the rows of groups, or after they have ended. The staff's huddle has no such rows: whoever comes to it or leaves it changes it, but for
-- somebody who is new in the team and has no page that shows it.
create or replace function huddle_members_follow_roles() returns trigger language plpgsql as $$
declare
  now_ jsonb := to_jsonb(new);
  before_ jsonb := to_jsonb(old);
  staff text := case when now_ -> 'roles' ?| '{coach,manager}' and now_ ->> 'ended_at' is null then now_ ->> 'user_id' end;
  staff_before text := case when before_ -> 'roles' ?| '{coach,manager}' and before_ ->> 'ended_at' is null then before_ ->> 'user_id' end;
begin
  if before_ ->> 'ended_at' is not null and now_ ->> 'ended_at' is not null then return null; end if;
  perform settle_huddle_members(array(
      select p.id from unnest(case tg_table_name when 'user' then array[now_ ->> 'id'] else array[now_ ->> 'user_id', before_ ->> 'user_id'] end) p(id)
      where p.id is not null
      union
      select g.user_id from guardianship g
      where tg_table_name <> 'follow' and g.child_id = (now_ ->> case tg_table_name when 'child' then 'id' else 'child_id' end)::uuid),
    case tg_table_name when 'membership' then (now_ ->> 'team_id')::uuid end);
  if tg_table_name = 'membership' and staff is distinct from staff_before and (tg_op = 'UPDATE' or exists (
      select from team_access r
      where r.team_id = (now_ ->> 'team_id')::uuid and r.user_id = staff and r.membership_id <> (now_ ->> 'id')::uuid)) then
    update huddle h set changed = next_in_team_sequence(h.team_id) where h.team_id = (now_ ->> 'team_id')::uuid and h.kind = 'staff';
  end if;
  return null;
end $$;
create constraint trigger membership_huddle_members after insert or update of user_id, child_id, roles, ended_at on membership
  deferrable initially deferred for each row execute function huddle_members_follow_roles();
create constraint trigger guardianship_huddle_members after insert or update of ended_at on guardianship
  deferrable initially deferred for each row execute function huddle_members_follow_roles();
create constraint trigger follow_huddle_members after insert on follow
  deferrable initially deferred for each row execute function huddle_members_follow_roles();
create constraint trigger child_huddle_members after update of deleted_at, user_id on child
  deferrable initially deferred for each row execute function huddle_members_follow_roles();
create constraint trigger user_huddle_members after update of banned_at, deleted_at, deletion_due_at, date_of_birth on "user"
  deferrable initially deferred for each row execute function huddle_members_follow_roles();
