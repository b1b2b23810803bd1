CREATE TABLE "delivery" (
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"group_key" text NOT NULL,
	"kind" text NOT NULL,
	"team_id" uuid,
	"about" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_source" uuid NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_user_id_channel_group_key_pk" PRIMARY KEY("user_id","channel","group_key"),
	CONSTRAINT "delivery_channel" CHECK ("delivery"."channel" in ('push', 'mail', 'digest'))
);
--> statement-breakpoint
CREATE TABLE "push_token" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"label" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_ok_at" timestamp (3) with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "push_token_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_token_endpoint_address" CHECK (char_length("push_token"."endpoint") <= 2084 and "push_token"."endpoint" ~ '^https://'),
	CONSTRAINT "push_token_p256dh" CHECK ("push_token"."p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
	CONSTRAINT "push_token_auth" CHECK ("push_token"."auth" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "push_token_label" CHECK (char_length("push_token"."label") <= 60)
);
--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_due" ON "delivery" USING btree ("due_at") WHERE "delivery"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "delivery_old" ON "delivery" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_token_endpoint" ON "push_token" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_token_session" ON "push_token" USING btree ("session_id");--> statement-breakpoint
-- Signing out, here or everywhere, silences the device in the same transaction.
create function silence_session() returns trigger language plpgsql as $$
begin
  delete from push_token where session_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger session_silenced after update of revoked_at on session for each row
  when (new.revoked_at is not null) execute function silence_session();
