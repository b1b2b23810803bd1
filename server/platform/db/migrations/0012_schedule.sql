CREATE TABLE "answer_log" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"said_by" text NOT NULL,
	"via" text NOT NULL,
	"event_version" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_log_team_id_id_pk" PRIMARY KEY("team_id","id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"series_id" uuid,
	"series_day" date,
	"own_fields" text[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"opponent" text,
	"side" text,
	"timing" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_local" timestamp(0) NOT NULL,
	"ends_local" timestamp(0) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"arrive_minutes" smallint DEFAULT 0 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"starts_at" timestamp (0) with time zone NOT NULL,
	"ends_at" timestamp (0) with time zone NOT NULL,
	"arrives_at" timestamp (0) with time zone NOT NULL,
	"is_in_repeated_hour" boolean DEFAULT false NOT NULL,
	"venue_id" uuid,
	"venue_detail" text,
	"kit" text,
	"notes" text,
	"status" text DEFAULT 'on' NOT NULL,
	"called_off_for" text,
	"called_off_note" text,
	"asks" text DEFAULT 'players' NOT NULL,
	"answer_by" timestamp (0) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"time_version" integer DEFAULT 1 NOT NULL,
	"notice_version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "event_own_fields" CHECK ("event"."own_fields" <@ '{time,place,title,kit,notes,answers,duties}'),
	CONSTRAINT "event_kind" CHECK ("event"."kind" in ('practice', 'game', 'tournament', 'meeting', 'social', 'other')),
	CONSTRAINT "event_title" CHECK (char_length("event"."title") between 1 and 60),
	CONSTRAINT "event_opponent" CHECK (char_length("event"."opponent") <= 60),
	CONSTRAINT "event_side" CHECK ("event"."side" in ('home', 'away', 'neutral')),
	CONSTRAINT "event_timing" CHECK ("event"."timing" in ('timed', 'day', 'open')),
	CONSTRAINT "event_duration" CHECK ("event"."duration_minutes" between 5 and 20160),
	CONSTRAINT "event_arrive" CHECK ("event"."arrive_minutes" between 0 and 180),
	CONSTRAINT "event_venue_detail" CHECK (char_length("event"."venue_detail") <= 60),
	CONSTRAINT "event_kit" CHECK (char_length("event"."kit") <= 60),
	CONSTRAINT "event_notes" CHECK (char_length("event"."notes") <= 1000),
	CONSTRAINT "event_status" CHECK ("event"."status" in ('on', 'called_off')),
	CONSTRAINT "event_called_off_for" CHECK ("event"."called_off_for" in ('weather', 'field', 'opponent', 'numbers', 'other')),
	CONSTRAINT "event_called_off_note" CHECK (char_length("event"."called_off_note") <= 140),
	CONSTRAINT "event_asks" CHECK ("event"."asks" in ('players', 'players_and_staff', 'nobody')),
	CONSTRAINT "event_span" CHECK ("event"."ends_at" > "event"."starts_at" and "event"."arrives_at" <= "event"."starts_at"),
	CONSTRAINT "event_days" CHECK ("event"."first_day" = "event"."starts_local"::date and "event"."last_day" between "event"."first_day" and "event"."first_day" + 13),
	CONSTRAINT "event_series_day" CHECK (("event"."series_id" is null) = ("event"."series_day" is null)),
	CONSTRAINT "event_off" CHECK (("event"."status" = 'called_off') = ("event"."called_off_for" is not null)),
	CONSTRAINT "event_versions" CHECK ("event"."time_version" <= "event"."notice_version" and "event"."notice_version" <= "event"."version")
);
--> statement-breakpoint
CREATE TABLE "event_version" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_version_team_id_event_id_version_pk" PRIMARY KEY("team_id","event_id","version")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"kind" text NOT NULL,
	"membership_ids" uuid[],
	"event_version" integer,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "notice_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('added', 'moved', 'changed', 'called_off', 'back_on', 'unseen', 'answer_wanted', 'nudged', 'place_free', 'nod_wanted', 'turn_yours', 'swap_offered', 'ride_asked', 'ride_settled', 'ride_open_again'))
);
--> statement-breakpoint
CREATE TABLE "participation" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"answer" text,
	"note" text,
	"answered_by" text,
	"answered_via" text,
	"answered_at" timestamp (3) with time zone,
	"answered_event_version" integer,
	"answer_version" integer DEFAULT 0 NOT NULL,
	"seen_version" integer,
	"seen_by" text,
	"seen_at" timestamp (3) with time zone,
	"nudged_at" timestamp (3) with time zone,
	CONSTRAINT "participation_team_id_event_id_membership_id_pk" PRIMARY KEY("team_id","event_id","membership_id"),
	CONSTRAINT "participation_answer_kind" CHECK ("participation"."answer" in ('yes', 'no', 'maybe')),
	CONSTRAINT "participation_note" CHECK (char_length("participation"."note") <= 140),
	CONSTRAINT "participation_via" CHECK ("participation"."answered_via" in ('app', 'link', 'staff', 'account')),
	CONSTRAINT "participation_answer" CHECK (num_nulls("participation"."answer", "participation"."answered_by", "participation"."answered_via", "participation"."answered_at", "participation"."answered_event_version") in (0, 5) and ("participation"."answer" is null) = ("participation"."answer_version" = 0)),
	CONSTRAINT "participation_seen" CHECK (num_nulls("participation"."seen_version", "participation"."seen_by", "participation"."seen_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "same_player" (
	"team_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"counts_as" uuid NOT NULL,
	"by_user" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "same_player_team_id_membership_id_pk" PRIMARY KEY("team_id","membership_id"),
	CONSTRAINT "same_player_two" CHECK ("same_player"."membership_id" <> "same_player"."counts_as")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"split_from" uuid,
	"weekdays" smallint NOT NULL,
	"every_weeks" smallint DEFAULT 1 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"skip_days" date[] DEFAULT '{}' NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "series_weekdays" CHECK ("series"."weekdays" between 1 and 127),
	CONSTRAINT "series_every_weeks" CHECK ("series"."every_weeks" between 1 and 4),
	CONSTRAINT "series_length" CHECK ("series"."last_day" between "series"."first_day" and "series"."first_day" + 400),
	CONSTRAINT "series_skip_days" CHECK (cardinality("series"."skip_days") <= 60)
);
--> statement-breakpoint
CREATE TABLE "venue" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text DEFAULT 'field' NOT NULL,
	"address" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "venue_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "venue_name" CHECK (char_length("venue"."name") between 1 and 60),
	CONSTRAINT "venue_category" CHECK ("venue"."category" in ('field', 'gym', 'pool', 'rink', 'track', 'clubhouse', 'restaurant', 'hotel', 'other')),
	CONSTRAINT "venue_address" CHECK (char_length("venue"."address") <= 160)
);
--> statement-breakpoint
CREATE TABLE "zone_rules" (
	"time_zone" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "answers_shown_to" text DEFAULT 'families' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_series" FOREIGN KEY ("team_id","series_id") REFERENCES "public"."series"("team_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_venue" FOREIGN KEY ("team_id","venue_id") REFERENCES "public"."venue"("team_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_version" ADD CONSTRAINT "event_version_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "same_player" ADD CONSTRAINT "same_player_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "same_player" ADD CONSTRAINT "same_player_older" FOREIGN KEY ("team_id","counts_as") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_log_of_event" ON "answer_log" USING btree ("team_id","event_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "answer_log_old" ON "answer_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_day" ON "event" USING btree ("team_id","first_day");--> statement-breakpoint
CREATE UNIQUE INDEX "event_of_series" ON "event" USING btree ("team_id","series_id","series_day") WHERE "event"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "event_to_remind" ON "event" USING btree ("answer_by") WHERE "event"."answer_by" is not null and "event"."asks" <> 'nobody' and "event"."reminded_at" is null and "event"."status" = 'on';--> statement-breakpoint
CREATE INDEX "event_to_remind_by_start" ON "event" USING btree ("starts_at") WHERE "event"."answer_by" is null and "event"."asks" <> 'nobody' and "event"."reminded_at" is null and "event"."status" = 'on';--> statement-breakpoint
CREATE INDEX "event_version_old" ON "event_version" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "notice_due" ON "notice" USING btree ("not_before") WHERE "notice"."told_at" is null;--> statement-breakpoint
CREATE INDEX "notice_told" ON "notice" USING btree ("told_at") WHERE "notice"."told_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_unseen" ON "notice" USING btree ("team_id","event_id") WHERE "notice"."kind" = 'unseen' and "notice"."told_at" is null;--> statement-breakpoint
CREATE INDEX "participation_noted" ON "participation" USING btree ("answered_at") WHERE "participation"."note" is not null;--> statement-breakpoint
CREATE INDEX "same_player_of" ON "same_player" USING btree ("team_id","counts_as");--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_answers_shown_to" CHECK ("team"."answers_shown_to" in ('families', 'staff'));--> statement-breakpoint
-- DR021: no chains; whatever others count as counts as itself.
create function one_player() returns trigger language plpgsql as $$
begin
  perform 1 from membership where team_id = new.team_id and id in (new.membership_id, new.counts_as) order by id for no key update;
  if exists (select 1 from same_player where team_id = new.team_id and (membership_id = new.counts_as or counts_as = new.membership_id)) then
    raise exception 'chain of players' using errcode = 'DR021';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger same_player_chain before insert or update on same_player for each row execute function one_player();
