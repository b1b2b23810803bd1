-- The statements of server/schedule/answer/same-player.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- deletePairsOf
delete from "same_player"
where ("same_player"."team_id" = $1 and ("same_player"."membership_id" = $2 or "same_player"."counts_as" = $3))
returning "membership_id", "counts_as";

-- dropEndedPairs
delete from "same_player"
where ("same_player"."team_id" = $1 and (("same_player"."membership_id" = $2 or "same_player"."counts_as" = $3) or ("same_player"."membership_id" = $4 or "same_player"."counts_as" = $5)) and exists (select from membership m left join child c on c.id = m.child_id
          where m.team_id = "same_player"."team_id" and m.id in ("same_player"."membership_id", "same_player"."counts_as")
            and (m.ended_at is not null or c.deleted_at is not null)));

-- findPairs
select m.id as membership_id, older.id as counts_as
from membership m
join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
left join child c on c.id = m.child_id
    where m.team_id = $1::uuid and m.ended_at is null and c.deleted_at is null and older.id is not null
    order by older.id,
  m.id;

-- insertPair
insert into "same_player" ("team_id", "membership_id", "counts_as", "by_user", "at")
values ($1, $2, $3, $4, $5)
on conflict do nothing
returning "team_id", "membership_id", "counts_as", "by_user", "at";

-- lockPlayers
with living as (
      select m.id, m.created_at from membership m
      where m.team_id = $1::uuid and m.id in (select k.id::uuid from json_array_elements_text($2::json) k(id))
        and m.ended_at is null and 'player' = any (m.roles)
        and not exists (select from child c where c.id = m.child_id and c.deleted_at is not null)
      order by m.id for no key update)
    select id
from living
order by created_at, id;
