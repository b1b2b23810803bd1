-- The statements of server/dings/ring-settings.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changeRingSettings
insert into "ring_settings" ("user_id", "talk", "is_quiet", "quiet_from", "quiet_to", "digest", "digested_on", "version")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing;

-- changeRingSettings
select "user_id", "talk", "is_quiet", "quiet_from", "quiet_to", "digest", "digested_on", "version"
from "ring_settings"
where "ring_settings"."user_id" = $1 for update;

-- changeRingSettings
update "ring_settings"
set "talk" = $1, "is_quiet" = $2, "quiet_from" = $3, "quiet_to" = $4, "digest" = $5, "version" = $6
where "ring_settings"."user_id" = $7;

-- findQuietHours
select u.id,
  coalesce(u.time_zone, (
        select t.time_zone from team_reach r join team t on t.id = r.team_id where r.user_id = u.id order by t.id limit 1), 'UTC') as time_zone,
      to_char(coalesce(s.quiet_from, $1::time), 'HH24:MI') as quiet_from,
  to_char(coalesce(s.quiet_to, $2::time), 'HH24:MI') as quiet_to
    from "user" u
left join ring_settings s on s.user_id = u.id
    where u.id in (select json_array_elements_text($3::json)) and coalesce(s.is_quiet, true);

-- findRingSettings
select "user_id", "talk", "is_quiet", "quiet_from", "quiet_to", "digest", "digested_on", "version"
from "ring_settings"
where "ring_settings"."user_id" = $1;

-- stopDigest
insert into ring_settings as s (user_id, digest) select id, 'never'
from "user"
where id = $1
    on conflict (user_id) do update
set digest = 'never', version = s.version + 1
where s.digest <> 'never';
