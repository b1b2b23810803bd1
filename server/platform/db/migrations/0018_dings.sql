CREATE TABLE "ding" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"team_id" uuid,
	"group_key" text NOT NULL,
	"about" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "ding_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "ring_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"talk" text DEFAULT 'all' NOT NULL,
	"is_quiet" boolean DEFAULT true NOT NULL,
	"quiet_from" time(0) DEFAULT '21:00' NOT NULL,
	"quiet_to" time(0) DEFAULT '07:00' NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL,
	"digested_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ring_settings_talk" CHECK ("ring_settings"."talk" in ('all', 'named', 'none')),
	CONSTRAINT "ring_settings_digest" CHECK ("ring_settings"."digest" in ('daily', 'never')),
	CONSTRAINT "ring_settings_quiet" CHECK ("ring_settings"."quiet_from" <> "ring_settings"."quiet_to")
);
--> statement-breakpoint
ALTER TABLE "ding" ADD CONSTRAINT "ding_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ding" ADD CONSTRAINT "ding_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_settings" ADD CONSTRAINT "ring_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ding_open" ON "ding" USING btree ("user_id","group_key") WHERE "ding"."read_at" is null;--> statement-breakpoint
CREATE INDEX "ding_newest" ON "ding" USING btree ("user_id","last_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ding_unseen" ON "ding" USING btree ("user_id") WHERE "ding"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "ding_of_team" ON "ding" USING btree ("team_id") WHERE "ding"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "ding_old" ON "ding" USING btree ("last_at");--> statement-breakpoint
-- What pings were about was never kept, so a person's unseen ones of the last 60 days become one ding that says how many they are.
insert into ding (user_id, id, kind, group_key, about, times, made_at, last_at)
select user_id, gen_random_uuid(), 'earlier', 'earlier:house', '{}', count(*), min(created_at), max(created_at)
from ping where kind = 'notification' and seen_at is null and created_at > now() - interval '60 days' group by user_id;--> statement-breakpoint
-- The table itself is dropped with a later release: servers of the last one, which write to it, run on during the upgrade.
delete from ping;
