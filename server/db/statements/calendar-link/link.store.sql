-- The statements of server/calendar-link/link.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- byHash
-- returns name text, timeZone text, isLiving boolean
select "calendar_feed"."id",
  "calendar_feed"."user_id",
  "calendar_feed"."scope",
  "calendar_feed"."child_id",
  "calendar_feed"."team_id",
  "calendar_feed"."token_hash",
  "calendar_feed"."guest_name",
  "calendar_feed"."leaves_out_declined",
  "calendar_feed"."version",
  "calendar_feed"."created_at",
  "calendar_feed"."ends_on",
  "calendar_feed"."revoked_at",
  "calendar_feed"."last_fetched_at",
  "calendar_feed"."last_fetched_by",
  "calendar_feed"."sequence",
  "calendar_feed"."content_hash",
  "calendar_feed"."content_changed_at",
  case calendar_feed.scope
  when 'child' then (select c.first_name from child c where c.id = calendar_feed.child_id and (exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id) or exists (
    select from follow f where f.child_id = c.id and f.user_id = calendar_feed.user_id) and exists (
    select from living_guardian g where g.child_id = c.id)))
  when 'team' then (select t.name from team t where t.id = calendar_feed.team_id and t.archived_at is null and exists (
    select from team_reach r where r.team_id = t.id and r.user_id = calendar_feed.user_id and r.via <> 'own'))
  end,
  u.time_zone,
  ("calendar_feed"."guest_name" is null or exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id)) and exists (select from living_user l where l.id = "calendar_feed"."user_id")
from "calendar_feed"
inner join "user" u on u.id = "calendar_feed"."user_id"
where ("calendar_feed"."token_hash" = $1 and "calendar_feed"."revoked_at" is null);

-- changeLink
update "calendar_feed"
set "leaves_out_declined" = $1, "version" = "calendar_feed"."version" + 1
where "calendar_feed"."id" = $2;

-- changeLink
update "calendar_feed"
set "version" = "calendar_feed"."version" + 1, "revoked_at" = $1
where "calendar_feed"."id" = $2;

-- countLinks
-- returns living bigint
select count(*)
from "calendar_feed"
where (("calendar_feed"."revoked_at" is null and ("calendar_feed"."ends_on" is null or "calendar_feed"."ends_on" >= $1::date) and ("calendar_feed"."guest_name" is null or exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id))) and ("calendar_feed"."child_id" = $2 and "calendar_feed"."guest_name" is not null));

-- countLinks
-- returns living bigint
select count(*)
from "calendar_feed"
where (("calendar_feed"."revoked_at" is null and ("calendar_feed"."ends_on" is null or "calendar_feed"."ends_on" >= $1::date) and ("calendar_feed"."guest_name" is null or exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id))) and ("calendar_feed"."user_id" = $2 and "calendar_feed"."guest_name" is null));

-- insertLink
insert into "calendar_feed" ("id", "user_id", "scope", "child_id", "team_id", "token_hash", "guest_name", "leaves_out_declined", "version", "created_at", "ends_on", "revoked_at", "last_fetched_at", "last_fetched_by", "sequence", "content_hash", "content_changed_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17);

-- keepRevision
update "calendar_feed"
set "sequence" = $1, "content_hash" = $2, "content_changed_at" = $3
where ("calendar_feed"."id" = $4 and "calendar_feed"."sequence" = $5)
returning "id";

-- lockLink
select "id",
  "user_id",
  "scope",
  "child_id",
  "team_id",
  "token_hash",
  "guest_name",
  "leaves_out_declined",
  "version",
  "created_at",
  "ends_on",
  "revoked_at",
  "last_fetched_at",
  "last_fetched_by",
  "sequence",
  "content_hash",
  "content_changed_at"
from "calendar_feed"
where ("calendar_feed"."id" = $1 and ("calendar_feed"."user_id" = $2 or "calendar_feed"."guest_name" is not null and exists (
    select from living_guardian v where v.child_id = "calendar_feed"."child_id" and v.user_id = $3)) and ("calendar_feed"."revoked_at" is null and ("calendar_feed"."ends_on" is null or "calendar_feed"."ends_on" >= $4::date) and ("calendar_feed"."guest_name" is null or exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id)))) for update;

-- noteFetch
update "calendar_feed"
set "last_fetched_at" = $1, "last_fetched_by" = $2
where ("calendar_feed"."id" = $3 and ("calendar_feed"."last_fetched_at" is null or "calendar_feed"."last_fetched_at" <= $4));

-- readChoices
select c.id as child_id,
  c.first_name,
  circle.is_guarded,
  (
        select max(s.ends_on)::text from membership m join team t on t.id = m.team_id and t.archived_at is null
          join season s on s.team_id = m.team_id and s.closed_at is null and s.ends_on > $1::date
        where m.child_id = c.id and m.ended_at is null) as season_ends
    from (
      select child_id, bool_or(is_guarded) as is_guarded from (
        select g.child_id, true as is_guarded from living_guardian g where g.user_id = $2
        union all
        select f.child_id, false from follow f join living_user u on u.id = f.user_id where f.user_id = $3
          and exists (select from living_guardian g where g.child_id = f.child_id)) each group by child_id) circle
      join child c on c.id = circle.child_id
    order by not circle.is_guarded,
  lower(c.first_name),
  c.id;

-- readChoices
select t.id as team_id, t.name
from team t
    where t.archived_at is null and t.id in (select r.team_id from team_reach r where r.user_id = $1 and r.via <> 'own')
    order by lower(t.name),
  t.id;

-- readLink
-- returns name text
select "id",
  "user_id",
  "scope",
  "child_id",
  "team_id",
  "token_hash",
  "guest_name",
  "leaves_out_declined",
  "version",
  "created_at",
  "ends_on",
  "revoked_at",
  "last_fetched_at",
  "last_fetched_by",
  "sequence",
  "content_hash",
  "content_changed_at",
  case calendar_feed.scope
  when 'child' then (select c.first_name from child c where c.id = calendar_feed.child_id and (exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id) or exists (
    select from follow f where f.child_id = c.id and f.user_id = calendar_feed.user_id) and exists (
    select from living_guardian g where g.child_id = c.id)))
  when 'team' then (select t.name from team t where t.id = calendar_feed.team_id and t.archived_at is null and exists (
    select from team_reach r where r.team_id = t.id and r.user_id = calendar_feed.user_id and r.via <> 'own'))
  end
from "calendar_feed"
where "calendar_feed"."id" = $1;

-- readLinks
-- returns name text
select "id",
  "user_id",
  "scope",
  "child_id",
  "team_id",
  "token_hash",
  "guest_name",
  "leaves_out_declined",
  "version",
  "created_at",
  "ends_on",
  "revoked_at",
  "last_fetched_at",
  "last_fetched_by",
  "sequence",
  "content_hash",
  "content_changed_at",
  case calendar_feed.scope
  when 'child' then (select c.first_name from child c where c.id = calendar_feed.child_id and (exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id) or exists (
    select from follow f where f.child_id = c.id and f.user_id = calendar_feed.user_id) and exists (
    select from living_guardian g where g.child_id = c.id)))
  when 'team' then (select t.name from team t where t.id = calendar_feed.team_id and t.archived_at is null and exists (
    select from team_reach r where r.team_id = t.id and r.user_id = calendar_feed.user_id and r.via <> 'own'))
  end
from "calendar_feed"
where (("calendar_feed"."user_id" = $1 or "calendar_feed"."guest_name" is not null and exists (
    select from living_guardian v where v.child_id = "calendar_feed"."child_id" and v.user_id = $2)) and ("calendar_feed"."revoked_at" is null and ("calendar_feed"."ends_on" is null or "calendar_feed"."ends_on" >= $3::date) and ("calendar_feed"."guest_name" is null or exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id))))
order by "calendar_feed"."created_at" asc, "calendar_feed"."id" asc;

-- readOtherGuardians
select u.mailbox_key as "mailboxKey",
  coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name
    from living_guardian g
join "user" u on u.id = g.user_id
    where g.child_id = $1::uuid and g.user_id <> $2
order by g.created_at, g.id;
