-- The statements of server/huddle/thread.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findThread
-- returns thread json
select one."thread"
from (
  select thread_of($1::uuid, $2::uuid, $3::text, $4::text,
    $5::bigint, $6::uuid, $7::integer) as thread) as one;
