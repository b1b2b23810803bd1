-- The statements of server/drip-name/drip-name.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- claimDripName
-- returns isResting boolean
insert into "drip_name_claim" ("name_key", "user_id", "claimed_at", "released_at")
values ($1, $2, $3, $4)
on conflict ("name_key") do update
set "user_id" = $5, "claimed_at" = $6, "released_at" = $7
where "drip_name_claim"."user_id" = $8
        or "drip_name_claim"."released_at" <= $9::timestamptz
returning exists (select "key" from "rate_bucket" where ("rate_bucket"."key" = $10 and "rate_bucket"."reset_at" > $11));

-- claimDripName
select "name_key"
from "drip_name_claim"
where ("drip_name_claim"."name_key" = $1 or ("drip_name_claim"."user_id" = $2 and "drip_name_claim"."released_at" is null))
order by "drip_name_claim"."name_key" for update;

-- claimDripName
update "drip_name_claim"
set "released_at" = $1
where ("drip_name_claim"."user_id" = $2 and "drip_name_claim"."released_at" is null and "drip_name_claim"."name_key" <> $3);

-- findTaken
(select "name_key" from "drip_name_claim" where ("drip_name_claim"."name_key" in ($1, …) and "drip_name_claim"."user_id" <> $2 and ("drip_name_claim"."released_at" is null or "drip_name_claim"."released_at" > $3))) union all (select "key" from "rate_bucket" where ("rate_bucket"."key" in ($4, …) and "rate_bucket"."reset_at" > $5));

-- isHeld
select "name_key"
from "drip_name_claim"
where ("drip_name_claim"."name_key" = $1 and "drip_name_claim"."user_id" = $2 and "drip_name_claim"."released_at" is null);

-- removeRestedClaims
delete from "drip_name_claim"
where "drip_name_claim"."released_at" <= $1;

-- retireDripName
update "drip_name_claim"
set "user_id" = $1
where ("drip_name_claim"."name_key" = $2 and "drip_name_claim"."user_id" = $3 and "drip_name_claim"."released_at" is not null);
