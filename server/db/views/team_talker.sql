-- Whose standing in a team may open its huddles: an adult's by themselves or by a child whom they guard, of an account that is no child's own. Not
-- even a standing that the product could not give opens one to a minor; `today_` and the birthday decide, as for is_fit_adult.
create or replace view team_talker as
  select r.team_id, r.user_id, r.via, r.roles from team_reach r
  where r.via in ('self', 'guardian') and not 'follower' = any (r.roles) and r.date_of_birth <= today_() - interval '18 years'
    and not exists (select 1 from child c where c.user_id = r.user_id and c.deleted_at is null);
