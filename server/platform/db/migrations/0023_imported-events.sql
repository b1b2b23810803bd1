ALTER TABLE "event" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "import_version" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "event_imported" ON "event" USING btree ("team_id","import_key") WHERE "event"."import_key" is not null;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_import_key" CHECK (char_length("event"."import_key") between 1 and 200);--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_import" CHECK (("event"."import_key" is null) = ("event"."import_version" is null));