CREATE TABLE "duty" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"name" text NOT NULL,
	"sign" text DEFAULT 'other' NOT NULL,
	"families" smallint DEFAULT 1 NOT NULL,
	"kinds" text[] DEFAULT '{"game"}' NOT NULL,
	"side" text,
	"is_for_all" boolean DEFAULT true NOT NULL,
	"spares_staff" boolean DEFAULT true NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "duty_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "duty_name" CHECK (char_length("duty"."name") between 1 and 30),
	CONSTRAINT "duty_sign" CHECK ("duty"."sign" in ('snacks', 'drinks', 'kit', 'score', 'line', 'field', 'photos', 'other')),
	CONSTRAINT "duty_families" CHECK ("duty"."families" between 1 and 4),
	CONSTRAINT "duty_kinds" CHECK (cardinality("duty"."kinds") between 1 and 6 and "duty"."kinds" <@ '{practice,game,tournament,meeting,social,other}'),
	CONSTRAINT "duty_side" CHECK ("duty"."side" in ('home', 'away')),
	CONSTRAINT "duty_once" CHECK ("duty"."event_id" is null or "duty"."shared_at" is null)
);
--> statement-breakpoint
CREATE TABLE "duty_choice" (
	"team_id" uuid NOT NULL,
	"duty_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"by_user" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duty_choice_team_id_duty_id_membership_id_pk" PRIMARY KEY("team_id","duty_id","membership_id")
);
--> statement-breakpoint
CREATE TABLE "duty_turn" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"duty_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"membership_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"by_user" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"notices" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "duty_turn_team_id_event_id_duty_id_slot_pk" PRIMARY KEY("team_id","event_id","duty_id","slot"),
	CONSTRAINT "duty_turn_state" CHECK ("duty_turn"."state" in ('open', 'planned', 'taken', 'offered', 'off')),
	CONSTRAINT "duty_turn_reason" CHECK ("duty_turn"."reason" in ('fewest', 'evened', 'only')),
	CONSTRAINT "duty_turn_whose" CHECK (("duty_turn"."membership_id" is null) = ("duty_turn"."state" in ('open', 'off'))),
	CONSTRAINT "duty_turn_slot" CHECK ("duty_turn"."slot" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "duty" ADD CONSTRAINT "duty_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty" ADD CONSTRAINT "duty_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_choice" ADD CONSTRAINT "duty_choice_duty" FOREIGN KEY ("team_id","duty_id") REFERENCES "public"."duty"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_choice" ADD CONSTRAINT "duty_choice_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_turn" ADD CONSTRAINT "duty_turn_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_turn" ADD CONSTRAINT "duty_turn_duty" FOREIGN KEY ("team_id","duty_id") REFERENCES "public"."duty"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_turn" ADD CONSTRAINT "duty_turn_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duty_of_event" ON "duty" USING btree ("team_id","event_id") WHERE "duty"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "duty_ended" ON "duty" USING btree ("ended_at") WHERE "duty"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "duty_living" ON "duty" USING btree ("team_id") WHERE "duty"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "duty_choice_of_member" ON "duty_choice" USING btree ("team_id","membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "duty_turn_once" ON "duty_turn" USING btree ("team_id","event_id","membership_id") WHERE "duty_turn"."membership_id" is not null;--> statement-breakpoint
CREATE INDEX "duty_turn_of_member" ON "duty_turn" USING btree ("team_id","membership_id") WHERE "duty_turn"."membership_id" is not null;--> statement-breakpoint
CREATE INDEX "duty_turn_of_duty" ON "duty_turn" USING btree ("team_id","duty_id");--> statement-breakpoint
CREATE INDEX "duty_turn_old" ON "duty_turn" USING btree ("at");--> statement-breakpoint
CREATE INDEX "duty_turn_due" ON "duty_turn" USING btree ("due_at") WHERE "duty_turn"."due_at" is not null;