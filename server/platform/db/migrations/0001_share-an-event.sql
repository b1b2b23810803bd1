CREATE TABLE "short_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "short_link_token" UNIQUE("token_hash"),
	CONSTRAINT "short_link_once" UNIQUE("team_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "short_link" ADD CONSTRAINT "short_link_made_by_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_link" ADD CONSTRAINT "short_link_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_link_of_user" ON "short_link" USING btree ("made_by") WHERE "short_link"."made_by" is not null;