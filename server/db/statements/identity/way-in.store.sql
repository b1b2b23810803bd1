-- The statements of server/identity/way-in.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findBannedSince
select "identity"."user_id"
from "identity"
inner join "user" on "user"."id" = "identity"."user_id"
where ("user"."banned_at" is not null and ("identity"."valid_since" is null or "identity"."valid_since" < "user"."banned_at"))
limit $1;

-- findExpiredTemporaryPasswords
select "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until"
from "identity"
where "identity"."temporary_password_until" <= $1
limit $2;

-- findOwedRevocations
select "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until"
from "identity"
where "identity"."revocation_owed_at" is not null
limit $1;

-- findPasswordWayIn
select "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until"
from "identity"
where ("identity"."user_id" = $1 and "identity"."issuer" = $2 and "identity"."provider" = $3);

-- findWayIn
select "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until"
from "identity"
where ("identity"."issuer" = $1 and "identity"."subject" = $2);

-- findWayInHere
select "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until"
from "identity"
where ("identity"."user_id" = $1 and "identity"."issuer" = $2);

-- oweRevocation
update "identity"
set "valid_since" = $1, "revocation_owed_at" = $2
where "identity"."user_id" = $3;

-- recordSecured
update "identity"
set "provider" = $1,
  "valid_since" = $2,
  "google_subject" = $3,
  "tokens_valid_after" = $4,
  "temporary_password_hash" = $5,
  "temporary_password_until" = $6,
  "revocation_owed_at" = $7
where (("identity"."issuer" = $8 and "identity"."subject" = $9) and "identity"."lease_id" = $10)
returning "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until";

-- recordSecured
update "identity"
set "provider" = $1, "valid_since" = $2, "google_subject" = $3, "tokens_valid_after" = $4, "revocation_owed_at" = $5
where (("identity"."issuer" = $6 and "identity"."subject" = $7) and "identity"."lease_id" = $8)
returning "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until";

-- recordSecured
update "identity"
set "valid_since" = $1,
  "tokens_valid_after" = $2,
  "temporary_password_hash" = $3,
  "temporary_password_until" = $4,
  "revocation_owed_at" = $5
where (("identity"."issuer" = $6 and "identity"."subject" = $7) and "identity"."lease_id" = $8)
returning "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until";

-- recordSecured
update "identity"
set "valid_since" = $1, "tokens_valid_after" = $2, "revocation_owed_at" = $3
where (("identity"."issuer" = $4 and "identity"."subject" = $5) and "identity"."lease_id" = $6)
returning "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until";

-- takeLease
update "identity"
set "lease_id" = $1, "lease_until" = $2
where (("identity"."issuer" = $3 and "identity"."subject" = $4) and ("identity"."lease_until" is null or "identity"."lease_until" <= $5))
returning "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until";

-- withLease
update "identity"
set "lease_id" = $1, "lease_until" = $2
where (("identity"."issuer" = $3 and "identity"."subject" = $4) and "identity"."lease_id" = $5);
