ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text;