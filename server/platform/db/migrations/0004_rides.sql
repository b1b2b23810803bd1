CREATE TABLE "driver_consent" (
	"child_id" uuid NOT NULL,
	"driver_id" text NOT NULL,
	"given_by" text NOT NULL,
	"given_on" date NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "driver_consent_child_id_driver_id_pk" PRIMARY KEY("child_id","driver_id"),
	CONSTRAINT "driver_consent_life" CHECK ("driver_consent"."until" between "driver_consent"."given_on" and "driver_consent"."given_on" + 366)
);
--> statement-breakpoint
CREATE TABLE "ride" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"way" text NOT NULL,
	"driver_id" text NOT NULL,
	"seats" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"minutes" smallint,
	"meeting_point" text,
	"trip" text,
	"second_id" text,
	"second_trip" text,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ride_pkey" PRIMARY KEY("team_id","event_id","way","driver_id"),
	CONSTRAINT "ride_way" CHECK ("ride"."way" in ('there', 'back')),
	CONSTRAINT "ride_seats" CHECK ("ride"."seats" between 1 and 8),
	CONSTRAINT "ride_full" CHECK ("ride"."taken" between 0 and "ride"."seats"),
	CONSTRAINT "ride_minutes" CHECK ("ride"."minutes" between 0 and 240),
	CONSTRAINT "ride_meeting_point" CHECK (char_length("ride"."meeting_point") between 1 and 60),
	CONSTRAINT "ride_second_other" CHECK ("ride"."second_id" is distinct from "ride"."driver_id")
);
--> statement-breakpoint
CREATE TABLE "ride_seat" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"way" text NOT NULL,
	"membership_id" uuid NOT NULL,
	"driver_id" text,
	"family_by" text,
	"family_trip" text,
	"is_by_consent" boolean DEFAULT false NOT NULL,
	"asked_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ride_seat_pkey" PRIMARY KEY("team_id","event_id","way","membership_id"),
	CONSTRAINT "ride_seat_way" CHECK ("ride_seat"."way" in ('there', 'back')),
	CONSTRAINT "ride_seat_family" CHECK (("ride_seat"."family_by" is null) = ("ride_seat"."family_trip" is null) and ("ride_seat"."family_by" is not null or not "ride_seat"."is_by_consent") and ("ride_seat"."driver_id" is not null or "ride_seat"."family_by" is null))
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "user_ids" text[];--> statement-breakpoint
ALTER TABLE "driver_consent" ADD CONSTRAINT "driver_consent_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_consent" ADD CONSTRAINT "driver_consent_driver_id_user_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_consent" ADD CONSTRAINT "driver_consent_given_by_user_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_driver_id_user_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_second_id_user_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_seat" ADD CONSTRAINT "ride_seat_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_seat" ADD CONSTRAINT "ride_seat_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_consent_driver" ON "driver_consent" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "driver_consent_given" ON "driver_consent" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "driver_consent_old" ON "driver_consent" USING btree ("until");--> statement-breakpoint
CREATE INDEX "ride_driver" ON "ride" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "ride_old" ON "ride" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ride_second" ON "ride" USING btree ("second_id") WHERE "ride"."second_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ride_second_once" ON "ride" USING btree ("team_id","event_id","way","second_id") WHERE "ride"."second_id" is not null;--> statement-breakpoint
CREATE INDEX "ride_seat_of_member" ON "ride_seat" USING btree ("team_id","membership_id");--> statement-breakpoint
CREATE INDEX "ride_seat_of_driver" ON "ride_seat" USING btree ("driver_id") WHERE "ride_seat"."driver_id" is not null;--> statement-breakpoint
CREATE INDEX "ride_seat_old" ON "ride_seat" USING btree ("at");
--> statement-breakpoint
-- What somebody agrees to when they agree to a ride: where and when one has to be there, or where and when one is picked up. An agreement keeps this
-- text and holds while the event's is the same. So nothing is reset when an event moves, a move that is undone leaves no trace, and a game that
-- becomes longer opens the way back alone.
create or replace function trip_of(way text, starts timestamp, ends timestamp, arrive integer, zone text, timing text, venue uuid) returns text language sql stable as $$
  select concat_ws(' ', case way when 'there' then to_char(starts, 'YYYY-MM-DD"T"HH24:MI') || ' -' || arrive else to_char(ends, 'YYYY-MM-DD"T"HH24:MI') end,
    zone, timing, coalesce(venue::text, '-')) $$;
--> statement-breakpoint
-- When a car leaves, as clocks show it there: so many minutes before the arrival, or after the end.
create or replace function leaves_at(way text, starts timestamp, ends timestamp, arrive integer, minutes integer) returns text language sql immutable as $$
  select to_char(case way when 'there' then starts - make_interval(mins => arrive + minutes) else ends + make_interval(mins => minutes) end,
    'YYYY-MM-DD"T"HH24:MI:SS') $$;
--> statement-breakpoint
-- DR022: a seat is in a car that is there. Cars count their seats, and the check refuses the one too many (ride_full): of fifty who ask for the last
-- seat one has it. Both cars of a change are held in one order, so that two families who change places wait for each other.
create or replace function count_seats() returns trigger language plpgsql as $$
declare car record;
begin
  for car in
    select c.team_id, c.event_id, c.way, c.driver_id, sum(c.step)::int as step from (
      select old.team_id, old.event_id, old.way, old.driver_id, -1 as step where tg_op <> 'INSERT'
      union all
      select new.team_id, new.event_id, new.way, new.driver_id, 1 where tg_op <> 'DELETE') c
    where c.driver_id is not null group by 1, 2, 3, 4 having sum(c.step) <> 0 order by 1, 2, 3, 4
  loop
    update ride r set taken = r.taken + car.step
    where r.team_id = car.team_id and r.event_id = car.event_id and r.way = car.way and r.driver_id = car.driver_id;
    if not found and car.step > 0 then raise exception 'no such car' using errcode = 'DR022'; end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger ride_seat_counted after insert or delete or update of team_id, event_id, way, driver_id on ride_seat
  for each row execute function count_seats();
--> statement-breakpoint
-- A car that goes leaves its players without one: nobody drives them yet, and their families read so.
create or replace function empty_car() returns trigger language plpgsql as $$
begin
  update ride_seat s set driver_id = null, family_by = null, family_trip = null, is_by_consent = false, version = s.version + 1
  where s.team_id = old.team_id and s.event_id = old.event_id and s.way = old.way and s.driver_id = old.driver_id;
  return null;
end $$;
--> statement-breakpoint
create trigger ride_emptied after delete on ride for each row execute function empty_car();
--> statement-breakpoint
-- The present state of each seat, whoever has left, been banned or taken a yes back since. Nothing of it is stored, and nothing else works it out.
-- `driver_id` is null where the driver has left. Read it by team, event and way: the window needs the whole car.
create or replace view seat_now as
  select f.team_id, f.event_id, f.way, f.membership_id, f.child_id, case when f.is_driver_here then f.driver_id end as driver_id, f.family_trip, f.at, f.version, f.consent_by, c.company,
    case
      when not f.is_on then 'off'
      when f.is_out then 'not_coming'
      when not f.is_driver_here then 'wanted'
      when f.is_aboard then case when c.company = 'none' then 'needs_company' else 'agreed' end
      when not f.is_family_agreed then 'offered'
      else 'open_again' end as state
  from (
      select a.*, min(a.player) filter (where a.is_aboard) over car as first_player, max(a.player) filter (where a.is_aboard) over car as last_player,
        count(*) filter (where a.is_aboard and a.is_other_adult) over car as adults
      from (
          -- Aboard: everybody agreed, to how it is now.
          select b.*, b.is_on and not b.is_out and b.is_driver_here and b.is_driver_current and b.is_family_agreed and b.is_family_current as is_aboard,
            -- Rows that staff joined are one player, and an adult who drives a car sits in no other.
            case when b.child_id is not null or b.is_other_adult then b.merged_id::text end as player
          from (
              select s.team_id, s.event_id, s.way, s.membership_id, s.driver_id, s.family_trip, s.at, s.version, m.child_id, e.status = 'on' as is_on,
                coalesce(older.id, m.id) as merged_id,
                coalesce(w.answer = 'no', false) or m.ended_at is not null
                  or m.child_id is not null and not exists (select from living_guardian g where g.child_id = m.child_id) as is_out,
                s.driver_id is not null and exists (select from team_access r where r.team_id = s.team_id and r.user_id = s.driver_id
                  and r.via in ('self', 'guardian') and not 'follower' = any (r.roles)) as is_driver_here,
                coalesce(car.trip = t.trip, false) as is_driver_current,
                s.family_by is not null and case
                  when m.child_id is null then m.user_id = s.family_by and exists (select from living_user u where u.id = m.user_id)
                  else exists (select from living_guardian g where g.child_id = m.child_id and g.user_id = s.family_by)
                    and (not s.is_by_consent or exists (select from driver_consent d
                      where d.child_id = m.child_id and d.driver_id = s.driver_id and d.given_by = s.family_by and d.until >= e.last_day)) end
                  as is_family_agreed,
                coalesce(s.family_trip = t.trip, false) as is_family_current,
                m.child_id is null and m.user_id is distinct from s.driver_id and not exists (select from ride o
                  where o.team_id = s.team_id and o.event_id = s.event_id and o.way = s.way and o.driver_id = m.user_id) as is_other_adult,
                exists (select from living_guardian g where g.child_id = m.child_id and g.user_id = s.driver_id) as is_driver_guardian,
                (select d.given_by from driver_consent d join living_guardian g on g.child_id = d.child_id and g.user_id = d.given_by
                  where d.child_id = m.child_id and d.driver_id = s.driver_id and d.until >= e.last_day) as consent_by,
                car.second_id is not null and coalesce(car.second_trip = t.trip, false) and exists (select from team_access r
                  where r.team_id = car.team_id and r.user_id = car.second_id
                    and r.via in ('self', 'guardian') and not 'follower' = any (r.roles))
                  and not exists (select from ride o where o.team_id = s.team_id and o.event_id = s.event_id and o.way = s.way
                    and o.driver_id = car.second_id) as has_second
              from ride_seat s
                join event e on e.team_id = s.team_id and e.id = s.event_id
                join membership m on m.team_id = s.team_id and m.id = s.membership_id
                left join merged_into(of_team => m.team_id, player => m.id) older on true
                left join ride car on car.team_id = s.team_id and car.event_id = s.event_id and car.way = s.way and car.driver_id = s.driver_id
                left join participation p on p.team_id = s.team_id and p.event_id = s.event_id and p.membership_id = s.membership_id
                left join lateral effective_answer(
                  of_team => e.team_id, of_event => e.id, of_kind => coalesce(e.at_start ->> 'kind', e.kind), of_series => e.series_id,
                  of_timing => coalesce(e.at_start ->> 'timing', e.timing), asked => coalesce(e.at_start ->> 'asks', e.asks),
                  day_one => coalesce((e.at_start ->> 'first_day')::date, e.first_day), day_last => coalesce((e.at_start ->> 'last_day')::date, e.last_day),
                  starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at),
                  timed_in => coalesce((e.at_start ->> 'time_version')::int, e.time_version),
                  player => m.id, of_child => m.child_id, of_adult => m.user_id, let_in => m.let_in_at,
                  answer_ => p.answer, answered_by_ => p.answered_by, answered_at_ => p.answered_at, seen => p.seen_before_start) w on true
                cross join lateral (
                  select trip_of(s.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id) as trip) t) b) a
      window car as (partition by a.team_id, a.event_id, a.way, a.driver_id)) f
    -- Who sees to it that no adult is alone with somebody else's child. `consent`: nobody else is in the car, and a guardian lets this driver.
    cross join lateral (select case
      when not f.is_aboard then null
      when f.child_id is null or f.is_driver_guardian then 'own'
      when f.has_second or f.adults > 0 then 'two_adults'
      when f.first_player <> f.last_player then 'two_players'
      when f.consent_by is not null then 'consent'
      else 'none' end as company) c;
--> statement-breakpoint
-- The seats of an event as they are now. A function, since it keeps its plan: planning the view takes many times as long as running it.
create or replace function seats_at(of_team uuid, of_event uuid) returns setof seat_now
language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
begin
  return query select n.* from seat_now n where n.team_id = of_team and n.event_id = of_event;
end $$;
--> statement-breakpoint
-- The seats of a person's players, and their own cars, in a range of days. A function, since it keeps its plan: planning the view takes many times as
-- long as running it for the few rows of a family.
create or replace function rides_of(who text, first date, days integer) returns table (team_id uuid, event_id uuid, kind text, item json)
language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
declare mine json := (select json_agg(json_build_object('t', r.team_id, 'm', r.membership_id)) from (
  select distinct s.team_id, s.membership_id from team_access_of(who) s where s.via in ('self', 'guardian') and not 'follower' = any (s.roles)) r);
  seats json;
begin
  -- Most families have no seat in most weeks: the large statement is started for those that have.
  seats := (
    select json_agg(json_build_object('t', s.team_id, 'e', s.event_id, 'w', s.way, 'm', s.membership_id))
    from json_to_recordset(mine) x(t uuid, m uuid)
      join ride_seat s on s.team_id = x.t and s.membership_id = x.m
      join event e on e.team_id = s.team_id and e.id = s.event_id
    where e.first_day >= first and e.first_day < first + days);
  if seats is not null then
    return query
      select n.team_id, n.event_id, 'seat', json_strip_nulls(json_build_object('way', n.way, 'membership_id', n.membership_id, 'state', n.state,
        'driver_id', d.id, 'driver_name', coalesce(d.first_name, d.full_name), 'minutes', c.minutes,
        'leaves_local', case when e.timing = 'timed' then leaves_at(n.way, e.starts_local, e.ends_local, e.arrive_minutes, c.minutes) end,
        'meeting_point', c.meeting_point, 'version', n.version))
      from json_to_recordset(seats) x(t uuid, e uuid, w text, m uuid)
        cross join lateral (select y.* from seat_now y where y.team_id = x.t and y.event_id = x.e and y.way = x.w and y.membership_id = x.m limit 1) n
        join event e on e.team_id = n.team_id and e.id = n.event_id
        left join ride c on c.team_id = n.team_id and c.event_id = n.event_id and c.way = n.way and c.driver_id = n.driver_id
        left join "user" d on d.id = c.driver_id;
  end if;
  if exists (select from ride r where r.driver_id = who) then
    return query
      select r.team_id, r.event_id, 'ride', json_strip_nulls(json_build_object('way', r.way, 'seats', r.seats, 'taken', r.taken, 'minutes', r.minutes,
        'leaves_local', case when e.timing = 'timed' then leaves_at(r.way, e.starts_local, e.ends_local, e.arrive_minutes, r.minutes) end,
        'meeting_point', r.meeting_point,
        'is_current', r.trip is not distinct from trip_of(r.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id),
        'version', r.version))
      from ride r join event e on e.team_id = r.team_id and e.id = r.event_id and e.first_day >= first and e.first_day < first + days
      where r.driver_id = who and r.team_id in (select x.t from json_to_recordset(mine) x(t uuid));
  end if;
end $$;
