CREATE TABLE "child" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_initial" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"shown_as" text DEFAULT 'name' NOT NULL,
	"user_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	CONSTRAINT "child_first_name" CHECK (char_length("child"."first_name") between 1 and 32),
	CONSTRAINT "child_last_initial" CHECK (char_length("child"."last_initial") between 1 and 2),
	CONSTRAINT "child_shown_as" CHECK ("child"."shown_as" in ('name', 'number'))
);
--> statement-breakpoint
CREATE TABLE "circle_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"wish" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"decision" text,
	CONSTRAINT "circle_request_wish" CHECK ("circle_request"."wish" in ('guardian', 'follower', 'account')),
	CONSTRAINT "circle_request_origin" CHECK ("circle_request"."origin" in ('link', 'spot', 'staff')),
	CONSTRAINT "circle_request_decision" CHECK ("circle_request"."decision" in ('approved', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "circle_request_decided" CHECK (("circle_request"."decided_at" is null) = ("circle_request"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"child_id" uuid,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consent_kind" CHECK ("consent"."kind" in ('guardian_statement', 'photo', 'own_account'))
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"child_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"let_in_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_child_id_user_id_pk" PRIMARY KEY("child_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "guardianship" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"origin" text NOT NULL,
	"let_in_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"end_reason" text,
	CONSTRAINT "guardianship_origin" CHECK ("guardianship"."origin" in ('made', 'let_in', 'named_by_teen')),
	CONSTRAINT "guardianship_end_reason" CHECK ("guardianship"."end_reason" in ('left', 'taken_back', 'came_of_age', 'account_deleted', 'operator', 'merged')),
	CONSTRAINT "guardianship_end" CHECK (("guardianship"."ended_at" is null) = ("guardianship"."end_reason" is null)),
	CONSTRAINT "guardianship_let_in" CHECK ("guardianship"."origin" = 'let_in' or "guardianship"."let_in_by" is null)
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"team_id" uuid,
	"membership_id" uuid,
	"child_id" uuid,
	"roles" text[],
	"email_address" text,
	"token_hash" text NOT NULL,
	"mail_token_hash" text,
	"unanswered_mails" smallint DEFAULT 0 NOT NULL,
	"code_hash" text,
	"code_round" smallint DEFAULT 0 NOT NULL,
	"max_uses" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"needs_approval" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"renewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitation_mail_token_hash_unique" UNIQUE("mail_token_hash"),
	CONSTRAINT "invitation_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "invitation_kind" CHECK ("invitation"."kind" in ('team', 'spot', 'guardian', 'follower', 'account', 'ward')),
	CONSTRAINT "invitation_address" CHECK ("invitation"."email_address" = lower("invitation"."email_address")),
	CONSTRAINT "invitation_mails" CHECK ("invitation"."unanswered_mails" between 0 and 3),
	CONSTRAINT "invitation_max_uses" CHECK ("invitation"."max_uses" between 1 and 100),
	CONSTRAINT "invitation_uses" CHECK ("invitation"."uses" between 0 and "invitation"."max_uses"),
	CONSTRAINT "invitation_about" CHECK (case "invitation"."kind"
        when 'team' then num_nonnulls("invitation"."team_id", "invitation"."roles") = 2 and num_nulls("invitation"."child_id", "invitation"."membership_id") = 2
        when 'spot' then num_nonnulls("invitation"."team_id", "invitation"."membership_id", "invitation"."email_address") = 3 and num_nulls("invitation"."child_id", "invitation"."roles") = 2
        when 'ward' then num_nulls("invitation"."team_id", "invitation"."membership_id", "invitation"."child_id", "invitation"."roles") = 4 and "invitation"."email_address" is not null
        else "invitation"."child_id" is not null and num_nulls("invitation"."team_id", "invitation"."membership_id", "invitation"."roles") = 3 end),
	CONSTRAINT "invitation_many" CHECK ("invitation"."max_uses" = 1 or ("invitation"."kind" = 'team' and "invitation"."roles" in ('{player}', '{follower}') and "invitation"."email_address" is null)),
	CONSTRAINT "invitation_unnamed_asks" CHECK ("invitation"."needs_approval" or "invitation"."email_address" is not null),
	CONSTRAINT "invitation_code" CHECK ("invitation"."code_hash" is null or "invitation"."max_uses" > 1),
	CONSTRAINT "invitation_staff" CHECK ("invitation"."kind" <> 'team' or "invitation"."roles" in ('{player}', '{follower}') or "invitation"."email_address" is not null),
	CONSTRAINT "invitation_mail_token" CHECK ("invitation"."mail_token_hash" is null or "invitation"."email_address" is not null),
	CONSTRAINT "invitation_life" CHECK ("invitation"."renewed_at" >= "invitation"."created_at" and "invitation"."expires_at" <= "invitation"."renewed_at" + case "invitation"."kind"
        when 'account' then interval '1 day' when 'guardian' then interval '7 days' when 'ward' then interval '7 days'
        when 'follower' then interval '14 days' when 'spot' then interval '30 days' else interval '90 days' end)
);
--> statement-breakpoint
CREATE TABLE "invitation_use" (
	"invitation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "invitation_use_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mail_block" (
	"address_hash" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_block_address_hash_scope_pk" PRIMARY KEY("address_hash","scope")
);
--> statement-breakpoint
CREATE TABLE "join_request" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"child_id" uuid,
	"roles" text[] NOT NULL,
	"invitation_id" uuid,
	"guardian_ok_at" timestamp (3) with time zone,
	"guardian_ok_by" text,
	"circle_request_id" uuid,
	"asked_guardians_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"decision" text,
	CONSTRAINT "join_request_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "join_request_roles" CHECK ("join_request"."roles" in ('{player}', '{follower}')),
	CONSTRAINT "join_request_decision" CHECK ("join_request"."decision" in ('approved', 'declined', 'barred', 'asked_guardians', 'withdrawn', 'expired')),
	CONSTRAINT "join_request_decided" CHECK (("join_request"."decided_at" is null) = ("join_request"."decision" is null)),
	CONSTRAINT "join_request_guardian_first" CHECK ("join_request"."decision" is distinct from 'approved' or "join_request"."child_id" is null or "join_request"."guardian_ok_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"child_id" uuid,
	"spot_first_name" text,
	"spot_last_initial" text,
	"roles" text[] NOT NULL,
	"number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"let_in_by" text,
	"let_in_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"end_reason" text,
	CONSTRAINT "membership_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "membership_roles" CHECK (cardinality("membership"."roles") between 1 and 3 and "membership"."roles" <@ '{player,coach,manager,follower}'),
	CONSTRAINT "membership_number_format" CHECK ("membership"."number" ~ '^[0-9]{1,2}$'),
	CONSTRAINT "membership_spot_first_name" CHECK (char_length("membership"."spot_first_name") between 1 and 32),
	CONSTRAINT "membership_spot_last_initial" CHECK (char_length("membership"."spot_last_initial") between 1 and 2),
	CONSTRAINT "membership_end_reason" CHECK ("membership"."end_reason" in ('left', 'removed', 'barred', 'account_deleted', 'came_of_age', 'merged', 'spot_expired', 'archived')),
	CONSTRAINT "membership_one_subject" CHECK (num_nonnulls("membership"."user_id", "membership"."child_id", "membership"."spot_first_name") = 1),
	CONSTRAINT "membership_spot" CHECK (("membership"."spot_first_name" is null) = ("membership"."spot_last_initial" is null)),
	CONSTRAINT "membership_minors_play" CHECK ("membership"."user_id" is not null or "membership"."roles" = '{player}'),
	CONSTRAINT "membership_follower_only" CHECK (not 'follower' = any ("membership"."roles") or cardinality("membership"."roles") = 1),
	CONSTRAINT "membership_end" CHECK (("membership"."ended_at" is null) = ("membership"."end_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "season" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "season_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "season_name" CHECK (char_length("season"."name") between 1 and 40),
	CONSTRAINT "season_length" CHECK ("season"."ends_on" between "season"."starts_on" and "season"."starts_on" + 400)
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sport" text NOT NULL,
	"age_group" text NOT NULL,
	"colour_one" text NOT NULL,
	"colour_two" text NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"archived_at" timestamp (3) with time zone,
	"take_over_by" text,
	"take_over_asked_at" timestamp (3) with time zone,
	CONSTRAINT "team_name" CHECK (char_length("team"."name") between 1 and 40),
	CONSTRAINT "team_sport" CHECK (char_length("team"."sport") <= 24),
	CONSTRAINT "team_age_group" CHECK (char_length("team"."age_group") <= 12),
	CONSTRAINT "team_colour_one" CHECK ("team"."colour_one" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "team_colour_two" CHECK ("team"."colour_two" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "team_take_over" CHECK ("team"."take_over_by" is null or "team"."take_over_asked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "team_bar" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text,
	CONSTRAINT "team_bar_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "team_bar_lifted" CHECK (("team_bar"."lifted_at" is null) = ("team_bar"."lifted_by" is null))
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "child" ADD CONSTRAINT "child_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child" ADD CONSTRAINT "child_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_request" ADD CONSTRAINT "circle_request_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_request" ADD CONSTRAINT "circle_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_let_in_by_user_id_fk" FOREIGN KEY ("let_in_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_team_id_membership_id_membership_team_id_id_fk" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_circle_request_id_circle_request_id_fk" FOREIGN KEY ("circle_request_id") REFERENCES "public"."circle_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_take_over_by_user_id_fk" FOREIGN KEY ("take_over_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bar" ADD CONSTRAINT "team_bar_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bar" ADD CONSTRAINT "team_bar_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "child_user" ON "child" USING btree ("user_id") WHERE "child"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "child_to_erase" ON "child" USING btree ("deleted_at") WHERE "child"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "child_birthday" ON "child" USING btree ("date_of_birth") WHERE "child"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "circle_request_open" ON "circle_request" USING btree ("child_id","user_id","wish") WHERE "circle_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "circle_request_user" ON "circle_request" USING btree ("user_id") WHERE "circle_request"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_living" ON "consent" USING btree ("child_id","user_id","kind") WHERE "consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "follow_user" ON "follow" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardianship_living" ON "guardianship" USING btree ("child_id","user_id") WHERE "guardianship"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "guardianship_user" ON "guardianship" USING btree ("user_id") WHERE "guardianship"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_team" ON "invitation" USING btree ("team_id","email_address","kind",coalesce("membership_id"::text, '')) WHERE "invitation"."team_id" is not null and "invitation"."email_address" is not null and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_child" ON "invitation" USING btree ("child_id","email_address","kind") WHERE "invitation"."child_id" is not null and "invitation"."email_address" is not null and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_ward" ON "invitation" USING btree ("created_by","email_address") WHERE "invitation"."kind" = 'ward' and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE INDEX "invitation_team" ON "invitation" USING btree ("team_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitation_child" ON "invitation" USING btree ("child_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitation_mine" ON "invitation" USING btree ("email_address") WHERE "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE INDEX "invitation_end" ON "invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitation_use_user" ON "invitation_use" USING btree ("user_id","looked_at" DESC NULLS FIRST) WHERE "invitation_use"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "join_request_open" ON "join_request" USING btree ("team_id",coalesce("child_id"::text, "user_id")) WHERE "join_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "join_request_user" ON "join_request" USING btree ("user_id") WHERE "join_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "join_request_circle" ON "join_request" USING btree ("circle_request_id") WHERE "join_request"."circle_request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_user" ON "membership" USING btree ("team_id","user_id") WHERE "membership"."ended_at" is null and "membership"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_child" ON "membership" USING btree ("team_id","child_id") WHERE "membership"."ended_at" is null and "membership"."child_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_number" ON "membership" USING btree ("team_id","number") WHERE "membership"."ended_at" is null and "membership"."number" is not null;--> statement-breakpoint
CREATE INDEX "membership_of_user" ON "membership" USING btree ("user_id") WHERE "membership"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "membership_of_child" ON "membership" USING btree ("child_id") WHERE "membership"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "membership_manager" ON "membership" USING btree ("team_id") WHERE "membership"."ended_at" is null and 'manager' = any ("membership"."roles");--> statement-breakpoint
CREATE INDEX "membership_spot_end" ON "membership" USING btree ("touched_at") WHERE "membership"."ended_at" is null and "membership"."spot_first_name" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "season_open" ON "season" USING btree ("team_id") WHERE "season"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_bar_living" ON "team_bar" USING btree ("team_id","user_id") WHERE "team_bar"."lifted_at" is null;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_phone" CHECK ("user"."phone_number" ~ '^\+[1-9][0-9]{6,14}$');
--> statement-breakpoint
-- Tests replace it, so that years can pass.
create function today_() returns date language sql stable as $$ select current_date $$;
--> statement-breakpoint
create function is_fit_adult(who "user") returns boolean language sql stable as $$
  select who.date_of_birth <= today_() - interval '18 years' and who.email_address_verified_at is not null
    and who.banned_at is null and who.deleted_at is null $$;
--> statement-breakpoint
-- DR001: guardians and direct members are adults with a proven address.
create function require_adult() returns trigger language plpgsql as $$
declare who "user";
begin
  if new.user_id is null then return new; end if;
  select * into who from "user" where id = new.user_id for share;
  if is_fit_adult(who) is not true then raise exception 'adult required' using errcode = 'DR001'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guardianship_adult before insert on guardianship for each row execute function require_adult();
--> statement-breakpoint
create trigger membership_adult before insert or update of user_id on membership for each row execute function require_adult();
--> statement-breakpoint
create trigger follow_adult before insert on follow for each row execute function require_adult();
--> statement-breakpoint
-- DR002: under 18. DR003: no second account. DR004: the account has the same birthday.
create function require_fit_child() returns trigger language plpgsql as $$
declare birthday date;
begin
  if (tg_op = 'INSERT' or new.date_of_birth <> old.date_of_birth)
    and (new.date_of_birth > today_() or new.date_of_birth <= today_() - interval '18 years') then
    raise exception 'not a minor' using errcode = 'DR002';
  end if;
  if new.user_id is null then return new; end if;
  if tg_op = 'UPDATE' and old.user_id <> new.user_id then raise exception 'claimed' using errcode = 'DR003'; end if;
  select date_of_birth into birthday from "user" where id = new.user_id;
  if birthday is distinct from new.date_of_birth then raise exception 'another birthday' using errcode = 'DR004'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger child_fit before insert or update of date_of_birth, user_id on child for each row execute function require_fit_child();
--> statement-breakpoint
-- DR005: a child that is not being deleted keeps a living guardian. The lock makes two who leave at once see each other.
create function keep_a_guardian() returns trigger language plpgsql as $$
declare about uuid := (case tg_table_name when 'child' then to_jsonb(new) ->> 'id' else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'child_id' end)::uuid;
begin
  if tg_table_name = 'guardianship' and (to_jsonb(old) ->> 'ended_at' is not null or to_jsonb(new) ->> 'ended_at' is null and tg_op = 'UPDATE') then
    return null;   -- this row guarded nobody before, or still does
  end if;
  perform 1 from child where id = about for no key update;   -- waits for whoever takes the profile down or brings it back
  if exists (select 1 from child where id = about and deleted_at is null)
    and not exists (select 1 from living_guardian where child_id = about) and not is_operator() then
    raise exception 'last guardian' using errcode = 'DR005';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger child_guarded after insert or update of deleted_at on child
  deferrable initially deferred for each row execute function keep_a_guardian();
--> statement-breakpoint
create constraint trigger guardianship_last after update or delete on guardianship
  deferrable initially deferred for each row execute function keep_a_guardian();
--> statement-breakpoint
-- DR006: a team that is not archived keeps a living manager.
create function keep_a_manager() returns trigger language plpgsql as $$
declare about uuid := (case tg_table_name when 'team' then to_jsonb(new) ->> 'id' else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'team_id' end)::uuid;
  before_ jsonb := to_jsonb(old); after_ jsonb := to_jsonb(new);
begin
  if tg_table_name = 'membership' and (not before_ -> 'roles' ? 'manager' or before_ ->> 'ended_at' is not null
    or (tg_op = 'UPDATE' and after_ -> 'roles' ? 'manager' and after_ ->> 'ended_at' is null)) then
    return null;   -- no manager before, or a manager still
  end if;
  perform 1 from team where id = about for no key update;   -- waits for whoever archives the team or brings it back
  if exists (select 1 from team where id = about and archived_at is null)
    and not exists (select 1 from living_manager where team_id = about) and not is_operator() then
    raise exception 'last manager' using errcode = 'DR006';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger team_managed after insert or update of archived_at on team
  deferrable initially deferred for each row execute function keep_a_manager();
--> statement-breakpoint
create constraint trigger membership_last_manager after update or delete on membership
  deferrable initially deferred for each row execute function keep_a_manager();
--> statement-breakpoint
-- DR008: a birthday is given once; an account that is gone loses it (made by "sound door" in that plain form). Support may correct one; who turns out to be a minor
-- guards, leads and follows nobody from that moment: the child freezes, the team rests.
create or replace function birthday_once() returns trigger language plpgsql as $$
begin
  if old.date_of_birth is not null and new.date_of_birth is distinct from old.date_of_birth and new.deleted_at is null then
    if not is_operator() then raise exception 'birthday stands' using errcode = 'DR008'; end if;
    if new.date_of_birth is null or new.date_of_birth > today_() - interval '18 years' then
      update guardianship set ended_at = now(), ended_by = 'support', end_reason = 'operator' where user_id = new.id and ended_at is null;
      update membership set ended_at = now(), ended_by = 'support', end_reason = 'removed' where user_id = new.id and ended_at is null;
      delete from follow where user_id = new.id;
    end if;
  end if;
  return new;
end $$;
--> statement-breakpoint
-- DR009: a barred person neither asks nor comes in by any other way. The server answers as if the invitation were withdrawn.
create function refuse_barred() returns trigger language plpgsql as $$
begin
  if new.user_id is not null and exists (select 1 from team_bar b where b.team_id = new.team_id and b.user_id = new.user_id and b.lifted_at is null) then
    raise exception 'barred' using errcode = 'DR009';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger join_request_barred before insert on join_request for each row execute function refuse_barred();
--> statement-breakpoint
create trigger membership_barred before insert or update of user_id on membership for each row execute function refuse_barred();
--> statement-breakpoint
-- What is over does not stand in the way of what is new: requests live 30 days, invitations until they expire.
create function make_room() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'join_request' then
    update join_request set decided_at = now(), decision = 'expired'
    where team_id = new.team_id and coalesce(child_id::text, user_id) = coalesce(new.child_id::text, new.user_id)
      and decided_at is null and created_at <= now() - interval '30 days';
  elsif tg_table_name = 'circle_request' then
    update circle_request set decided_at = now(), decision = 'expired'
    where child_id = new.child_id and user_id = new.user_id and wish = new.wish and decided_at is null and created_at <= now() - interval '30 days';
  elsif new.email_address is not null then
    update invitation set withdrawn_at = now()
    where email_address = new.email_address and kind = new.kind and withdrawn_at is null and uses < max_uses and expires_at <= now()
      and team_id is not distinct from new.team_id and membership_id is not distinct from new.membership_id and child_id is not distinct from new.child_id
      and (kind <> 'ward' or created_by = new.created_by);
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger join_request_room before insert on join_request for each row execute function make_room();
--> statement-breakpoint
create trigger circle_request_room before insert on circle_request for each row execute function make_room();
--> statement-breakpoint
create trigger invitation_room before insert on invitation for each row execute function make_room();
--> statement-breakpoint
-- Every permission reads one of these; no store joins guardianship or membership by itself.

create view living_user as
  select id from "user" where banned_at is null and deleted_at is null and deletion_due_at is null;
--> statement-breakpoint
create view living_guardian as
  select g.id, g.child_id, g.user_id, g.origin, g.let_in_by, g.created_at
  from guardianship g join living_user u on u.id = g.user_id join child c on c.id = g.child_id
  where g.ended_at is null and c.deleted_at is null;
--> statement-breakpoint
create view living_manager as
  select m.team_id, m.id, m.user_id, m.let_in_at
  from membership m join living_user u on u.id = m.user_id where m.ended_at is null and 'manager' = any (m.roles);
--> statement-breakpoint
-- Whom this guardian may take back within 7 days of letting them in: that person and everyone who came in through them since.
create function may_take_back(about uuid, caller text) returns table (guardianship_id uuid, user_id text, root_id text, until timestamptz) language sql stable as $$
  with recursive chain as (
    select g.id, g.user_id, g.user_id as root, g.created_at as since, g.created_at + interval '7 days' as until, g.ended_at
    from guardianship g where g.child_id = about and g.let_in_by = caller and g.created_at > now() - interval '7 days'
      and exists (select 1 from living_guardian l where l.child_id = about and l.user_id = caller)
    union
    select g.id, g.user_id, c.root, g.created_at, c.until, g.ended_at
    from guardianship g join chain c on g.let_in_by = c.user_id
    where g.child_id = about and g.created_at >= c.since and g.user_id <> caller)
  select id, user_id, root, until from chain where ended_at is null $$;
--> statement-breakpoint
-- A coach may take over: at once when nobody living holds the whistle; else 72 hours after asking, when none was seen for 21 days.
create view team_command as
  select t.id as team_id, t.take_over_by, t.take_over_asked_at,
    not exists (select 1 from living_manager m where m.team_id = t.id) as is_resting,
    not exists (select 1 from living_manager m where m.team_id = t.id and (m.let_in_at > now() - interval '21 days'
      or exists (select 1 from session s where s.user_id = m.user_id and s.last_used_at > now() - interval '21 days'))) as is_unseen
  from team t where t.archived_at is null;
--> statement-breakpoint
create view child_state as
  select c.id as child_id,
    not exists (select 1 from living_guardian g where g.child_id = c.id) as is_frozen,
    exists (select 1 from living_guardian g where g.child_id = c.id)
      and not exists (select 1 from living_guardian g where g.child_id = c.id and not exists (
        select 1 from consent k where k.child_id = c.id and k.user_id = g.user_id and k.kind = 'photo' and k.withdrawn_at is null))
      and (c.user_id is null or exists (
        select 1 from consent k where k.child_id = c.id and k.user_id = c.user_id and k.kind = 'photo' and k.withdrawn_at is null)) as may_be_photographed
  from child c where c.deleted_at is null;
--> statement-breakpoint
create view team_reach as
  select m.user_id, m.team_id, m.id as membership_id, null::uuid as child_id, 'self' as via, m.roles
  from membership m join living_user u on u.id = m.user_id where m.ended_at is null
  union all
  select g.user_id, m.team_id, m.id, m.child_id, 'guardian', m.roles
  from membership m join living_guardian g on g.child_id = m.child_id where m.ended_at is null
  union all
  select c.user_id, m.team_id, m.id, m.child_id, 'own', m.roles
  from membership m join child c on c.id = m.child_id join living_user u on u.id = c.user_id
  where m.ended_at is null and c.deleted_at is null and exists (select 1 from living_guardian g where g.child_id = c.id)
  union all
  select f.user_id, m.team_id, m.id, m.child_id, 'follow', '{follower}'::text[]
  from membership m join follow f on f.child_id = m.child_id join living_user u on u.id = f.user_id
  where m.ended_at is null and exists (select 1 from living_guardian g where g.child_id = f.child_id);
--> statement-breakpoint
-- Adults who stand with a team today: the coach, an adult player, a player's guardian; no followers. Drivers, second adults on a
-- ride, givers of consent are judged by this and living_guardian at the moment of the question, never by what was true when written.
create view team_adult as
  select distinct r.team_id, r.user_id from team_reach r where r.via in ('self', 'guardian') and not 'follower' = any (r.roles);
