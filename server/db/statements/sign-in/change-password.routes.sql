-- The statements of server/sign-in/change-password.routes.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changePassword
delete from "link"
where ("link"."user_id" = $1 and "link"."kind" = $2);
