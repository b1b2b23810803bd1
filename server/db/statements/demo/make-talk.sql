-- The statements of server/demo/make-talk.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findOrStart
select "id"
from "huddle"
where ("huddle"."team_id" = $1 and "huddle"."kind" = $2);
