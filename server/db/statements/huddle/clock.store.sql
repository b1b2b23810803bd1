-- The statements of server/huddle/clock.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- takeClock
select take_clock($1::uuid);

-- takeClocks
select t.team_id,
  take_clock(t.team_id)
    from (select distinct r.team_id from reach_of($1) r order by r.team_id) t;
