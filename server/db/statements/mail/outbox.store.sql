-- The statements of server/mail/outbox.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countMails
-- returns waiting integer, givenUp integer, oldestSeconds double precision
select count(*) filter (where "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null)::int,
  count(*) filter (where "given_up_at" > $1::timestamptz)::int,
  coalesce(extract(epoch from $2::timestamptz
        - min("created_at") filter (where "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null)), 0)::float8
from "mail_outbox"
where (("mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null) or "mail_outbox"."given_up_at" > $3::timestamptz);

-- giveUp
update "mail_outbox"
set "body" = $1, "given_up_at" = $2
where "mail_outbox"."id" = $3;

-- insertMails
insert into "mail_outbox" ("id", "to_address", "subject", "body", "created_at", "next_try_at", "needed_by", "attempts", "useful_until", "sent_at", "given_up_at", "fault") select "id",
  "to_address",
  "subject",
  "body",
  "created_at",
  "next_try_at",
  "needed_by",
  "attempts",
  "useful_until",
  "sent_at",
  "given_up_at",
  "fault"
from json_populate_recordset(null::"mail_outbox", $1::json);

-- isClogged
-- returns isStuck boolean, hasLeft boolean
select coalesce(bool_or("sent_at" is null and ("mail_outbox"."given_up_at" is null or "mail_outbox"."given_up_at" > $1::timestamptz)
        and "fault" = 'server' and "created_at" <= $2::timestamptz), false),
  coalesce(bool_or("sent_at" > $3::timestamptz), false)
from "mail_outbox"
where (("mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null) or greatest("mail_outbox"."sent_at", "mail_outbox"."given_up_at") > $4::timestamptz);

-- markSent
update "mail_outbox"
set "body" = $1, "sent_at" = $2
where "mail_outbox"."id" in ($3, …);

-- noteFault
update "mail_outbox"
set "fault" = $1
where "mail_outbox"."id" = $2;

-- removeOldMails
delete from "mail_outbox"
where ("mail_outbox"."created_at" <= $1 and ("mail_outbox"."sent_at" is not null or "mail_outbox"."given_up_at" is not null));

-- takeDueMails
update "mail_outbox"
set "next_try_at" = $1::timestamptz + least(power(2, least("mail_outbox"."attempts", 10)), 60) * interval '1 minute',
  "attempts" = "mail_outbox"."attempts" + 1
where "mail_outbox"."id" in (select "id" from "mail_outbox" where (("mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null) and "mail_outbox"."next_try_at" <= $2) order by "mail_outbox"."needed_by" asc limit $3 for update skip locked)
returning "id",
  "to_address",
  "subject",
  "body",
  "created_at",
  "next_try_at",
  "needed_by",
  "attempts",
  "useful_until",
  "sent_at",
  "given_up_at",
  "fault";
