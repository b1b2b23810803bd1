-- The statements of server/session/seen.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- noteSeen
update "user"
set "seen_on" = $1
where ("user"."id" = $2 and "user"."seen_on" < $3);
