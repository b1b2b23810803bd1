-- The statements of server/calendar-link/endings.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- endGuestLinks
update "calendar_feed"
set "revoked_at" = $1
where ("calendar_feed"."child_id" = $2 and "calendar_feed"."guest_name" is not null and "calendar_feed"."revoked_at" is null and "calendar_feed"."user_id" in ($3, …));

-- endGuestLinks
update "calendar_feed"
set "revoked_at" = $1
where ("calendar_feed"."child_id" = $2 and "calendar_feed"."guest_name" is not null and "calendar_feed"."revoked_at" is null);

-- endLinksOf
update "calendar_feed"
set "revoked_at" = $1
where ("calendar_feed"."user_id" = $2 and "calendar_feed"."revoked_at" is null);

-- removeOldLinks
delete from calendar_feed f using (
      select o.id from calendar_feed o where o.revoked_at < $1::timestamptz - interval '12 months' or o.ends_on < ($2::timestamptz - interval '12 months')::date
      limit $3 for update skip locked) old
    where f.id = old.id;
