-- The statements of server/invitation/invitation-mail-share.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- blockMail
insert into "mail_block" ("address_hash", "scope", "created_at")
values ($1, $2, $3)
on conflict do nothing
returning "scope";

-- findAllBlocked
select "address_hash", "scope"
from "mail_block"
where ("mail_block"."address_hash" in (select json_array_elements_text($1::json)) and "mail_block"."scope" in ($2, …));

-- findBlocked
select "address_hash"
from "mail_block"
where ("mail_block"."address_hash" in ($1, …) and "mail_block"."scope" in ($2, …));

-- findBlocks
select "address_hash", "scope", "created_at"
from "mail_block"
where "mail_block"."address_hash" = $1;

-- moveBlocks
delete from "mail_block"
where "mail_block"."address_hash" = $1
returning "address_hash", "scope", "created_at";

-- moveBlocks
insert into "mail_block" ("address_hash", "scope", "created_at")
values ($1, $2, $3)
on conflict do nothing;

-- unblockMail
delete from "mail_block"
where ("mail_block"."address_hash" = $1 and "mail_block"."scope" = $2)
returning "scope";
