-- Whose account may be in a huddle: an adult's who is no child's own account. Not even a standing that the product could not give opens one to a
-- minor; `today_` and the birthday decide, as for is_fit_adult.
create or replace view huddle_adult as
  select u.id from "user" u where u.date_of_birth <= today_() - interval '18 years'
    and not exists (select 1 from child c where c.user_id = u.id and c.deleted_at is null);
