-- The statements of server/huddle/huddle.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- readHuddles
-- returns huddles json
select one."huddles"
from (
  select huddles_of($1::text, $2::timestamptz, $3::uuid, $4::uuid,
    100, 80, 200) as huddles) as one;
