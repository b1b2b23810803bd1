CREATE TABLE "absence_version" (
	"absence_id" uuid NOT NULL,
	"child_id" uuid,
	"user_id" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"weekdays" smallint NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "absence_version_absence_id_valid_from_pk" PRIMARY KEY("absence_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "usual_yes_version" (
	"team_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"until" date NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"is_taken" boolean NOT NULL,
	"version" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usual_yes_version_team_id_membership_id_valid_from_pk" PRIMARY KEY("team_id","membership_id","valid_from")
);
--> statement-breakpoint
ALTER TABLE "absence" ADD COLUMN "valid_from" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "absence" SET "valid_from" = "said_at";--> statement-breakpoint
ALTER TABLE "absence" ALTER COLUMN "valid_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "usual_yes" ADD COLUMN "is_taken" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "usual_yes" ADD COLUMN "valid_from" timestamp (3) with time zone;--> statement-breakpoint
-- Practices before a pause go on reading the usual yes as it was before.
INSERT INTO "usual_yes_version" (team_id, membership_id, said_by, said_at, until, paused_at, is_taken, version, valid_from, valid_until)
  SELECT team_id, membership_id, said_by, said_at, until, null, true, version, said_at, paused_at FROM "usual_yes" WHERE paused_at > said_at;--> statement-breakpoint
UPDATE "usual_yes" y SET "valid_from" = coalesce(y.paused_at, y.said_at), "is_taken" = t.takes_usual FROM "team" t WHERE t.id = y.team_id;--> statement-breakpoint
ALTER TABLE "usual_yes" ALTER COLUMN "valid_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "absence_version" ADD CONSTRAINT "absence_version_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_version" ADD CONSTRAINT "absence_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_yes_version" ADD CONSTRAINT "usual_yes_version_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_version_of_child" ON "absence_version" USING btree ("child_id","last_day") WHERE "absence_version"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_version_of_user" ON "absence_version" USING btree ("user_id","last_day") WHERE "absence_version"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_version_old" ON "absence_version" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "usual_yes_version_old" ON "usual_yes_version" USING btree ("valid_until");--> statement-breakpoint
DROP VIEW not_knowing;--> statement-breakpoint
DROP FUNCTION word_of;--> statement-breakpoint
DROP FUNCTION away_of;
--> statement-breakpoint
-- The absence that covers an event with these days: all of them if `is_whole`, else the first. The one said last, if several do.
-- Of each absence the version counts that was valid when the event began, so that a later change leaves the past as it was.
create or replace function away_of(of_child uuid, of_adult text, is_whole boolean, day_one date, day_last date, starts timestamptz)
returns table (id uuid, said_at timestamptz, said_by text, last_day date, version integer) language sql stable as $$
  select x.id, x.said_at, x.said_by, x.last_day, x.version from (
    select a.id, a.child_id, a.user_id, a.first_day, a.last_day, a.weekdays, a.said_at, a.said_by, a.version
    from absence a where (a.child_id = of_child or a.user_id = of_adult) and a.valid_from < starts
    union all
    select v.absence_id, v.child_id, v.user_id, v.first_day, v.last_day, v.weekdays, v.said_at, v.said_by, v.version
    from absence_version v where (v.child_id = of_child or v.user_id = of_adult) and v.valid_from < starts and v.valid_until >= starts) x
  where x.first_day <= day_one and x.last_day >= case when is_whole then day_last else day_one end
    and (x.weekdays = 127 or not exists (
      select 1 from generate_series(0, case when is_whole then day_last - day_one else 0 end) d
      where (x.weekdays >> extract(dow from day_one + d)::int) & 1 = 0))
  order by x.said_at desc, x.id limit 1 $$;
--> statement-breakpoint
-- What stands for a player at an event: the answer for this event, an absence said after it, or the usual yes. Never stored, so that an event that
-- is added, moved into the days or out of them is right at once, and what is taken back leaves nothing behind at events that have not begun.
-- An event that has begun reads the versions that were valid at its start, for good.
-- `over` names the absence or usual yes in its version. It differs from event to event, so that nobody can join an absence's days by it.
-- The parameters are columns of an event, a membership and a participation: whole rows would be taken apart again for each column.
create or replace function word_of(
    of_team uuid, of_event uuid, of_kind text, of_series uuid, of_timing text, asked text, day_one date, day_last date, starts timestamptz, timed_in integer,
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
      from away_of(of_child, of_adult, of_timing = 'day', day_one, day_last, starts) a) w on asked <> 'nobody'
    -- The limit keeps this a look-up of its own, which is left out where something else stands.
    left join lateral (
      select y.said_by, y.said_at, y.until, y.version from (
        select c.said_by, c.said_at, c.until, c.version, c.paused_at, c.is_taken from usual_yes c
        where c.team_id = of_team and c.membership_id = player and c.valid_from < starts
        union all
        select v.said_by, v.said_at, v.until, v.version, v.paused_at, v.is_taken from usual_yes_version v
        where v.team_id = of_team and v.membership_id = player and v.valid_from < starts and v.valid_until >= starts) y
      where answer_ is null and w.id is null and asked <> 'nobody' and of_kind = 'practice' and of_series is not null
        and y.until >= day_one and y.paused_at is null and y.is_taken
        -- Another time wants an answer of its own, but from who joined after the change.
        and (coalesce(seen, 1) >= timed_in or seen is null and exists (
          select 1 from event_version v where v.team_id = of_team and v.event_id = of_event and v.version = timed_in and v.made_at < let_in))
      limit 1) u on true $$;
--> statement-breakpoint
-- Writes the version of an absence that a change replaces, if an event that has begun may read it.
create or replace function record_absence_version() returns trigger language plpgsql as $$
begin
  if old.first_day <= (new.valid_from at time zone 'UTC')::date + 1 then
    insert into absence_version (absence_id, child_id, user_id, first_day, last_day, weekdays, said_by, said_at, version, valid_from, valid_until)
    values (old.id, old.child_id, old.user_id, old.first_day, old.last_day, old.weekdays, old.said_by, old.said_at, old.version,
      old.valid_from, new.valid_from)
    on conflict (absence_id, valid_from) do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger absence_version_recorded after update on absence
  for each row when (old.valid_from < new.valid_from) execute function record_absence_version();
--> statement-breakpoint
-- Writes the version of a usual yes that a change replaces: practices that began under it go on reading it.
create or replace function record_usual_version() returns trigger language plpgsql as $$
begin
  insert into usual_yes_version (team_id, membership_id, said_by, said_at, until, paused_at, is_taken, version, valid_from, valid_until)
  values (old.team_id, old.membership_id, old.said_by, old.said_at, old.until, old.paused_at, old.is_taken, old.version,
    old.valid_from, new.valid_from)
  on conflict (team_id, membership_id, valid_from) do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger usual_version_recorded after update on usual_yes
  for each row when (old.valid_from < new.valid_from) execute function record_usual_version();
--> statement-breakpoint
-- Players whose families do not know of their event's last change, though it concerns them: as `isSilent` and `withHomes` in
-- domain/schedule/receipt/receipts.ts say, with what makes a family out as in server/schedule/answer/word.ts.
create or replace view not_knowing as
  select e.team_id, e.id as event_id, e.notice_version, m.id as membership_id, is_rung(k.shown, n.shown) as is_rung
  from event e
    join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
    join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
      and coalesce(m.let_in_at, m.created_at) <= n.made_at
    left join child_state s on s.child_id = m.child_id
    left join living_user l on l.id = m.user_id
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
    left join lateral word_of(
      e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
      m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
    left join lateral known_of(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true
    left join lateral (
      select o.id from same_player j
        join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
        left join child oc on oc.id = o.child_id
      where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
  where e.notice_version > 1
    and (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)
    and coalesce(p.seen_version, 0) < e.notice_version and changed_parts(k.shown, n.shown) <> '{}'
    and not coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
      select 1 from jsonb_array_elements(k.heard) h(shown)
        cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
      where not exists (
        select 1 from away_of(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
          coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), e.starts_at) x
        where p.answer is null or x.said_at > p.answered_at))), false)
    -- A spot that staff joined with a profile is told there.
    and not (m.spot_first_name is not null and exists (
      select 1 from membership h
        left join child_state hs on hs.child_id = h.child_id
        left join living_user hl on hl.id = h.user_id
        left join same_player hj on hj.team_id = h.team_id and hj.membership_id = h.id
      where h.team_id = m.team_id and h.id <> m.id and h.ended_at is null and 'player' = any (h.roles)
        and (hs.is_frozen = false or hl.id is not null)
        and coalesce(hj.counts_as, h.id) = coalesce(older.id, m.id)));
