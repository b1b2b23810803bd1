-- An adult with a proven address, neither banned nor gone.
create or replace function is_fit_adult(who "user") returns boolean language sql stable as $$
  select who.date_of_birth <= today_() - interval '18 years' and who.email_address_verified_at is not null
    and who.banned_at is null and who.deleted_at is null $$;
