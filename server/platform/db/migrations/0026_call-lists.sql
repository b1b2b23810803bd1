CREATE TABLE "call_list" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"notice_version" integer NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "call_list_team_id_event_id_opened_at_pk" PRIMARY KEY("team_id","event_id","opened_at")
);
--> statement-breakpoint
CREATE TABLE "ladder" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"notice_version" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ladder_team_id_event_id_pk" PRIMARY KEY("team_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "participation" DROP CONSTRAINT "participation_seen_via";--> statement-breakpoint
ALTER TABLE "participation" ADD COLUMN "told_by" text;--> statement-breakpoint
ALTER TABLE "participation" ADD COLUMN "told_over" jsonb;--> statement-breakpoint
ALTER TABLE "call_list" ADD CONSTRAINT "call_list_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ladder" ADD CONSTRAINT "ladder_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_list_living" ON "call_list" USING btree ("team_id","event_id") WHERE "call_list"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "call_list_old" ON "call_list" USING btree ("closed_at") WHERE "call_list"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "ladder_due" ON "ladder" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_told" CHECK ("participation"."seen_via" is distinct from 'told' or "participation"."told_by" is not null);--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_seen_via" CHECK ("participation"."seen_via" is null or ("participation"."seen_version" is not null and "participation"."seen_via" in ('got_it', 'answer', 'link', 'opened', 'told')));
--> statement-breakpoint
-- Players whose families do not know of their event's last change, though it concerns them: as `isSilent` and `withHomes` in
-- domain/schedule/receipts.ts say, with what makes a family out as in server/schedule/answer/word.ts.
create or replace view not_knowing as
  select e.team_id, e.id as event_id, e.notice_version, m.id as membership_id
  from event e
    join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
    join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
      and coalesce(m.let_in_at, m.created_at) <= n.made_at
    left join child_state s on s.child_id = m.child_id
    left join living_user l on l.id = m.user_id
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
    left join lateral word_of(
      e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.ends_at, e.time_version,
      m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
    left join lateral (
      select v.shown from event_version v
      where v.team_id = e.team_id and v.event_id = e.id and (v.version <= p.seen_version
        or p.seen_version is null and (v.made_at < m.let_in_at or v.version = 1))
      order by v.version desc limit 1) k on true
    left join lateral (
      select coalesce((k.shown ->> 'starts_local')::date, e.first_day) as day_one) d on true
    left join lateral (
      select o.id from same_player j
        join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
        left join child oc on oc.id = o.child_id
      where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
  where e.notice_version > 1
    and (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)
    and coalesce(p.seen_version, 0) < e.notice_version and k.shown is distinct from n.shown
    and not coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or exists (
      select 1 from away_of(m.child_id, m.user_id, coalesce(k.shown ->> 'timing', e.timing) = 'day', d.day_one,
        coalesce(d.day_one + ((k.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), e.ends_at) x
      where p.answer is null or x.said_at > p.answered_at)), false)
    -- A spot that staff joined with a profile is told there.
    and not (m.spot_first_name is not null and exists (
      select 1 from membership h
        left join child_state hs on hs.child_id = h.child_id
        left join living_user hl on hl.id = h.user_id
        left join same_player hj on hj.team_id = h.team_id and hj.membership_id = h.id
      where h.team_id = m.team_id and h.id <> m.id and h.ended_at is null and 'player' = any (h.roles)
        and (hs.is_frozen = false or hl.id is not null)
        and coalesce(hj.counts_as, h.id) = coalesce(older.id, m.id)));
--> statement-breakpoint
-- Whether a family does not know of the event's last change. A function keeps its plan: planning the view takes twenty times as long as running it,
-- and each open call list is looked at every minute.
create or replace function is_anybody_unaware(team uuid, of_event uuid) returns boolean
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select 1 from not_knowing n where n.team_id = team and n.event_id = of_event);
end $$;
