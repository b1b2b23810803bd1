-- Neither banned nor gone nor about to go. Every permission reads this or a view over it; no store joins guardianship or
-- membership by itself.
create or replace view living_user as
  select id, date_of_birth from "user" where banned_at is null and deleted_at is null and deletion_due_at is null;
--> statement-breakpoint
-- Who guards a child today.
create or replace view living_guardian as
  select g.id, g.child_id, g.user_id, g.origin, g.let_in_by, g.created_at, u.date_of_birth
  from guardianship g join living_user u on u.id = g.user_id join child c on c.id = g.child_id
  where g.ended_at is null and c.deleted_at is null;
--> statement-breakpoint
-- Who reaches a team today, through which membership and child, and in which roles. A follower, and a child's own account, reach nothing of a frozen child.
-- The person's date of birth is for team_talker, which would read each person a second time for it.
create or replace view team_reach as
  select m.user_id, m.team_id, m.id as membership_id, null::uuid as child_id, 'self' as via, m.roles, u.date_of_birth
  from membership m join living_user u on u.id = m.user_id where m.ended_at is null
  union all
  select g.user_id, m.team_id, m.id, m.child_id, 'guardian', m.roles, g.date_of_birth
  from membership m join living_guardian g on g.child_id = m.child_id where m.ended_at is null
  union all
  select c.user_id, m.team_id, m.id, m.child_id, 'own', m.roles, u.date_of_birth
  from membership m join child c on c.id = m.child_id join living_user u on u.id = c.user_id
  where m.ended_at is null and c.deleted_at is null and exists (select 1 from living_guardian g where g.child_id = c.id)
  union all
  select f.user_id, m.team_id, m.id, m.child_id, 'follow', '{follower}'::text[], u.date_of_birth
  from membership m join follow f on f.child_id = m.child_id join living_user u on u.id = f.user_id
  where m.ended_at is null and exists (select 1 from living_guardian g where g.child_id = f.child_id);
--> statement-breakpoint
-- Whose standing in a team may open its huddles: an adult's by themselves or by a child whom they guard, of an account that is no child's own. Not
-- even a standing that the product could not give opens one to a minor; `today_` and the birthday decide, as for is_fit_adult.
create or replace view team_talker as
  select r.team_id, r.user_id, r.via, r.roles from team_reach r
  where r.via in ('self', 'guardian') and not 'follower' = any (r.roles) and r.date_of_birth <= today_() - interval '18 years'
    and not exists (select 1 from child c where c.user_id = r.user_id and c.deleted_at is null);
--> statement-breakpoint
-- Who reads which huddle, from which number on. Nothing else says so, and only the four functions below read it. Several standings make several rows.
create or replace view huddle_reach as
  select r.user_id, h.team_id, h.id as huddle_id, 0::bigint as since_seq
  from huddle h join team_talker r on r.team_id = h.team_id
  where h.kind <> 'group' and (h.kind <> 'staff' or r.via = 'self' and r.roles && '{coach,manager}')
  union all
  select s.user_id, s.team_id, s.huddle_id, s.since_seq
  from seat s
  where s.left_at is null and exists (select 1 from team_talker r where r.team_id = s.team_id and r.user_id = s.user_id);
--> statement-breakpoint
drop view talker;
--> statement-breakpoint
-- What grown-ups are in a team, each by the first that holds; whoever has no standing there is absent. A function, since it keeps its plan: planning
-- the view for a page of a chat takes ten times as long as running it. All people of the page at once, since the view costs the same for one.
create or replace function standings_in(team uuid, people text[]) returns table (user_id text, standing text)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.user_id, case min(case when r.via = 'guardian' then 4 when 'manager' = any (r.roles) then 1 when 'coach' = any (r.roles) then 2
        when 'player' = any (r.roles) then 3 end)
      when 1 then 'manager' when 2 then 'coach' when 3 then 'player' when 4 then 'guardian' end
    from team_reach r where r.team_id = team and r.user_id = any (people) and r.via in ('self', 'guardian') group by 1;
end $$;
--> statement-breakpoint
drop function standing_in(uuid, text);
