CREATE TABLE "absence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid,
	"user_id" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"weekdays" smallint DEFAULT 127 NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absence_one" CHECK (num_nonnulls("absence"."child_id", "absence"."user_id") = 1),
	CONSTRAINT "absence_length" CHECK ("absence"."last_day" between "absence"."first_day" and "absence"."first_day" + 400),
	CONSTRAINT "absence_weekdays" CHECK ("absence"."weekdays" between 1 and 127)
);
--> statement-breakpoint
CREATE TABLE "absence_told" (
	"absence_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "absence_told_absence_id_user_id_pk" PRIMARY KEY("absence_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "usual_yes" (
	"team_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "usual_yes_team_id_membership_id_pk" PRIMARY KEY("team_id","membership_id"),
	CONSTRAINT "usual_yes_life" CHECK ("usual_yes"."until" between "usual_yes"."since" and "usual_yes"."since" + 200)
);
--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "takes_usual" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_told" ADD CONSTRAINT "absence_told_absence_id_absence_id_fk" FOREIGN KEY ("absence_id") REFERENCES "public"."absence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_told" ADD CONSTRAINT "absence_told_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_yes" ADD CONSTRAINT "usual_yes_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_of_child" ON "absence" USING btree ("child_id","last_day") WHERE "absence"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_of_user" ON "absence" USING btree ("user_id","last_day") WHERE "absence"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_old" ON "absence" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "absence_told_user" ON "absence_told" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usual_yes_end" ON "usual_yes" USING btree ("until");
--> statement-breakpoint
-- The absence that covers an event with these days: all of them if `is_whole`, else the first. The one said last, if several do.
-- What was over when it was said stays as it was.
create or replace function away_of(of_child uuid, of_adult text, is_whole boolean, day_one date, day_last date, ends timestamptz)
returns table (id uuid, said_at timestamptz, said_by text, last_day date, version integer) language sql stable as $$
  select x.id, x.said_at, x.said_by, x.last_day, x.version from absence x
  where (x.child_id = of_child or x.user_id = of_adult)
    and x.first_day <= day_one and x.last_day >= case when is_whole then day_last else day_one end
    and ends > x.said_at
    and (x.weekdays = 127 or not exists (
      select 1 from generate_series(0, case when is_whole then day_last - day_one else 0 end) d
      where (x.weekdays >> extract(dow from day_one + d)::int) & 1 = 0))
  order by x.said_at desc, x.id limit 1 $$;
--> statement-breakpoint
-- What stands for a player at an event: the answer for this event, an absence said after it, or the usual yes. Never stored, so that an event that
-- is added, moved into the days or out of them is right at once, and what is taken back leaves nothing behind.
-- `over` names the absence or usual yes in its version. It differs from event to event, so that nobody can join an absence's days by it.
-- The parameters are columns of an event, a membership and a participation: whole rows would be taken apart again for each column.
create or replace function word_of(
    of_team uuid, of_event uuid, of_kind text, of_series uuid, of_timing text, asked text, day_one date, day_last date, ends timestamptz, timed_in integer,
    player uuid, of_child uuid, of_adult text, let_in timestamptz,
    answer_ text, answered_by_ text, answered_at_ timestamptz, seen integer)
returns table (answer text, source text, by_user text, at timestamptz, absence_id uuid, until date, over text) language sql stable as $$
  select
    case when w.is_away then 'no' when answer_ is not null then answer_ when u.version is not null then 'yes' end,
    case when w.is_away then 'away' when answer_ is not null then 'said' when u.version is not null then 'usual' end,
    case when w.is_away then w.said_by when answer_ is not null then answered_by_ else u.said_by end,
    case when w.is_away then w.said_at when answer_ is not null then answered_at_ else u.said_at end,
    case when w.is_away then w.id end,
    case when w.is_away then w.last_day when answer_ is null then u.until end,
    case when w.is_away then 'away:' || left(md5(w.id::text || of_event::text || w.version::text), 16)
      when answer_ is null and u.version is not null then 'usual:' || u.version end
  from (select 1) one
    left join lateral (
      select a.*, answer_ is null or a.said_at > answered_at_ as is_away
      from away_of(of_child, of_adult, of_timing = 'day', day_one, day_last, ends) a) w on asked <> 'nobody'
    -- The limit keeps this a look-up of its own, which is left out where something else stands.
    left join lateral (
      select y.said_by, y.said_at, y.until, y.version from usual_yes y
      where answer_ is null and w.id is null and asked <> 'nobody' and of_kind = 'practice' and of_series is not null
        and y.team_id = of_team and y.membership_id = player and y.until >= day_one and ends > y.said_at
        -- Another time wants an answer of its own, but from who joined after the change.
        and (coalesce(seen, 1) >= timed_in or seen is null and exists (
          select 1 from event_version v where v.team_id = of_team and v.event_id = of_event and v.version = timed_in and v.made_at < let_in))
        and exists (select 1 from team t where t.id = of_team and t.takes_usual) limit 1) u on true $$;
