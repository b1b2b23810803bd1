DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "needed_by" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "arrives_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("needed_by") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null;