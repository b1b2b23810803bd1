ALTER TABLE "calendar_feed" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD COLUMN "content_changed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Above every SEQUENCE that these links gave out: it was the sum of an event's versions and its answers'.
update calendar_feed set sequence = 1000000;
