CREATE TABLE "drip_name_claim" (
	"name_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "drip_name_claim_shape" CHECK ("drip_name_claim"."name_key" ~ '^[a-z0-9_]{3,15}$')
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"valid_since" timestamp (3) with time zone,
	CONSTRAINT "identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"useful_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset_request" (
	"id" text PRIMARY KEY NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ping" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "ping_kind" CHECK ("ping"."kind" in ('feed_card', 'message', 'notification'))
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"transport" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"token_hash" text NOT NULL,
	"successor_hash" text,
	"predecessors" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"oauth_state" text NOT NULL,
	"pkce_code_challenge" text NOT NULL,
	"pkce_code_verifier" text NOT NULL,
	CONSTRAINT "session_transport" CHECK ("session"."transport" in ('cookie', 'bare'))
);
--> statement-breakpoint
CREATE TABLE "sign_up_intent" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"abandoned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"role" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"full_name" text NOT NULL,
	"avatar" text,
	"time_zone" text,
	"last_release_notes_at" timestamp (3) with time zone,
	"email_address" text NOT NULL,
	"email_address_verified_at" timestamp (3) with time zone,
	"drip_name" text,
	"date_of_birth" date,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"banned_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "user_role" CHECK ("user"."role" in ('administrator', 'grand_poobah', 'premium', 'squad_member', 'onboarding', 'default'))
);
--> statement-breakpoint
ALTER TABLE "drip_name_claim" ADD CONSTRAINT "drip_name_claim_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ping" ADD CONSTRAINT "ping_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drip_name_claim_user" ON "drip_name_claim" USING btree ("user_id") WHERE "drip_name_claim"."released_at" is null;--> statement-breakpoint
CREATE INDEX "identity_user" ON "identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "link_user" ON "link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_try_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "password_reset_request_open" ON "password_reset_request" USING btree ("created_at") WHERE "password_reset_request"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "password_reset_request_mailed" ON "password_reset_request" USING btree ("email_address","mailed_at");--> statement-breakpoint
CREATE INDEX "ping_unseen" ON "ping" USING btree ("user_id","kind") WHERE "ping"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "ping_newest" ON "ping" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_bucket_reset" ON "rate_bucket" USING btree ("reset_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_end" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_address" ON "user" USING btree (lower("email_address")) WHERE "user"."deleted_at" is null;