-- The statements of server/dings/summary.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- claimSummary
insert into ring_settings as s (user_id, digested_on)
values ($1, $2::date)
    on conflict (user_id) do update
set digested_on = excluded.digested_on
    where s.digested_on is distinct
from excluded.digested_on and s.digest = 'daily'
returning s.user_id;

-- countUnseenDings
select count(*) filter (where kind = 'answer_wanted')::int as answers,
  count(*) filter (where kind <> 'answer_wanted')::int as others,
      min(last_at) as first_at
    from ding
where user_id = $1 and seen_at is null;

-- findSummaryReaders
select u.id, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name, u.mailbox_key
    from living_user l
join "user" u on u.id = l.id
left join ring_settings s on s.user_id = u.id
    where u.time_zone in (select json_array_elements_text($1::json)) and u.email_address_verified_at is not null
      and coalesce(s.digest, 'daily') = 'daily' and s.digested_on is distinct
from $2::date and u.id > $3
    order by u.id
limit $4;

-- findZones
select distinct time_zone as zone
from "user"
where time_zone is not null;
