-- The statements of server/invitation/invitation-use.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- forgetLooks
delete from "invitation_use"
where ("invitation_use"."invitation_id" = $1 and "invitation_use"."used_at" is null);

-- noteAnswer
update "invitation"
set "unanswered_mails" = $1
where ("invitation"."id" = $2 and "invitation"."unanswered_mails" > $3);

-- noteLook
insert into "invitation_use" ("invitation_id", "user_id", "looked_at", "used_at")
values ($1, $2, $3, $4)
on conflict ("invitation_id","user_id") do update
set "looked_at" = $5;

-- noteUse
insert into "invitation_use" ("invitation_id", "user_id", "looked_at", "used_at")
values ($1, $2, $3, $4)
on conflict ("invitation_id","user_id") do update
set "used_at" = excluded.used_at
where "invitation_use"."used_at" is null
returning "user_id";
