ALTER TABLE "link" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "number_tries" integer DEFAULT 0 NOT NULL;