-- The statements of server/access/known-device.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- forgetDeviceOf
delete from "known_device"
where ("known_device"."user_id" = $1 and "known_device"."session_id" = $2);

-- forgetDevices
delete from "known_device"
where "known_device"."user_id" = $1;

-- forgetDevices
delete from "known_device"
where ("known_device"."user_id" = $1 and ("known_device"."session_id" is null or "known_device"."session_id" <> $2));

-- isKnownDevice
select "user"."id", "known_device"."token_hash"
from "known_device"
inner join "user" on "user"."id" = "known_device"."user_id"
where ("known_device"."signed_in_at" > $1 and ("user"."mailbox_key" = $2 and "user"."deleted_at" is null));

-- rememberDevice
insert into "known_device" ("user_id", "token_hash", "signed_in_at", "session_id")
values ($1, $2, $3, $4)
on conflict ("user_id","token_hash") do update
set "signed_in_at" = $5, "session_id" = $6;

-- removeOldDevices
delete from "known_device"
where "known_device"."signed_in_at" <= $1;
