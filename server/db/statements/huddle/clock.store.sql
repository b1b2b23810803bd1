-- The statements of server/huddle/clock.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- takeClock
select take_clock($1::uuid);
