CREATE TABLE "calendar_feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"child_id" uuid,
	"team_id" uuid,
	"token_hash" text NOT NULL,
	"guest_name" text,
	"leaves_out_declined" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_on" date,
	"revoked_at" timestamp (3) with time zone,
	"last_fetched_at" timestamp (3) with time zone,
	"last_fetched_by" text,
	CONSTRAINT "calendar_feed_token" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feed_scope" CHECK ("calendar_feed"."scope" in ('household', 'child', 'team')),
	CONSTRAINT "calendar_feed_about" CHECK (num_nonnulls("calendar_feed"."child_id", "calendar_feed"."team_id") = ("calendar_feed"."scope" <> 'household')::int and ("calendar_feed"."scope" = 'child') = ("calendar_feed"."child_id" is not null)),
	CONSTRAINT "calendar_feed_guest" CHECK (case when "calendar_feed"."guest_name" is null then "calendar_feed"."ends_on" is null
        else char_length("calendar_feed"."guest_name") between 1 and 30 and "calendar_feed"."scope" = 'child' and "calendar_feed"."ends_on" is not null end),
	CONSTRAINT "calendar_feed_fetched" CHECK ("calendar_feed"."last_fetched_by" in ('google', 'apple', 'outlook', 'page', 'other'))
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feed_of_user" ON "calendar_feed" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendar_feed_of_child" ON "calendar_feed" USING btree ("child_id") WHERE "calendar_feed"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_feed_of_team" ON "calendar_feed" USING btree ("team_id") WHERE "calendar_feed"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_feed_old" ON "calendar_feed" USING btree ("revoked_at") WHERE "calendar_feed"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "calendar_feed_over" ON "calendar_feed" USING btree ("ends_on") WHERE "calendar_feed"."ends_on" is not null;