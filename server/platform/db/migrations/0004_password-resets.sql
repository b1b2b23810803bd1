CREATE TABLE "reset_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"is_for_stranger" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_link_over" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"session_id" text,
	CONSTRAINT "known_device_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
DELETE FROM "password_reset_request" WHERE "mailed_at" IS NOT NULL;--> statement-breakpoint
DROP INDEX "password_reset_request_open";--> statement-breakpoint
DROP INDEX "password_reset_request_mailed";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_mail_address" ON "reset_mail" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "reset_mail_created" ON "reset_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_device_signed_in" ON "known_device" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "password_reset_request_created" ON "password_reset_request" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "password_reset_request" DROP COLUMN "mailed_at";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_fault" CHECK ("mail_outbox"."fault" in ('recipient', 'server'));