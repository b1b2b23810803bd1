-- The statements of server/report/block.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findFolded
select u.id as user_id, coalesce(u.full_name, '') as name, u.drip_name, u.avatar
    from person_block b
join "user" u on u.id = b.blocked_id
where b.user_id = $1
order by u.full_name, u.id;

-- fold
insert into "person_block" ("user_id", "blocked_id", "made_at")
values ($1, $2, $3)
on conflict do nothing;

-- isInCompany
select exists (select from reach_of($1) r join huddle h on h.team_id = r.team_id and h.id = r.huddle_id and h.kind = 'team'
      cross join lateral company_of(r.team_id, r.huddle_id) c where c.user_id = $2) as found;

-- isOnStaffFor
select exists (select from team_reach mine join team_reach theirs on theirs.team_id = mine.team_id
      where mine.user_id = $1 and theirs.user_id = $2 and theirs.via = 'self' and theirs.roles && '{coach,manager}') as found;

-- unfold
delete from "person_block"
where ("person_block"."user_id" = $1 and "person_block"."blocked_id" = $2)
returning "blocked_id";
