ALTER TABLE "identity" ADD COLUMN "google_subject" text;--> statement-breakpoint
ALTER TABLE "identity" ADD COLUMN "tokens_valid_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity" ADD COLUMN "temporary_password_hash" text;--> statement-breakpoint
ALTER TABLE "identity" ADD COLUMN "temporary_password_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity" ADD COLUMN "revocation_owed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity" ADD COLUMN "lease_id" text;--> statement-breakpoint
ALTER TABLE "identity" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "identity_temporary_password" ON "identity" USING btree ("temporary_password_until") WHERE "identity"."temporary_password_until" is not null;--> statement-breakpoint
CREATE INDEX "identity_revocation_owed" ON "identity" USING btree ("revocation_owed_at") WHERE "identity"."revocation_owed_at" is not null;