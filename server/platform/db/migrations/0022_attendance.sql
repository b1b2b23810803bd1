ALTER TABLE "usual_yes" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "usual_yes" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participation" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "participation" ADD COLUMN "attendance_by" text;--> statement-breakpoint
ALTER TABLE "participation" ADD COLUMN "attendance_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "participation_attended" ON "participation" USING btree ("attendance_at") WHERE "participation"."attendance_at" is not null;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_attendance_kind" CHECK ("participation"."attendance" in ('present', 'late', 'absent'));--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_attendance" CHECK (num_nulls("participation"."attendance_by", "participation"."attendance_at") in (0, 2) and ("participation"."attendance" is null or "participation"."attendance_at" is not null));
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
        -- What was over when it was paused stays as it was.
        and (y.paused_at is null or ends <= y.paused_at)
        -- Another time wants an answer of its own, but from who joined after the change.
        and (coalesce(seen, 1) >= timed_in or seen is null and exists (
          select 1 from event_version v where v.team_id = of_team and v.event_id = of_event and v.version = timed_in and v.made_at < let_in))
        and exists (select 1 from team t where t.id = of_team and t.takes_usual) limit 1) u on true $$;
