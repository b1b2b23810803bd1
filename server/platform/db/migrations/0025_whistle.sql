CREATE TABLE "push_heard" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"group_key" text NOT NULL,
	"last_source" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"version" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"heard_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "push_token" ADD COLUMN "unheard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_token" ADD COLUMN "unheard_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_token" ADD COLUMN "silent_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participation" ADD COLUMN "seen_via" text;--> statement-breakpoint
ALTER TABLE "push_heard" ADD CONSTRAINT "push_heard_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_heard_group" ON "push_heard" USING btree ("group_key","user_id");--> statement-breakpoint
CREATE INDEX "push_heard_user" ON "push_heard" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_heard_old" ON "push_heard" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "push_token_silent" ON "push_token" USING btree ("silent_since") WHERE "push_token"."silent_since" is not null;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_seen_via" CHECK ("participation"."seen_via" is null or ("participation"."seen_version" is not null and "participation"."seen_via" in ('got_it', 'answer', 'link', 'opened')));