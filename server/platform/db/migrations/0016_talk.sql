CREATE TABLE "huddle" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"event_id" uuid,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"changed" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ring_at" timestamp (3) with time zone,
	"rung_at" timestamp (3) with time zone,
	"rung_seq" bigint DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "huddle_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "huddle_kind" CHECK ("huddle"."kind" in ('team', 'staff', 'event', 'group')),
	CONSTRAINT "huddle_title" CHECK (char_length("huddle"."title") between 1 and 40 and "huddle"."kind" = 'group' or "huddle"."title" is null),
	CONSTRAINT "huddle_event" CHECK ("huddle"."event_id" is null or "huddle"."kind" = 'event')
);
--> statement-breakpoint
CREATE TABLE "marker" (
	"team_id" uuid NOT NULL,
	"huddle_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"seen_seq" bigint DEFAULT 0 NOT NULL,
	"muted_until" timestamp (3) with time zone,
	CONSTRAINT "marker_team_id_huddle_id_user_id_pk" PRIMARY KEY("team_id","huddle_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"team_id" uuid NOT NULL,
	"huddle_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"id" uuid NOT NULL,
	"changed" bigint NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"reply_to" bigint,
	"made_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	"withdrawn_as" text,
	CONSTRAINT "message_team_id_huddle_id_seq_pk" PRIMARY KEY("team_id","huddle_id","seq"),
	CONSTRAINT "message_once" UNIQUE("team_id","id"),
	CONSTRAINT "message_length" CHECK (char_length("message"."text") <= 2000),
	CONSTRAINT "message_says" CHECK ("message"."withdrawn_at" is not null or "message"."text" <> ''),
	CONSTRAINT "message_mentions" CHECK (cardinality("message"."mentions") <= 10),
	CONSTRAINT "message_withdrawn_as" CHECK ("message"."withdrawn_as" in ('author', 'guardian', 'staff', 'support')),
	CONSTRAINT "message_tombstone" CHECK (num_nulls("message"."withdrawn_at", "message"."withdrawn_by", "message"."withdrawn_as") in (0, 3) and ("message"."withdrawn_at" is null or "message"."text" = ''))
);
--> statement-breakpoint
CREATE TABLE "message_version" (
	"team_id" uuid NOT NULL,
	"huddle_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"number" smallint NOT NULL,
	"text" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_version_team_id_huddle_id_seq_number_pk" PRIMARY KEY("team_id","huddle_id","seq","number")
);
--> statement-breakpoint
CREATE TABLE "reaction" (
	"team_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"cheer" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reaction_team_id_message_id_user_id_pk" PRIMARY KEY("team_id","message_id","user_id"),
	CONSTRAINT "reaction_cheer" CHECK ("reaction"."cheer" in ('clap', 'fire', 'heart', 'laugh', 'wow', 'strong'))
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"team_id" uuid NOT NULL,
	"huddle_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"since_seq" bigint NOT NULL,
	"seated_by" text NOT NULL,
	"seated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	"left_by" text,
	CONSTRAINT "seat_team_id_huddle_id_user_id_pk" PRIMARY KEY("team_id","huddle_id","user_id"),
	CONSTRAINT "seat_left" CHECK (("seat"."left_at" is null) = ("seat"."left_by" is null))
);
--> statement-breakpoint
CREATE TABLE "team_clock" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_block" (
	"user_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_block_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id"),
	CONSTRAINT "person_block_two" CHECK ("person_block"."user_id" <> "person_block"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"huddle_id" uuid,
	"about_user_id" text NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"note" text,
	"copy" jsonb NOT NULL,
	"goes_to" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"decision" text,
	CONSTRAINT "report_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "report_target" CHECK ("report"."target_kind" in ('message')),
	CONSTRAINT "report_reason" CHECK ("report"."reason" in ('unkind', 'unsafe', 'private', 'spam', 'other')),
	CONSTRAINT "report_note" CHECK (char_length("report"."note") <= 500),
	CONSTRAINT "report_goes_to" CHECK ("report"."goes_to" in ('managers', 'support')),
	CONSTRAINT "report_decision" CHECK ("report"."decision" in ('kept', 'withdrawn', 'removed_person', 'sent_on')),
	CONSTRAINT "report_decided" CHECK (num_nulls("report"."decided_at", "report"."decided_by", "report"."decision") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "huddle" ADD CONSTRAINT "huddle_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "huddle" ADD CONSTRAINT "huddle_of" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE set null ("event_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker" ADD CONSTRAINT "marker_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marker" ADD CONSTRAINT "marker_huddle" FOREIGN KEY ("team_id","huddle_id") REFERENCES "public"."huddle"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_huddle" FOREIGN KEY ("team_id","huddle_id") REFERENCES "public"."huddle"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_answers" FOREIGN KEY ("team_id","huddle_id","reply_to") REFERENCES "public"."message"("team_id","huddle_id","seq") ON DELETE set null ("reply_to") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_version" ADD CONSTRAINT "message_version_message" FOREIGN KEY ("team_id","huddle_id","seq") REFERENCES "public"."message"("team_id","huddle_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reaction" ADD CONSTRAINT "reaction_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reaction" ADD CONSTRAINT "reaction_message" FOREIGN KEY ("team_id","message_id") REFERENCES "public"."message"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_huddle" FOREIGN KEY ("team_id","huddle_id") REFERENCES "public"."huddle"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_clock" ADD CONSTRAINT "team_clock_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_block" ADD CONSTRAINT "person_block_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_block" ADD CONSTRAINT "person_block_blocked_id_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "huddle_once" ON "huddle" USING btree ("team_id","kind") WHERE "huddle"."kind" in ('team', 'staff');--> statement-breakpoint
CREATE UNIQUE INDEX "huddle_of_event" ON "huddle" USING btree ("team_id","event_id") WHERE "huddle"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "huddle_changed" ON "huddle" USING btree ("team_id","changed");--> statement-breakpoint
CREATE INDEX "huddle_to_ring" ON "huddle" USING btree ("ring_at") WHERE "huddle"."ring_at" is not null;--> statement-breakpoint
CREATE INDEX "marker_of_user" ON "marker" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_changed" ON "message" USING btree ("team_id","changed");--> statement-breakpoint
CREATE INDEX "message_of_author" ON "message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "message_old" ON "message" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "message_answered" ON "message" USING btree ("team_id","huddle_id","reply_to") WHERE "message"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "message_words" ON "message" USING gin (to_tsvector('simple', "text")) WHERE "message"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "message_version_old" ON "message_version" USING btree ("until");--> statement-breakpoint
CREATE INDEX "reaction_of_user" ON "reaction" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seat_of_user" ON "seat" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_block_of" ON "person_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("team_id","target_id","reporter_id");--> statement-breakpoint
CREATE INDEX "report_of_reporter" ON "report" USING btree ("reporter_id") WHERE "report"."reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("team_id","made_at") WHERE "report"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_old" ON "report" USING btree ("made_at");
--> statement-breakpoint
-- Rows that change with each message keep room for it on their page.
alter table team_clock set (fillfactor = 50);
--> statement-breakpoint
alter table huddle set (fillfactor = 70);
--> statement-breakpoint
alter table marker set (fillfactor = 70);
--> statement-breakpoint
-- The first lock of every transaction that changes what others see in a team's huddles: its numbers are given in commit order.
create function take_clock(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  select c.seq into n from team_clock c where c.team_id = team for update;
  return n;
end $$;
--> statement-breakpoint
-- Only after take_clock, once for each change.
create function tick(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  update team_clock c set seq = c.seq + 1 where c.team_id = team returning c.seq into n;
  return n;
end $$;
--> statement-breakpoint
-- Whose account may be in a huddle: an adult's who is no child's own account. Not even a standing that the product could not give opens one to a
-- minor; `today_` and the birthday decide, as for is_fit_adult.
create view talker as
  select u.id from "user" u where u.date_of_birth <= today_() - interval '18 years'
    and not exists (select 1 from child c where c.user_id = u.id and c.deleted_at is null);
--> statement-breakpoint
-- Who reads which huddle, from which number on. Nothing else says so, and only the four functions below read it. Several standings make several rows.
create view huddle_reach as
  select r.user_id, h.team_id, h.id as huddle_id, 0::bigint as since_seq
  from huddle h join team_reach r on r.team_id = h.team_id join talker t on t.id = r.user_id
  where h.kind <> 'group' and r.via in ('self', 'guardian') and not 'follower' = any (r.roles)
    and (h.kind <> 'staff' or r.via = 'self' and r.roles && '{coach,manager}')
  union all
  select s.user_id, s.team_id, s.huddle_id, s.since_seq
  from seat s join talker t on t.id = s.user_id
  where s.left_at is null and exists (
    select 1 from team_reach r where r.team_id = s.team_id and r.user_id = s.user_id and r.via in ('self', 'guardian')
      and not 'follower' = any (r.roles));
--> statement-breakpoint
-- Planning the view costs ten times as much as running it, and statements without names (a pooler in transaction mode, PGlite) are planned at each
-- call. A function keeps its plan with the server's connection.
create function reach_of(who text) returns table (team_id uuid, huddle_id uuid, since_seq bigint)
language plpgsql stable rows 12 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.team_id, r.huddle_id, min(r.since_seq) from huddle_reach r where r.user_id = who group by 1, 2;
end $$;
--> statement-breakpoint
-- Null: the huddle does not exist for this person.
create function since_in(team uuid, huddle_ uuid, who text) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select min(r.since_seq) from huddle_reach r where r.team_id = team and r.huddle_id = huddle_ and r.user_id = who);
end $$;
--> statement-breakpoint
create function company_of(team uuid, huddle_ uuid) returns table (user_id text, since_seq bigint)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.user_id, min(r.since_seq) from huddle_reach r where r.team_id = team and r.huddle_id = huddle_ group by 1;
end $$;
--> statement-breakpoint
create function hearers(team uuid, huddles uuid[], listeners text[]) returns table (huddle_id uuid, user_id text, since_seq bigint)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.huddle_id, r.user_id, min(r.since_seq) from huddle_reach r
    where r.team_id = team and r.huddle_id = any (huddles) and r.user_id = any (listeners) group by 1, 2;
end $$;
--> statement-breakpoint
-- open, or over: closed, its team archived, seven days after its event's end, its event gone, or a group of two of whom one has folded the other.
create function judge_huddle(team uuid, huddle_ uuid, at_ timestamptz) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare h record;
begin
  select x.kind, x.closed_at, t.archived_at, e.ends_at into h from huddle x join team t on t.id = x.team_id
    left join event e on e.team_id = x.team_id and e.id = x.event_id where x.team_id = team and x.id = huddle_;
  if not found or h.closed_at is not null or h.archived_at is not null then return 'over'; end if;
  if h.kind = 'event' and (h.ends_at is null or h.ends_at + interval '7 days' <= at_) then return 'over'; end if;
  if h.kind = 'group' and (select count(*) from seat s where s.team_id = team and s.huddle_id = huddle_ and s.left_at is null) <= 2 and exists (
    select 1 from seat a join seat b on b.team_id = a.team_id and b.huddle_id = a.huddle_id and b.left_at is null
      join person_block p on p.user_id = a.user_id and p.blocked_id = b.user_id
    where a.team_id = team and a.huddle_id = huddle_ and a.left_at is null) then return 'over'; end if;
  return 'open';
end $$;
--> statement-breakpoint
create function judge_send(team uuid, huddle_ uuid, who text, at_ timestamptz) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if since_in(team, huddle_, who) is null then return 'hidden'; end if;
  return judge_huddle(team, huddle_, at_);
end $$;
--> statement-breakpoint
-- One round trip. Each statement in it sees what was committed before the clock was taken, so whoever was removed before it says nothing.
-- shown: the version of a group whose people the sender saw; null asks for no comparison.
create function send_message(team uuid, huddle_ uuid, who text, message_ uuid, words text, naming text[], answers bigint, shown integer, at_ timestamptz)
returns table (outcome text, seq bigint, at bigint) language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare m record; n bigint; k bigint; state text;
begin
  k := take_clock(team);
  select x.huddle_id, x.author_id, x.seq, x.changed, x.text, x.withdrawn_at, x.edited_at into m from message x where x.team_id = team and x.id = message_;
  if found then                                                            -- a second try; with other words only if they were changed since
    return query select case when m.huddle_id = huddle_ and m.author_id = who and (m.text = words or m.withdrawn_at is not null or m.edited_at is not null)
      then 'again' else 'reused' end, m.seq, m.changed;
    return;
  end if;
  state := judge_send(team, huddle_, who, at_);
  if state <> 'open' then return query select state, null::bigint, null::bigint; return; end if;
  if shown is not null and not exists (select 1 from huddle h where h.team_id = team and h.id = huddle_ and h.version = shown) then
    return query select 'changed', null::bigint, null::bigint; return;
  end if;
  if answers is not null and not exists (select 1 from message x where x.team_id = team and x.huddle_id = huddle_ and x.seq = answers
      and x.seq > since_in(team, huddle_, who)) then
    return query select 'answer', null::bigint, null::bigint; return;
  end if;
  if cardinality(naming) > 0 and exists (select 1 from unnest(naming) as named(id) where since_in(team, huddle_, named.id) is null) then
    return query select 'mention', null::bigint, null::bigint; return;
  end if;
  k := tick(team);
  update huddle h set last_seq = h.last_seq + 1,
      ring_at = coalesce(h.ring_at, greatest(at_ + interval '10 seconds', h.rung_at + interval '2 minutes'))
    where h.team_id = team and h.id = huddle_ returning h.last_seq into n;
  insert into message (team_id, huddle_id, seq, id, changed, author_id, text, mentions, reply_to, made_at)
    values (team, huddle_, n, message_, k, who, words, naming, answers, at_);
  return query select 'sent', n, k;
end $$;
--> statement-breakpoint
-- DR031: what a huddle is and who wrote what never changes. DR032: numbers only grow.
create function keep_huddle() returns trigger language plpgsql as $$
begin
  if new.kind <> old.kind then raise exception 'fixed' using errcode = 'DR031'; end if;
  if new.last_seq < old.last_seq or new.changed < old.changed then raise exception 'numbers only grow' using errcode = 'DR032'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger huddle_kept before update on huddle for each row execute function keep_huddle();
--> statement-breakpoint
-- DR033: words leave a message only into message_version.
create function keep_words() returns trigger language plpgsql as $$
begin
  if new.author_id <> old.author_id or new.id <> old.id or new.seq <> old.seq then raise exception 'fixed' using errcode = 'DR031'; end if;
  if new.changed < old.changed then raise exception 'numbers only grow' using errcode = 'DR032'; end if;
  if new.text is distinct from old.text and not exists (
    select 1 from message_version v where v.team_id = old.team_id and v.huddle_id = old.huddle_id and v.seq = old.seq and v.text = old.text) then
    raise exception 'words were lost' using errcode = 'DR033';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger message_words_kept after update on message
  deferrable initially deferred for each row execute function keep_words();
--> statement-breakpoint
-- A team is created with its clock and two huddles; those of today get theirs.
create function open_huddles() returns trigger language plpgsql as $$
begin
  insert into team_clock (team_id) values (new.id);
  insert into huddle (team_id, id, kind) values (new.id, gen_random_uuid(), 'team'), (new.id, gen_random_uuid(), 'staff');
  return null;
end $$;
--> statement-breakpoint
create trigger team_huddles after insert on team for each row execute function open_huddles();
--> statement-breakpoint
insert into team_clock (team_id) select id from team;
--> statement-breakpoint
insert into huddle (team_id, id, kind) select id, gen_random_uuid(), k from team cross join unnest(array['team', 'staff']) k;
