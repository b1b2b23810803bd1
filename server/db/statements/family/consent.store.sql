-- The statements of server/family/consent.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- setPhotoConsent
insert into "consent" ("id", "user_id", "child_id", "kind", "text_version", "given_at", "withdrawn_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
returning "id";

-- setPhotoConsent
update "consent"
set "withdrawn_at" = $1
where ("consent"."child_id" = $2 and "consent"."user_id" = $3 and "consent"."kind" = $4 and "consent"."withdrawn_at" is null)
returning "id";
