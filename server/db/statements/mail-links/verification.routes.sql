-- The statements of server/mail-links/verification.routes.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- verificationHandlers
delete from "user"
where "user"."id" = $1;
