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
	"valid_from" timestamp (3) with time zone NOT NULL,
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
CREATE TABLE "usual_yes" (
	"team_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"is_taken" boolean DEFAULT true NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usual_yes_team_id_membership_id_pk" PRIMARY KEY("team_id","membership_id"),
	CONSTRAINT "usual_yes_life" CHECK ("usual_yes"."until" between "usual_yes"."since" and "usual_yes"."since" + 200)
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
CREATE TABLE "known_device" (
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"session_id" text,
	CONSTRAINT "known_device_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
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
	"mailbox_key" text NOT NULL,
	"email_address_verified_at" timestamp (3) with time zone,
	"drip_name" text,
	"phone_number" text,
	"date_of_birth" date,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"banned_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deletion_due_at" timestamp (3) with time zone,
	"seen_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "user_phone" CHECK ("user"."phone_number" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "user_role" CHECK ("user"."role" in ('administrator', 'grand_poobah', 'premium', 'squad_member', 'onboarding', 'default'))
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"actor_as" text,
	"team_id" uuid,
	"child_id" uuid,
	"subject_id" text,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"child_id" uuid,
	"team_id" uuid,
	"token_hash" text NOT NULL,
	"guest_name" text,
	"leaves_out_declined" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_on" date,
	"revoked_at" timestamp (3) with time zone,
	"last_fetched_at" timestamp (3) with time zone,
	"last_fetched_by" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"content_hash" text,
	"content_changed_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_token" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feed_scope" CHECK ("calendar_feed"."scope" in ('household', 'child', 'team')),
	CONSTRAINT "calendar_feed_about" CHECK (num_nonnulls("calendar_feed"."child_id", "calendar_feed"."team_id") = ("calendar_feed"."scope" <> 'household')::int and ("calendar_feed"."scope" = 'child') = ("calendar_feed"."child_id" is not null)),
	CONSTRAINT "calendar_feed_guest" CHECK (case when "calendar_feed"."guest_name" is null then "calendar_feed"."ends_on" is null
        else char_length("calendar_feed"."guest_name") between 1 and 30 and "calendar_feed"."scope" = 'child' and "calendar_feed"."ends_on" is not null end),
	CONSTRAINT "calendar_feed_fetched" CHECK ("calendar_feed"."last_fetched_by" in ('google', 'apple', 'outlook', 'page', 'other'))
);
--> statement-breakpoint
CREATE TABLE "drip_name_claim" (
	"name_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "drip_name_claim_shape" CHECK ("drip_name_claim"."name_key" ~ '^[a-z0-9_]{3,15}$')
);
--> statement-breakpoint
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
	"invitation_id" uuid,
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
CREATE TABLE "feed_card" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"posted" bigint NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"as_staff" boolean NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"event_id" uuid,
	"pinned_at" timestamp (3) with time zone,
	"pinned_by" text,
	"reminded_at" timestamp (3) with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "feed_card_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "feed_card_pin" CHECK (("feed_card"."pinned_at" is null) = ("feed_card"."pinned_by" is null) and ("feed_card"."pinned_at" is null or "feed_card"."withdrawn_at" is null)),
	CONSTRAINT "feed_card_reminders" CHECK ("feed_card"."reminders" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "poll" (
	"team_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"options" text[] NOT NULL,
	"is_multiple" boolean NOT NULL,
	"shows_voters" boolean NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "poll_team_id_message_id_pk" PRIMARY KEY("team_id","message_id"),
	CONSTRAINT "poll_options" CHECK (cardinality("poll"."options") between 2 and 8),
	CONSTRAINT "poll_closed" CHECK (("poll"."closed_at" is null) = ("poll"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"team_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"picks" smallint[] NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "poll_vote_team_id_message_id_user_id_pk" PRIMARY KEY("team_id","message_id","user_id"),
	CONSTRAINT "poll_vote_picks" CHECK (cardinality("poll_vote"."picks") between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"operation_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "huddle_kind" CHECK ("huddle"."kind" in ('team', 'staff', 'event', 'group', 'card')),
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
	"cards_seen" bigint DEFAULT 0 NOT NULL,
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
	CONSTRAINT "message_length" CHECK (char_length("message"."text") <= 4000),
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
CREATE TABLE "identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"valid_since" timestamp (3) with time zone,
	"google_subject" text,
	"tokens_valid_after" timestamp (3) with time zone,
	"temporary_password_hash" text,
	"temporary_password_until" timestamp (3) with time zone,
	"revocation_owed_at" timestamp (3) with time zone,
	"lease_id" text,
	"lease_until" timestamp (3) with time zone,
	CONSTRAINT "identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "password_reset_request" (
	"id" text PRIMARY KEY NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"is_for_stranger" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_link_over" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_intent" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"abandoned_at" timestamp (3) with time zone
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
	"mailbox_key" text,
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
	CONSTRAINT "invitation_mailbox" CHECK (("invitation"."email_address" is null) = ("invitation"."mailbox_key" is null)),
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
CREATE TABLE "link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"session_id" text,
	"number_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"needed_by" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"useful_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"fault" text,
	CONSTRAINT "mail_outbox_fault" CHECK ("mail_outbox"."fault" in ('recipient', 'server'))
);
--> statement-breakpoint
CREATE TABLE "ding" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"team_id" uuid,
	"group_key" text NOT NULL,
	"about" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "ding_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "ring_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"talk" text DEFAULT 'all' NOT NULL,
	"posts" boolean DEFAULT true NOT NULL,
	"is_quiet" boolean DEFAULT true NOT NULL,
	"quiet_from" time(0) DEFAULT '21:00' NOT NULL,
	"quiet_to" time(0) DEFAULT '07:00' NOT NULL,
	"digest" text DEFAULT 'daily' NOT NULL,
	"digested_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ring_settings_talk" CHECK ("ring_settings"."talk" in ('all', 'named', 'none')),
	CONSTRAINT "ring_settings_digest" CHECK ("ring_settings"."digest" in ('daily', 'never')),
	CONSTRAINT "ring_settings_quiet" CHECK ("ring_settings"."quiet_from" <> "ring_settings"."quiet_to")
);
--> statement-breakpoint
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
CREATE TABLE "push_heard" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"group_key" text NOT NULL,
	"last_source" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"version" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"heard_at" timestamp (3) with time zone
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
	"unheard" integer DEFAULT 0 NOT NULL,
	"unheard_since" timestamp (3) with time zone,
	"silent_since" timestamp (3) with time zone,
	CONSTRAINT "push_token_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_token_endpoint_address" CHECK (char_length("push_token"."endpoint") <= 2084 and "push_token"."endpoint" ~ '^https://'),
	CONSTRAINT "push_token_p256dh" CHECK ("push_token"."p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
	CONSTRAINT "push_token_auth" CHECK ("push_token"."auth" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "push_token_label" CHECK (char_length("push_token"."label") <= 60)
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
	"told_support_at" timestamp (3) with time zone,
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
CREATE TABLE "answer_log" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"said_by" text NOT NULL,
	"via" text NOT NULL,
	"event_version" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_log_team_id_id_pk" PRIMARY KEY("team_id","id")
);
--> statement-breakpoint
CREATE TABLE "participation" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"answer" text,
	"note" text,
	"note_by" text,
	"answered_by" text,
	"answered_via" text,
	"answered_at" timestamp (3) with time zone,
	"answered_event_version" integer,
	"answer_version" integer DEFAULT 0 NOT NULL,
	"seen_version" integer,
	"seen_before_start" integer,
	"seen_by" text,
	"seen_at" timestamp (3) with time zone,
	"seen_via" text,
	"told_by" text,
	"told_over" jsonb,
	"nudged_at" timestamp (3) with time zone,
	"attendance" text,
	"attendance_by" text,
	"attendance_at" timestamp (3) with time zone,
	CONSTRAINT "participation_team_id_event_id_membership_id_pk" PRIMARY KEY("team_id","event_id","membership_id"),
	CONSTRAINT "participation_answer_kind" CHECK ("participation"."answer" in ('yes', 'no', 'maybe')),
	CONSTRAINT "participation_note" CHECK (char_length("participation"."note") <= 140),
	CONSTRAINT "participation_via" CHECK ("participation"."answered_via" in ('app', 'link', 'staff', 'account')),
	CONSTRAINT "participation_answer" CHECK (num_nulls("participation"."answer", "participation"."answered_by", "participation"."answered_via", "participation"."answered_at", "participation"."answered_event_version") in (0, 5) and ("participation"."answer" is null) = ("participation"."answer_version" = 0)),
	CONSTRAINT "participation_seen" CHECK (num_nulls("participation"."seen_version", "participation"."seen_by", "participation"."seen_at") in (0, 3)),
	CONSTRAINT "participation_seen_via" CHECK ("participation"."seen_via" is null or ("participation"."seen_version" is not null and "participation"."seen_via" in ('got_it', 'answer', 'link', 'opened', 'told'))),
	CONSTRAINT "participation_told" CHECK ("participation"."seen_via" is distinct from 'told' or "participation"."told_by" is not null),
	CONSTRAINT "participation_attendance_kind" CHECK ("participation"."attendance" in ('present', 'late', 'absent')),
	CONSTRAINT "participation_attendance" CHECK (num_nulls("participation"."attendance_by", "participation"."attendance_at") in (0, 2) and ("participation"."attendance" is null or "participation"."attendance_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "same_player" (
	"team_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"counts_as" uuid NOT NULL,
	"by_user" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "same_player_team_id_membership_id_pk" PRIMARY KEY("team_id","membership_id"),
	CONSTRAINT "same_player_two" CHECK ("same_player"."membership_id" <> "same_player"."counts_as")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid,
	"kind" text NOT NULL,
	"membership_ids" uuid[],
	"event_version" integer,
	"arrives_at" timestamp (3) with time zone,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"mails" integer,
	CONSTRAINT "notice_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('added', 'moved', 'changed', 'called_off', 'back_on', 'unseen', 'answer_wanted', 'nudged', 'place_free', 'nod_wanted', 'turn_yours', 'swap_offered', 'ride_asked', 'ride_settled', 'ride_open_again'))
);
--> statement-breakpoint
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
CREATE TABLE "escalation" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"notice_version" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "escalation_team_id_event_id_pk" PRIMARY KEY("team_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"series_id" uuid,
	"series_day" date,
	"own_fields" text[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"opponent" text,
	"side" text,
	"timing" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_local" timestamp(0) NOT NULL,
	"ends_local" timestamp(0) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"arrive_minutes" smallint DEFAULT 0 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"starts_at" timestamp (0) with time zone NOT NULL,
	"ends_at" timestamp (0) with time zone NOT NULL,
	"arrives_at" timestamp (0) with time zone NOT NULL,
	"is_in_repeated_hour" boolean DEFAULT false NOT NULL,
	"venue_id" uuid,
	"venue_detail" text,
	"kit" text,
	"notes" text,
	"status" text DEFAULT 'on' NOT NULL,
	"called_off_for" text,
	"called_off_note" text,
	"asks" text DEFAULT 'players' NOT NULL,
	"answer_by" timestamp (0) with time zone,
	"import_key" text,
	"import_version" integer,
	"reminded_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"time_version" integer DEFAULT 1 NOT NULL,
	"notice_version" integer DEFAULT 1 NOT NULL,
	"at_start" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "event_own_fields" CHECK ("event"."own_fields" <@ '{time,place,title,kit,notes,answers,duties}'),
	CONSTRAINT "event_kind" CHECK ("event"."kind" in ('practice', 'game', 'tournament', 'meeting', 'social', 'other')),
	CONSTRAINT "event_venue_detail" CHECK (char_length("event"."venue_detail") <= 60),
	CONSTRAINT "event_title" CHECK (char_length("event"."title") between 1 and 60),
	CONSTRAINT "event_opponent" CHECK (char_length("event"."opponent") <= 60),
	CONSTRAINT "event_kit" CHECK (char_length("event"."kit") <= 60),
	CONSTRAINT "event_notes" CHECK (char_length("event"."notes") <= 1000),
	CONSTRAINT "event_side" CHECK ("event"."side" in ('home', 'away', 'neutral')),
	CONSTRAINT "event_timing" CHECK ("event"."timing" in ('timed', 'day', 'open')),
	CONSTRAINT "event_duration" CHECK ("event"."duration_minutes" between 5 and 20160),
	CONSTRAINT "event_arrive" CHECK ("event"."arrive_minutes" between 0 and 180),
	CONSTRAINT "event_status" CHECK ("event"."status" in ('on', 'called_off')),
	CONSTRAINT "event_called_off_for" CHECK ("event"."called_off_for" in ('weather', 'field', 'opponent', 'numbers', 'other')),
	CONSTRAINT "event_called_off_note" CHECK (char_length("event"."called_off_note") <= 140),
	CONSTRAINT "event_import_key" CHECK (char_length("event"."import_key") between 1 and 200),
	CONSTRAINT "event_import" CHECK (("event"."import_key" is null) = ("event"."import_version" is null)),
	CONSTRAINT "event_asks" CHECK ("event"."asks" in ('players', 'players_and_staff', 'nobody')),
	CONSTRAINT "event_span" CHECK ("event"."ends_at" > "event"."starts_at" and "event"."arrives_at" <= "event"."starts_at"),
	CONSTRAINT "event_days" CHECK ("event"."first_day" = "event"."starts_local"::date and "event"."last_day" between "event"."first_day" and "event"."first_day" + 13),
	CONSTRAINT "event_series_day" CHECK (("event"."series_id" is null) = ("event"."series_day" is null)),
	CONSTRAINT "event_off" CHECK (("event"."status" = 'called_off') = ("event"."called_off_for" is not null)),
	CONSTRAINT "event_versions" CHECK ("event"."time_version" <= "event"."notice_version" and "event"."notice_version" <= "event"."version")
);
--> statement-breakpoint
CREATE TABLE "event_version" (
	"team_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"before_move" jsonb,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_version_team_id_event_id_version_pk" PRIMARY KEY("team_id","event_id","version")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"split_from" uuid,
	"weekdays" smallint NOT NULL,
	"every_weeks" smallint DEFAULT 1 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"skip_days" date[] DEFAULT '{}' NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "series_weekdays" CHECK ("series"."weekdays" between 1 and 127),
	CONSTRAINT "series_every_weeks" CHECK ("series"."every_weeks" between 1 and 4),
	CONSTRAINT "series_length" CHECK ("series"."last_day" between "series"."first_day" and "series"."first_day" + 400),
	CONSTRAINT "series_skip_days" CHECK (cardinality("series"."skip_days") <= 60)
);
--> statement-breakpoint
CREATE TABLE "venue" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text DEFAULT 'field' NOT NULL,
	"address" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "venue_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "venue_name" CHECK (char_length("venue"."name") between 1 and 60),
	CONSTRAINT "venue_category" CHECK ("venue"."category" in ('field', 'gym', 'pool', 'rink', 'track', 'clubhouse', 'restaurant', 'hotel', 'other')),
	CONSTRAINT "venue_address" CHECK (char_length("venue"."address") <= 160)
);
--> statement-breakpoint
CREATE TABLE "zone_rules" (
	"time_zone" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"transport" text NOT NULL,
	"browser" text,
	"system" text,
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
CREATE TABLE "farewell_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid,
	"team_id" uuid,
	"due_on" date NOT NULL,
	"mailed_on" date NOT NULL,
	"reminded_on" date,
	CONSTRAINT "farewell_notice_about" CHECK (num_nonnulls("farewell_notice"."child_id", "farewell_notice"."team_id") = 1)
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
CREATE TABLE "look_alike" (
	"team_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	CONSTRAINT "look_alike_team_id_id_pk" PRIMARY KEY("team_id","id"),
	CONSTRAINT "look_alike_reported" CHECK ("look_alike"."reported_at" is null or "look_alike"."seen_at" is not null)
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
	"answers_shown_to" text DEFAULT 'families' NOT NULL,
	"takes_usual" boolean DEFAULT true NOT NULL,
	"families_post" boolean DEFAULT false NOT NULL,
	CONSTRAINT "team_name" CHECK (char_length("team"."name") between 1 and 40),
	CONSTRAINT "team_sport" CHECK (char_length("team"."sport") <= 24),
	CONSTRAINT "team_age_group" CHECK (char_length("team"."age_group") <= 12),
	CONSTRAINT "team_colour_one" CHECK ("team"."colour_one" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "team_colour_two" CHECK ("team"."colour_two" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "team_answers_shown_to" CHECK ("team"."answers_shown_to" in ('families', 'staff')),
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
ALTER TABLE "absence" ADD CONSTRAINT "absence_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_told" ADD CONSTRAINT "absence_told_absence_id_absence_id_fk" FOREIGN KEY ("absence_id") REFERENCES "public"."absence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_told" ADD CONSTRAINT "absence_told_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_version" ADD CONSTRAINT "absence_version_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_version" ADD CONSTRAINT "absence_version_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_yes" ADD CONSTRAINT "usual_yes_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_yes_version" ADD CONSTRAINT "usual_yes_version_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drip_name_claim" ADD CONSTRAINT "drip_name_claim_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "feed_card" ADD CONSTRAINT "feed_card_huddle" FOREIGN KEY ("team_id","id") REFERENCES "public"."huddle"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_card" ADD CONSTRAINT "feed_card_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE set null ("event_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll" ADD CONSTRAINT "poll_message" FOREIGN KEY ("team_id","message_id") REFERENCES "public"."message"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll" FOREIGN KEY ("team_id","message_id") REFERENCES "public"."poll"("team_id","message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_team_id_membership_id_membership_team_id_id_fk" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_invitation_id_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ding" ADD CONSTRAINT "ding_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ding" ADD CONSTRAINT "ding_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_settings" ADD CONSTRAINT "ring_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_heard" ADD CONSTRAINT "push_heard_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_block" ADD CONSTRAINT "person_block_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_block" ADD CONSTRAINT "person_block_blocked_id_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "same_player" ADD CONSTRAINT "same_player_membership" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "same_player" ADD CONSTRAINT "same_player_older" FOREIGN KEY ("team_id","counts_as") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_list" ADD CONSTRAINT "call_list_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escalation" ADD CONSTRAINT "escalation_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_series" FOREIGN KEY ("team_id","series_id") REFERENCES "public"."series"("team_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_venue" FOREIGN KEY ("team_id","venue_id") REFERENCES "public"."venue"("team_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_version" ADD CONSTRAINT "event_version_event" FOREIGN KEY ("team_id","event_id") REFERENCES "public"."event"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farewell_notice" ADD CONSTRAINT "farewell_notice_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farewell_notice" ADD CONSTRAINT "farewell_notice_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_circle_request_id_circle_request_id_fk" FOREIGN KEY ("circle_request_id") REFERENCES "public"."circle_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_team_id_membership_id_membership_team_id_id_fk" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_take_over_by_user_id_fk" FOREIGN KEY ("take_over_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bar" ADD CONSTRAINT "team_bar_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_bar" ADD CONSTRAINT "team_bar_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_of_child" ON "absence" USING btree ("child_id","last_day") WHERE "absence"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_of_user" ON "absence" USING btree ("user_id","last_day") WHERE "absence"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_old" ON "absence" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "absence_told_user" ON "absence_told" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "absence_version_of_child" ON "absence_version" USING btree ("child_id","last_day") WHERE "absence_version"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_version_of_user" ON "absence_version" USING btree ("user_id","last_day") WHERE "absence_version"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "absence_version_old" ON "absence_version" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "usual_yes_end" ON "usual_yes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "usual_yes_version_old" ON "usual_yes_version" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "known_device_signed_in" ON "known_device" USING btree ("signed_in_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_mailbox" ON "user" USING btree ("mailbox_key") WHERE "user"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "user_to_erase" ON "user" USING btree ("deletion_due_at") WHERE "user"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "user_seen" ON "user" USING btree ("seen_on","id");--> statement-breakpoint
CREATE INDEX "audit_team" ON "audit" USING btree ("team_id","at" DESC NULLS FIRST) WHERE "audit"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_child" ON "audit" USING btree ("child_id","at" DESC NULLS FIRST) WHERE "audit"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_end" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "calendar_feed_of_user" ON "calendar_feed" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendar_feed_of_child" ON "calendar_feed" USING btree ("child_id") WHERE "calendar_feed"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_feed_of_team" ON "calendar_feed" USING btree ("team_id") WHERE "calendar_feed"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_feed_old" ON "calendar_feed" USING btree ("revoked_at") WHERE "calendar_feed"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "calendar_feed_over" ON "calendar_feed" USING btree ("ends_on") WHERE "calendar_feed"."ends_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drip_name_claim_user" ON "drip_name_claim" USING btree ("user_id") WHERE "drip_name_claim"."released_at" is null;--> statement-breakpoint
CREATE INDEX "drip_name_claim_holder" ON "drip_name_claim" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "child_user" ON "child" USING btree ("user_id") WHERE "child"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "child_to_erase" ON "child" USING btree ("deleted_at") WHERE "child"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "child_created_by" ON "child" USING btree ("created_by") WHERE "child"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "child_birthday" ON "child" USING btree ("date_of_birth") WHERE "child"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "circle_request_open" ON "circle_request" USING btree ("child_id","user_id","wish") WHERE "circle_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "circle_request_user" ON "circle_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "circle_request_child" ON "circle_request" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "circle_request_decided" ON "circle_request" USING btree ("decided_at") WHERE "circle_request"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "circle_request_waiting" ON "circle_request" USING btree ("created_at") WHERE "circle_request"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_living" ON "consent" USING btree ("child_id","user_id","kind") WHERE "consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consent_child" ON "consent" USING btree ("child_id") WHERE "consent"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "follow_user" ON "follow" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardianship_living" ON "guardianship" USING btree ("child_id","user_id") WHERE "guardianship"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "guardianship_user" ON "guardianship" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guardianship_child" ON "guardianship" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "guardianship_ended" ON "guardianship" USING btree ("ended_at") WHERE "guardianship"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "guardianship_let_in_by" ON "guardianship" USING btree ("let_in_by") WHERE "guardianship"."let_in_by" is not null;--> statement-breakpoint
CREATE INDEX "feed_card_newest" ON "feed_card" USING btree ("team_id","posted_at","id") WHERE "feed_card"."pinned_at" is null;--> statement-breakpoint
CREATE INDEX "feed_card_pinned" ON "feed_card" USING btree ("team_id") WHERE "feed_card"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "feed_card_posted" ON "feed_card" USING btree ("team_id","posted");--> statement-breakpoint
CREATE INDEX "feed_card_old" ON "feed_card" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "feed_card_of_event" ON "feed_card" USING btree ("team_id","event_id") WHERE "feed_card"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "poll_closing" ON "poll" USING btree ("closes_at") WHERE "poll"."closes_at" is not null and "poll"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "poll_vote_of_user" ON "poll_vote" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_bucket_reset" ON "rate_bucket" USING btree ("reset_at");--> statement-breakpoint
CREATE UNIQUE INDEX "huddle_once" ON "huddle" USING btree ("team_id","kind") WHERE "huddle"."kind" in ('team', 'staff');--> statement-breakpoint
CREATE UNIQUE INDEX "huddle_of_event" ON "huddle" USING btree ("team_id","event_id") WHERE "huddle"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "huddle_talk" ON "huddle" USING btree ("team_id") WHERE "huddle"."kind" <> 'card';--> statement-breakpoint
CREATE INDEX "huddle_by_id" ON "huddle" USING btree ("id");--> statement-breakpoint
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
CREATE INDEX "identity_user" ON "identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_temporary_password" ON "identity" USING btree ("temporary_password_until") WHERE "identity"."temporary_password_until" is not null;--> statement-breakpoint
CREATE INDEX "identity_revocation_owed" ON "identity" USING btree ("revocation_owed_at") WHERE "identity"."revocation_owed_at" is not null;--> statement-breakpoint
CREATE INDEX "password_reset_request_created" ON "password_reset_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reset_mail_address" ON "reset_mail" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "reset_mail_created" ON "reset_mail" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_team" ON "invitation" USING btree ("team_id","mailbox_key","kind",coalesce("membership_id"::text, '')) WHERE "invitation"."team_id" is not null and "invitation"."email_address" is not null and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_child" ON "invitation" USING btree ("child_id","mailbox_key","kind") WHERE "invitation"."child_id" is not null and "invitation"."email_address" is not null and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_ward" ON "invitation" USING btree ("created_by","mailbox_key") WHERE "invitation"."kind" = 'ward' and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE INDEX "invitation_team" ON "invitation" USING btree ("team_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitation_child" ON "invitation" USING btree ("child_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitation_mine" ON "invitation" USING btree ("mailbox_key") WHERE "invitation"."mailbox_key" is not null;--> statement-breakpoint
CREATE INDEX "invitation_created_by" ON "invitation" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invitation_end" ON "invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitation_withdrawn" ON "invitation" USING btree ("withdrawn_at") WHERE "invitation"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "invitation_use_user" ON "invitation_use" USING btree ("user_id","looked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitation_use_looked" ON "invitation_use" USING btree ("looked_at") WHERE "invitation_use"."used_at" is null;--> statement-breakpoint
CREATE INDEX "invitation_use_used" ON "invitation_use" USING btree ("used_at") WHERE "invitation_use"."used_at" is not null;--> statement-breakpoint
CREATE INDEX "link_user" ON "link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("needed_by") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ding_open" ON "ding" USING btree ("user_id","group_key") WHERE "ding"."read_at" is null;--> statement-breakpoint
CREATE INDEX "ding_newest" ON "ding" USING btree ("user_id","last_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ding_unseen" ON "ding" USING btree ("user_id") WHERE "ding"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "ding_of_team" ON "ding" USING btree ("team_id") WHERE "ding"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "ding_old" ON "ding" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "delivery_due" ON "delivery" USING btree ("due_at") WHERE "delivery"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "delivery_old" ON "delivery" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "push_heard_group" ON "push_heard" USING btree ("group_key","user_id");--> statement-breakpoint
CREATE INDEX "push_heard_user" ON "push_heard" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_heard_old" ON "push_heard" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_token_endpoint" ON "push_token" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_token_session" ON "push_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_token_silent" ON "push_token" USING btree ("silent_since") WHERE "push_token"."silent_since" is not null;--> statement-breakpoint
CREATE INDEX "person_block_of" ON "person_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("team_id","target_id","reporter_id");--> statement-breakpoint
CREATE INDEX "report_of_reporter" ON "report" USING btree ("reporter_id") WHERE "report"."reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("team_id","made_at") WHERE "report"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_old" ON "report" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "answer_log_of_event" ON "answer_log" USING btree ("team_id","event_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "answer_log_of_member" ON "answer_log" USING btree ("team_id","membership_id");--> statement-breakpoint
CREATE INDEX "answer_log_old" ON "answer_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "participation_of_member" ON "participation" USING btree ("team_id","membership_id");--> statement-breakpoint
CREATE INDEX "participation_noted" ON "participation" USING btree ("answered_at") WHERE "participation"."note" is not null;--> statement-breakpoint
CREATE INDEX "participation_attended" ON "participation" USING btree ("attendance_at") WHERE "participation"."attendance_at" is not null;--> statement-breakpoint
CREATE INDEX "same_player_of" ON "same_player" USING btree ("team_id","counts_as");--> statement-breakpoint
CREATE INDEX "notice_due" ON "notice" USING btree ("not_before") WHERE "notice"."told_at" is null;--> statement-breakpoint
CREATE INDEX "notice_told" ON "notice" USING btree ("told_at") WHERE "notice"."told_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_unseen" ON "notice" USING btree ("team_id","event_id") WHERE "notice"."kind" = 'unseen' and "notice"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "call_list_living" ON "call_list" USING btree ("team_id","event_id") WHERE "call_list"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "call_list_old" ON "call_list" USING btree ("closed_at") WHERE "call_list"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "escalation_due" ON "escalation" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "event_day" ON "event" USING btree ("team_id","first_day");--> statement-breakpoint
CREATE UNIQUE INDEX "event_of_series" ON "event" USING btree ("team_id","series_id","series_day") WHERE "event"."series_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_imported" ON "event" USING btree ("team_id","import_key") WHERE "event"."import_key" is not null;--> statement-breakpoint
CREATE INDEX "event_to_remind" ON "event" USING btree ("answer_by") WHERE "event"."answer_by" is not null and "event"."asks" <> 'nobody' and "event"."reminded_at" is null and "event"."status" = 'on';--> statement-breakpoint
CREATE INDEX "event_to_remind_by_start" ON "event" USING btree ("starts_at") WHERE "event"."answer_by" is null and "event"."asks" <> 'nobody' and "event"."reminded_at" is null and "event"."status" = 'on';--> statement-breakpoint
CREATE INDEX "event_version_old" ON "event_version" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_end" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "farewell_notice_child" ON "farewell_notice" USING btree ("child_id") WHERE "farewell_notice"."child_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "farewell_notice_team" ON "farewell_notice" USING btree ("team_id") WHERE "farewell_notice"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "farewell_notice_due" ON "farewell_notice" USING btree ("due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "join_request_open" ON "join_request" USING btree ("team_id",coalesce("child_id"::text, "user_id")) WHERE "join_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "join_request_user" ON "join_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "join_request_child" ON "join_request" USING btree ("child_id") WHERE "join_request"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "join_request_decided" ON "join_request" USING btree ("decided_at") WHERE "join_request"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "join_request_waiting" ON "join_request" USING btree ("created_at") WHERE "join_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "join_request_circle" ON "join_request" USING btree ("circle_request_id") WHERE "join_request"."circle_request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "look_alike_told" ON "look_alike" USING btree ("team_id","membership_id","child_id","user_id");--> statement-breakpoint
CREATE INDEX "look_alike_user" ON "look_alike" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "look_alike_child" ON "look_alike" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_user" ON "membership" USING btree ("team_id","user_id") WHERE "membership"."ended_at" is null and "membership"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_child" ON "membership" USING btree ("team_id","child_id") WHERE "membership"."ended_at" is null and "membership"."child_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_number" ON "membership" USING btree ("team_id","number") WHERE "membership"."ended_at" is null and "membership"."number" is not null;--> statement-breakpoint
CREATE INDEX "membership_of_user" ON "membership" USING btree ("user_id") WHERE "membership"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "membership_of_child" ON "membership" USING btree ("child_id") WHERE "membership"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "membership_manager" ON "membership" USING btree ("team_id") WHERE "membership"."ended_at" is null and 'manager' = any ("membership"."roles");--> statement-breakpoint
CREATE INDEX "membership_spot_end" ON "membership" USING btree ("touched_at") WHERE "membership"."ended_at" is null and "membership"."spot_first_name" is not null;--> statement-breakpoint
CREATE INDEX "membership_spot_ended" ON "membership" USING btree ("ended_at") WHERE "membership"."ended_at" is not null and "membership"."spot_first_name" is not null;--> statement-breakpoint
CREATE INDEX "membership_ended" ON "membership" USING btree ("ended_at") WHERE "membership"."ended_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "season_open" ON "season" USING btree ("team_id") WHERE "season"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "season_over" ON "season" USING btree ("ends_on") WHERE "season"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "team_created_by" ON "team" USING btree ("created_by") WHERE "team"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "team_take_over_by" ON "team" USING btree ("take_over_by") WHERE "team"."take_over_by" is not null;--> statement-breakpoint
CREATE INDEX "team_archived" ON "team" USING btree ("archived_at") WHERE "team"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "team_open" ON "team" USING btree ("created_at") WHERE "team"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_bar_living" ON "team_bar" USING btree ("team_id","user_id") WHERE "team_bar"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "team_bar_user" ON "team_bar" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_bar_made" ON "team_bar" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "team_bar_over" ON "team_bar" USING btree ("lifted_at") WHERE "team_bar"."lifted_at" is not null;--> statement-breakpoint
-- Rows that change often: room for a new version on the same page saves an index entry.
alter table team_clock set (fillfactor = 50);
--> statement-breakpoint
alter table huddle set (fillfactor = 70);
--> statement-breakpoint
alter table marker set (fillfactor = 70);
--> statement-breakpoint
-- The product itself, as the sender of what the product says. It holds no level and cannot sign in.
INSERT INTO "user" ("id", "role", "full_name", "email_address", "mailbox_key")
VALUES ('02102020', 'default', 'Drip', 'system@drip.invalid', 'system@drip.invalid');
--> statement-breakpoint
-- 2 to 8, each of 1 to 80 characters without spaces at its ends, no two alike.
create or replace function are_poll_options(options text[]) returns boolean language sql immutable as $$
  select cardinality(options) between 2 and 8 and (
    select count(distinct lower(o)) = count(*) and bool_and(o is not null and o = btrim(o) and char_length(o) between 1 and 80) from unnest(options) o) $$;
--> statement-breakpoint
-- Numbers of a poll's options, none twice, and not more than one where one is wanted.
create or replace function are_poll_picks(picks smallint[], options text[], is_multiple boolean) returns boolean language sql immutable as $$
  select cardinality(picks) <= case when is_multiple then cardinality(options) else 1 end and (
    select count(distinct k) = count(*) and coalesce(bool_and(k is not null and k between 1 and cardinality(options)), true) from unnest(picks) k) $$;
--> statement-breakpoint
-- In which fields two versions of an event differ, as `changesBetween` in domain/schedule/event/event-change.ts words it: an object is compared by its id,
-- so that a renamed place is the same one, and what an older version does not have has not changed.
create or replace function changed_fields(before jsonb, after jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(b.key), '{}') from jsonb_each(before) b
  where after ? b.key and coalesce(b.value -> 'id', b.value) <> coalesce(after -> b.key -> 'id', after -> b.key) $$;
--> statement-breakpoint
-- The absence that covers an event with these days: all of them if `is_whole`, else the first. The one said last, if several do.
-- Of each absence the version counts that was valid when the event began, so that a later change leaves the past as it was.
create or replace function covering_absence(of_child uuid, of_adult text, is_whole boolean, day_one date, day_last date, starts timestamptz)
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
-- A bar waits for whoever is coming in at the same time (see refuse_barred).
create or replace function hold_team() returns trigger language plpgsql as $$
begin
  perform 1 from team where id = new.team_id for no key update;
  return new;
end $$;
--> statement-breakpoint
create trigger team_bar_team before insert on team_bar for each row execute function hold_team();
--> statement-breakpoint
-- Whether a member with these roles is asked at an event: players, and staff if the event asks everybody.
create or replace function is_asked(asks text, roles text[]) returns boolean language sql immutable as $$
  select case asks when 'nobody' then false when 'players' then 'player' = any (roles) else roles && '{player,coach,manager}' end $$;
--> statement-breakpoint
-- Whether a version of an event was over everywhere at a moment. A day of slack spares the arithmetic of zones.
create or replace function is_day_over(shown jsonb, at timestamptz) returns boolean language sql stable as $$
  select (shown ->> 'starts_local')::timestamp + (shown ->> 'duration_minutes')::int * interval '1 minute' < (at at time zone 'UTC') - interval '1 day' $$;
--> statement-breakpoint
-- Support's exceptions pass only beside its own line in the audit: `set local drip.operator` to that line's id, in the transaction that wrote it.
create or replace function is_operator() returns boolean language sql stable as $$
  select exists (select 1 from audit where id::text = current_setting('drip.operator', true) and action like 'support.%' and at >= now()) $$;
--> statement-breakpoint
-- open, or over: closed, its team archived, seven days after its event's end, or its event gone. A card is over once its post is deleted; one that is
-- closed takes no comments, but cheers, votes and edits still.
create or replace function judge_huddle(team uuid, huddle_ uuid, at_ timestamptz) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare h record;
begin
  select x.kind, x.closed_at, t.archived_at, e.ends_at into h from huddle x join team t on t.id = x.team_id
    left join event e on e.team_id = x.team_id and e.id = x.event_id where x.team_id = team and x.id = huddle_;
  if not found or h.archived_at is not null then return 'over'; end if;
  if h.kind = 'card' then
    if not exists (select from feed_card f where f.team_id = team and f.id = huddle_ and f.withdrawn_at is null) then return 'over'; end if;
    return case when h.closed_at is null then 'open' else 'closed' end;
  end if;
  if h.closed_at is not null then return 'over'; end if;
  if h.kind = 'event' and (h.ends_at is null or h.ends_at + interval '7 days' <= at_) then return 'over'; end if;
  return 'open';
end $$;
--> statement-breakpoint
-- DR041: a card belongs to a huddle of kind card, and who posted it, when and as what never changes. DR044: three pins of a team at most; whoever pins
-- holds the team's sequence, so two do not both become the third.
create or replace function keep_card() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from huddle h join message p on p.team_id = h.team_id and p.huddle_id = h.id and p.seq = 1 and p.id = h.id
        where h.team_id = new.team_id and h.id = new.id and h.kind = 'card' and p.author_id = new.author_id) then
      raise exception 'no post of a card' using errcode = 'DR041';
    end if;
  elsif (new.team_id, new.id, new.author_id, new.posted, new.posted_at, new.as_staff)
      is distinct from (old.team_id, old.id, old.author_id, old.posted, old.posted_at, old.as_staff) then
    raise exception 'fixed' using errcode = 'DR041';
  end if;
  if new.pinned_at is not null and (tg_op = 'INSERT' or old.pinned_at is null)
    and (select count(*) from feed_card f where f.team_id = new.team_id and f.pinned_at is not null and f.id <> new.id) >= 3 then
    raise exception 'three pins' using errcode = 'DR044';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger feed_card_kept before insert or update on feed_card for each row execute function keep_card();
--> statement-breakpoint
-- DR010: a guardianship stays between its two. Moved to somebody else or to another child it would pass DR001 and DR005.
create or replace function keep_guardianship() returns trigger language plpgsql as $$
begin
  raise exception 'a guardianship is not moved' using errcode = 'DR010';
end $$;
--> statement-breakpoint
create trigger guardianship_kept before update of child_id, user_id on guardianship for each row
  when (old.child_id <> new.child_id or old.user_id <> new.user_id) execute function keep_guardianship();
--> statement-breakpoint
-- DR031: what a huddle is and who wrote what never changes. DR032: numbers only grow.
create or replace function keep_huddle() returns trigger language plpgsql as $$
begin
  if new.kind <> old.kind then raise exception 'fixed' using errcode = 'DR031'; end if;
  if new.last_seq < old.last_seq or new.changed < old.changed then raise exception 'numbers only grow' using errcode = 'DR032'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger huddle_kept before update on huddle for each row execute function keep_huddle();
--> statement-breakpoint
-- DR033: words leave a message only into message_version.
create or replace function keep_words() returns trigger language plpgsql as $$
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
-- Neither banned nor gone nor about to go. Every permission reads this or a view over it; no store joins guardianship or
-- membership by itself.
create or replace view living_user as
  select id from "user" where banned_at is null and deleted_at is null and deletion_due_at is null;
--> statement-breakpoint
-- The first lock of every transaction that changes what others see in a team's huddles: its numbers are given in commit order.
create or replace function lock_team_sequence(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  select c.seq into n from team_clock c where c.team_id = team for update;
  return n;
end $$;
--> statement-breakpoint
-- What is over does not stand in the way of what is new: requests live 30 days, invitations until they expire.
create or replace function make_room() returns trigger language plpgsql as $$
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
-- The row that a row of the roster counts as; none if it counts by itself. A pair is in effect while both of its rows are on the roster: the newer one
-- counts by itself again once the older has left, or its child's profile is being deleted.
create or replace function merged_into(of_team uuid, player uuid) returns table (id uuid) language sql stable as $$
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = of_team and j.membership_id = player and oc.deleted_at is null $$;
--> statement-breakpoint
-- Whether families are notified of a change of these fields until they acknowledge it: called off, back on or moved, as `changeKindOf` in
-- domain/schedule/event/event-change.ts has it.
create or replace function needs_acknowledgement(changed text[]) returns boolean language sql immutable as $$
  select changed && '{status,called_off_for,starts_local,time_zone,timing,duration_minutes,venue}' $$;
--> statement-breakpoint
-- DR021: no chains; whatever others count as counts as itself.
create or replace function one_player() returns trigger language plpgsql as $$
begin
  perform 1 from membership where team_id = new.team_id and id in (new.membership_id, new.counts_as) order by id for no key update;
  if exists (select 1 from same_player where team_id = new.team_id and (membership_id = new.counts_as or counts_as = new.membership_id)) then
    raise exception 'chain of players' using errcode = 'DR021';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger same_player_chain before insert or update on same_player for each row execute function one_player();
--> statement-breakpoint
-- DR007: the audit is only added to, until it is 24 months old.
create or replace function only_add() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '24 months' then return old; end if;
  raise exception 'append only' using errcode = 'DR007';
end $$;
--> statement-breakpoint
create trigger audit_only_add before update or delete on audit for each row execute function only_add();
--> statement-breakpoint
-- A team is created with its clock and two huddles; those of today get theirs.
create or replace function open_huddles() returns trigger language plpgsql as $$
begin
  insert into team_clock (team_id) values (new.id);
  insert into huddle (team_id, id, kind) values (new.id, gen_random_uuid(), 'team'), (new.id, gen_random_uuid(), 'staff');
  return null;
end $$;
--> statement-breakpoint
create trigger team_huddles after insert on team for each row execute function open_huddles();
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
-- DR009 and the bar itself hold the team's row, so that whoever is barred while they come in meets the bar, whichever statement is first.
create or replace function refuse_barred() returns trigger language plpgsql as $$
begin
  if new.user_id is null then return new; end if;
  perform 1 from team where id = new.team_id for no key update;
  if exists (select 1 from team_bar b where b.team_id = new.team_id and b.user_id = new.user_id and b.lifted_at is null) then
    raise exception 'barred' using errcode = 'DR009';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger join_request_barred before insert on join_request for each row execute function refuse_barred();
--> statement-breakpoint
create trigger membership_barred before insert or update of user_id on membership for each row execute function refuse_barred();
--> statement-breakpoint
-- A message as everybody gets it. Cheers of one that was taken back are shown no more.
create or replace view shown_message as
  select m.team_id, m.huddle_id, m.seq, m.id, m.changed, m.author_id, m.text, to_json(m.mentions) as mentions, m.reply_to, m.made_at,
    m.edited_at is not null as is_edited, m.withdrawn_as, m.withdrawn_at,
    case when m.withdrawn_at is null then (
      select json_object_agg(c.cheer, c.times) from (
        select r.cheer, count(*)::int as times from reaction r where r.team_id = m.team_id and r.message_id = m.id group by r.cheer) c) end as cheers
  from message m;
--> statement-breakpoint
-- Signing out, here or everywhere, silences the device in the same transaction.
create or replace function silence_session() returns trigger language plpgsql as $$
begin
  delete from push_token where session_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger session_silenced after update of revoked_at on session for each row
  when (new.revoked_at is not null) execute function silence_session();
--> statement-breakpoint
-- Only after lock_team_sequence, once for each change.
create or replace function tick(team uuid) returns bigint language plpgsql volatile as $$
declare n bigint;
begin
  update team_clock c set seq = c.seq + 1 where c.team_id = team returning c.seq into n;
  return n;
end $$;
--> statement-breakpoint
-- Tests replace it, so that years can pass.
create or replace function today_() returns date language sql stable as $$ select current_date $$;
--> statement-breakpoint
-- Once a post is deleted, by whomever, its pin falls and its poll is closed.
create or replace function withdraw_card() returns trigger language plpgsql as $$
begin
  update feed_card f set withdrawn_at = new.withdrawn_at, pinned_at = null, pinned_by = null where f.team_id = new.team_id and f.id = new.huddle_id;
  update poll p set closed_at = new.withdrawn_at, closed_by = new.withdrawn_by
    where p.team_id = new.team_id and p.message_id = new.id and p.closed_at is null;
  return null;
end $$;
--> statement-breakpoint
create trigger message_withdraws_card after update on message for each row
  when (new.seq = 1 and old.withdrawn_at is null and new.withdrawn_at is not null) execute function withdraw_card();
--> statement-breakpoint
-- DR008: a birthday is given once; an account that is gone loses it. Support may correct one; who turns out to be a minor
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
-- DR008 lets an account lose its birthday in the statement that proves its address: it goes to whoever proved it, and the birthday was somebody else's.
create trigger user_birthday_once before update of date_of_birth on "user" for each row
  when (not (new.date_of_birth is null and old.email_address_verified_at is null and new.email_address_verified_at is not null))
  execute function birthday_once();
--> statement-breakpoint
-- A group of two of whom one has folded the other is closed, as if somebody had pressed the button, so that nobody can tell the one from the other: not
-- now, and not when the block has ended. Nobody's name stands for it. Under the team's clock, after each change of seats or blocks.
create or replace function close_parted_groups(team uuid, at_ timestamptz) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  update huddle h set closed_at = at_, closed_by = '02102020', version = h.version + 1, changed = tick(team)
  where h.team_id = team and h.kind = 'group' and h.closed_at is null
    and (select count(*) from seat s where s.team_id = team and s.huddle_id = h.id and s.left_at is null) = 2
    and exists (
      select from seat a
        join seat b on b.team_id = a.team_id and b.huddle_id = a.huddle_id and b.left_at is null
        join person_block p on p.user_id = a.user_id and p.blocked_id = b.user_id
      where a.team_id = team and a.huddle_id = h.id and a.left_at is null);
end $$;
--> statement-breakpoint
-- What stands for a player at an event: the answer for this event, an absence said after it, or the usual yes. Never stored, so that an event that
-- is added, moved into the days or out of them is right at once, and what is taken back leaves nothing behind at events that have not begun.
-- An event that has begun reads the versions that were valid at its start, for good; and no absence of who joined, or took a spot, only then.
-- `over` names the absence or usual yes in its version. It differs from event to event, so that nobody can join an absence's days by it.
-- The parameters are columns of an event, a membership and a participation: whole rows would be taken apart again for each column.
create or replace function effective_answer(
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
      from covering_absence(of_child, of_adult, of_timing = 'day', day_one, day_last, starts) a) w on asked <> 'nobody' and (let_in is null or let_in < starts)
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
        -- Another time wants an answer of its own, but from who joined after the change. Who last saw a time that was undone has not seen this one.
        and (coalesce(seen, 1) >= timed_in and (timed_in = 1 or not exists (
          select 1 from event_version v where v.team_id = of_team and v.event_id = of_event and v.version = seen and v.is_undone))
        or seen is null and exists (
          select 1 from event_version v where v.team_id = of_team and v.event_id = of_event and v.version = timed_in and v.made_at < let_in))
      limit 1) u on true $$;
--> statement-breakpoint
-- Whose account may be in a huddle: an adult's who is no child's own account. Not even a standing that the product could not give opens one to a
-- minor; `today_` and the birthday decide, as for is_fit_adult.
create or replace view huddle_adult as
  select u.id from "user" u where u.date_of_birth <= today_() - interval '18 years'
    and not exists (select 1 from child c where c.user_id = u.id and c.deleted_at is null);
--> statement-breakpoint
-- An adult with a proven address, neither banned nor gone.
create or replace function is_fit_adult(who "user") returns boolean language sql stable as $$
  select who.date_of_birth <= today_() - interval '18 years' and who.email_address_verified_at is not null
    and who.banned_at is null and who.deleted_at is null $$;
--> statement-breakpoint
-- Whether a player is out of an event as the family knows it: by a no to this event, or by an absence that covers the days of each version that the
-- family may believe (none of an event that never changed). An absence alone must not hide a change from a family that reads *In* for the days before
-- it. A table, so that a statement takes it in; `given` and `given_at` are the answer to this event, whatever counts in its place.
create or replace function is_out(
    answer text, source text, given text, given_at timestamptz, possible_versions jsonb,
    of_child uuid, of_adult text, timing text, day_one date, day_last date, starts timestamptz)
returns table (is_out boolean) language sql stable as $$
  select coalesce(answer = 'no' and (source = 'said' or given = 'no' or not exists (
    select from jsonb_array_elements(coalesce(possible_versions, '[null]')) v(shown)
      cross join lateral (select coalesce((v.shown ->> 'starts_local')::date, day_one) as day_one) d
    where not exists (
      select from covering_absence(of_child, of_adult, coalesce(v.shown ->> 'timing', timing) = 'day', d.day_one,
        coalesce(d.day_one + ((v.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, day_last), starts) a
      where given is null or a.said_at > given_at))), false) $$;
--> statement-breakpoint
-- DR041: what a poll asks, how it is answered, who sees the voters and until when never changes; it is closed once. DR045: its options are fit.
create or replace function keep_poll() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not are_poll_options(new.options) then raise exception 'options' using errcode = 'DR045'; end if;
  elsif (new.options, new.is_multiple, new.shows_voters, new.closes_at) is distinct from (old.options, old.is_multiple, old.shows_voters, old.closes_at)
    or old.closed_at is not null and (new.closed_at, new.closed_by) is distinct from (old.closed_at, old.closed_by) then
    raise exception 'fixed' using errcode = 'DR041';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger poll_kept before insert or update on poll for each row execute function keep_poll();
--> statement-breakpoint
-- What a family knows of an event up to the version `noticed`: what it last acknowledged, else what stood when the player joined. A value that it was
-- notified of since, and that differs from the current one, takes the place of the acknowledged one: who was notified that the event is off, and pressed nothing,
-- does not know that it is back on. `possible_versions` are all that it may believe: the acknowledged version and those that it was notified of since, but for days that
-- were over when the current one was made.
create or replace function known_versions(of_team uuid, of_event uuid, noticed integer, seen integer, let_in timestamptz)
returns table (version integer, shown jsonb, possible_versions jsonb) language sql stable as $$
  select k.version, k.shown || coalesce(t.shown, '{}'),
    case when t.is_over and t.versions is not null then t.versions else jsonb_build_array(k.shown) || coalesce(t.versions, '[]') end
  from (
    select v.version, v.shown from event_version v
    where noticed > 1 and v.team_id = of_team and v.event_id = of_event
      and (v.version <= seen or seen is null and (v.made_at < let_in or v.version = 1))
    order by v.version desc limit 1) k
  left join lateral (
    select jsonb_agg(v.shown order by v.version) filter (where not is_day_over(v.shown, n.made_at)) as versions, is_day_over(k.shown, n.made_at) as is_over, (
        select jsonb_object_agg(part, o.shown -> part order by o.version)
        from event_version o cross join unnest(changed_fields(o.shown, n.shown)) part
        where o.team_id = of_team and o.event_id = of_event and o.version > k.version and o.version < n.version and o.told_at is not null) as shown
    from (
        select n.version, n.shown, n.made_at from event_version n where n.team_id = of_team and n.event_id = of_event and n.version <= noticed
        order by n.version desc limit 1) n
      join event_version v on v.team_id = of_team and v.event_id = of_event and v.version > k.version and v.version < n.version
        and v.told_at is not null
    group by n.version, n.shown, n.made_at) t on true $$;
--> statement-breakpoint
-- Who guards a child today.
create or replace view living_guardian as
  select g.id, g.child_id, g.user_id, g.origin, g.let_in_by, g.created_at
  from guardianship g join living_user u on u.id = g.user_id join child c on c.id = g.child_id
  where g.ended_at is null and c.deleted_at is null;
--> statement-breakpoint
-- Who manages a team today.
create or replace view living_manager as
  select m.team_id, m.id, m.user_id, m.let_in_at
  from membership m join living_user u on u.id = m.user_id where m.ended_at is null and 'manager' = any (m.roles);
--> statement-breakpoint
-- DR002: under 18. DR003: no second account. DR004: the account has the same birthday.
create or replace function require_fit_child() returns trigger language plpgsql as $$
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
-- DR042: a vote picks options of the poll. DR043: none after its end.
create or replace function require_valid_vote() returns trigger language plpgsql as $$
declare p record;
begin
  select x.options, x.is_multiple, x.closes_at, x.closed_at into p from poll x where x.team_id = new.team_id and x.message_id = new.message_id;
  if p.closed_at is not null or p.closes_at <= new.made_at then raise exception 'closed' using errcode = 'DR043'; end if;
  if not are_poll_picks(new.picks, p.options, p.is_multiple) then raise exception 'picks' using errcode = 'DR042'; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger poll_vote_valid before insert or update on poll_vote for each row execute function require_valid_vote();
--> statement-breakpoint
-- A card as everybody gets it, in lists and on the live line: the post, the event as it is now, the poll with its counts, how many comments there are
-- and the last of them.
create or replace view shown_card as
  select f.team_id, f.id, f.author_id, f.as_staff, f.posted_at, f.pinned_at is not null as is_pinned, m.text, m.mentions, m.cheers, m.is_edited,
    m.withdrawn_as, m.withdrawn_at, h.closed_at is null and f.withdrawn_at is null as takes_comments, h.last_seq,
    (select json_build_object('seq', x.seq, 'author_id', x.author_id, 'made_at', x.made_at, 'withdrawn_as', x.withdrawn_as,
        'text', case when x.withdrawn_at is null then left(x.text, 80) end)
      from message x where x.team_id = f.team_id and x.huddle_id = f.id and x.seq > 1 order by x.seq desc limit 1) as last,
    case when f.event_id is not null then (
      select json_build_object('event_id', e.id, 'kind', e.kind, 'title', e.title, 'opponent', e.opponent, 'timing', e.timing,
        'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'time_zone', e.time_zone, 'status', e.status)
      from event e where e.team_id = f.team_id and e.id = f.event_id) end as event,
    case when f.withdrawn_at is null then (
      select json_build_object('options', to_json(p.options), 'is_multiple', p.is_multiple, 'shows_voters', p.shows_voters, 'closes_at', p.closes_at,
        'closed_at', p.closed_at,
        'counts', (select json_agg((select count(*) from unnest(v.picks) k where k = o.n) order by o.n)
          from (select array(select unnest(x.picks) from poll_vote x where x.team_id = p.team_id and x.message_id = p.message_id) as picks) v,
            unnest(p.options) with ordinality o(option, n)),
        'voters', (select count(*) from poll_vote v where v.team_id = p.team_id and v.message_id = p.message_id))
      from poll p where p.team_id = f.team_id and p.message_id = f.id) end as poll
  from feed_card f
    join huddle h on h.team_id = f.team_id and h.id = f.id
    join shown_message m on m.team_id = f.team_id and m.huddle_id = f.id and m.seq = 1;
--> statement-breakpoint
-- A child without a living guardian is frozen; it may be photographed when each of its guardians, and its own account, agreed.
create or replace view child_state as
  select c.id as child_id,
    not exists (select 1 from living_guardian g where g.child_id = c.id) as is_frozen,
    exists (select 1 from living_guardian g where g.child_id = c.id)
      and not exists (select 1 from living_guardian g where g.child_id = c.id and not exists (
        select 1 from consent k where k.child_id = c.id and k.user_id = g.user_id and k.kind = 'photo' and k.withdrawn_at is null))
      and (c.user_id is null or exists (
        select 1 from consent k where k.child_id = c.id and k.user_id = c.user_id and k.kind = 'photo' and k.withdrawn_at is null)) as may_be_photographed
  from child c where c.deleted_at is null;
--> statement-breakpoint
-- DR005: a child that is not being deleted keeps a living guardian. The lock makes two who leave at once see each other.
create or replace function keep_a_guardian() returns trigger language plpgsql as $$
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
create or replace function keep_a_manager() returns trigger language plpgsql as $$
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
-- DR005, DR006 for somebody who asks that the account be deleted: children and teams that only they hold go along, or nothing goes.
create or replace function leave_nobody_alone() returns trigger language plpgsql as $$
declare about uuid;
begin
  if new.deletion_due_at is null or is_operator() then return null; end if;
  -- teams, then children: the common lock order
  for about in select t.id from team t where t.id in (
      select m.team_id from membership m where m.user_id = new.id and m.ended_at is null and 'manager' = any (m.roles))
    order by t.id for no key update of t loop
    if exists (select 1 from team where id = about and archived_at is null) and not exists (select 1 from living_manager where team_id = about) then
      raise exception 'last manager' using errcode = 'DR006';
    end if;
  end loop;
  for about in select c.id from child c where c.id in (
      select g.child_id from guardianship g where g.user_id = new.id and g.ended_at is null)
    order by c.id for no key update of c loop
    if exists (select 1 from child where id = about and deleted_at is null) and not exists (select 1 from living_guardian where child_id = about) then
      raise exception 'last guardian' using errcode = 'DR005';
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger user_leaves after update of deletion_due_at on "user"
  deferrable initially deferred for each row execute function leave_nobody_alone();
--> statement-breakpoint
-- Whom this guardian may take back within 7 days of letting them in: that person and everyone who came in through them since.
create or replace function may_take_back(about uuid, caller text) returns table (guardianship_id uuid, user_id text, root_id text, until timestamptz) language sql stable as $$
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
-- DR001: guardians and direct members are adults with a proven address.
create or replace function require_adult() returns trigger language plpgsql as $$
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
-- Who reaches a team today, through which membership and child, and in which roles. A follower, and a child's own account, reach nothing of a frozen child.
create or replace view team_access as
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
-- A coach may take over: at once when nobody living holds the whistle; else 72 hours after asking, when none was seen for 21 days.
create or replace view team_command as
  select t.id as team_id, t.take_over_by, t.take_over_asked_at,
    not exists (select 1 from living_manager m where m.team_id = t.id) as is_resting,
    not exists (select 1 from living_manager m where m.team_id = t.id and (m.let_in_at > now() - interval '21 days'
      or exists (select 1 from session s where s.user_id = m.user_id and s.last_used_at > now() - interval '21 days'))) as is_unseen
  from team t where t.archived_at is null;
--> statement-breakpoint
-- Who reads which huddle, from which number on. Nothing else says so, and only the four functions below read it. Several standings make several rows. A card's
-- readers are those of the team's own huddle.
create or replace view huddle_reach as
  select r.user_id, h.team_id, h.id as huddle_id, 0::bigint as since_seq, h.kind
  from huddle h join team_access r on r.team_id = h.team_id join huddle_adult t on t.id = r.user_id
  where h.kind <> 'group' and r.via in ('self', 'guardian') and not 'follower' = any (r.roles)
    and (h.kind <> 'staff' or r.via = 'self' and r.roles && '{coach,manager}')
  union all
  select s.user_id, s.team_id, s.huddle_id, s.since_seq, 'group'
  from seat s join huddle_adult t on t.id = s.user_id
  where s.left_at is null and exists (
    select 1 from team_access r where r.team_id = s.team_id and r.user_id = s.user_id and r.via in ('self', 'guardian')
      and not 'follower' = any (r.roles));
--> statement-breakpoint
-- Whether a row is a spot that staff merged with a player who has joined: the player's family acknowledges, and the spot has none. A table, so that a
-- statement takes it in.
create or replace function is_merged_spot(of_team uuid, row_id uuid, spot_name text, merged uuid) returns table (is_merged boolean) language sql stable as $$
  select spot_name is not null and exists (
    select from membership h
      left join child_state s on s.child_id = h.child_id
      left join living_user l on l.id = h.user_id
      left join same_player j on j.team_id = h.team_id and j.membership_id = h.id
    where h.team_id = of_team and h.id <> row_id and h.ended_at is null and 'player' = any (h.roles)
      and (s.is_frozen = false or l.id is not null)
      and coalesce(j.counts_as, h.id) = coalesce(merged, row_id)) $$;
--> statement-breakpoint
-- One person's rows of team_access. A function keeps its plan with the server's connection, while planning the view takes several times as long as
-- running it, at each call of a statement without a name (a pooler in transaction mode, PGlite).
create or replace function team_access_of(who text) returns setof team_access
language plpgsql stable rows 8 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.* from team_access r where r.user_id = who;
end $$;
--> statement-breakpoint
-- What grown-ups are in a team, each by the first that holds; whoever has no standing there is absent. A function, since it keeps its plan: planning
-- the view for a page of a chat takes ten times as long as running it. All people of the page at once, since the view costs the same for one.
create or replace function team_roles_in(team uuid, people text[]) returns table (user_id text, standing text)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.user_id, case min(case when r.via = 'guardian' then 4 when 'manager' = any (r.roles) then 1 when 'coach' = any (r.roles) then 2
        when 'player' = any (r.roles) then 3 end)
      when 1 then 'manager' when 2 then 'coach' when 3 then 'player' when 4 then 'guardian' end
    from team_access r where r.team_id = team and r.user_id = any (people) and r.via in ('self', 'guardian') group by 1;
end $$;
--> statement-breakpoint
-- The teams whose feed a person reads: whoever reads the team's own huddle, which is `huddle_id`. Archived ones only if the team is named. A function,
-- since it keeps its plan.
create or replace function feeds_read_by(who text, team uuid) returns table (team_id uuid, huddle_id uuid, is_staff boolean, may_post boolean)
language plpgsql stable rows 4 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select r.team_id, r.huddle_id, s.is_staff, t.archived_at is null and (s.is_staff or t.families_post)
    from (select distinct h.team_id, h.huddle_id from huddle_reach h where h.user_id = who and h.kind = 'team' and (team is null or h.team_id = team)) r
      cross join lateral (select x.archived_at, x.families_post from team x where x.id = r.team_id limit 1) t
      cross join lateral (select exists (select from membership m where m.team_id = r.team_id and m.user_id = who and m.ended_at is null
        and m.roles && '{coach,manager}') as is_staff) s
    where team is not null or t.archived_at is null;
end $$;
--> statement-breakpoint
-- The huddles of a person, for chat: without cards, which the feed lists.
-- Planning the view costs ten times as much as running it, and statements without names (a pooler in transaction mode, PGlite) are planned at each
-- call. A function keeps its plan with the server's connection.
create or replace function huddles_read_by(who text) returns table (team_id uuid, huddle_id uuid, since_seq bigint)
language plpgsql stable rows 12 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.team_id, r.huddle_id, min(r.since_seq) from huddle_reach r where r.user_id = who and r.kind <> 'card' group by 1, 2;
end $$;
--> statement-breakpoint
-- These people with what they are in a team, by their names. An erased account is absent. A function, since it keeps its plan. The limit makes it look
-- each person up by the key, in a small table too.
create or replace function people_in(team uuid, people text[])
returns table (user_id text, shown_name text, drip_name text, avatar text, standing text)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    with person as materialized (
      select u.* from unnest(people) p(id)
        cross join lateral (select x.id, x.full_name, x.drip_name, x.avatar from "user" x where x.id = p.id limit 1) u)
    select u.id, u.full_name, u.drip_name, u.avatar, s.standing
    from person u left join team_roles_in(team, people) s on s.user_id = u.id
    order by u.full_name, u.id;
end $$;
--> statement-breakpoint
-- For each event and player whom Drip notifies (adults, children with a living guardian, spots; frozen children rest): what the family knows of the event,
-- and whether it is unaware of a change that concerns it. A statement asks it by team and event.
create or replace view player_awareness as
  select e.team_id, e.id as event_id, m.id as membership_id, e.notice_version, p.seen_version, w.answer, w.source, o.is_out,
    coalesce(m.let_in_at, m.created_at) <= coalesce(n.made_at, e.created_at) as was_here,
    merged.id as merged_into, spot.is_merged as is_merged_spot,
    k.version as known_version, k.shown as known, k.possible_versions,
    needs_acknowledgement(c.fields) as needs_acknowledgement,
    e.notice_version > 1 and coalesce(p.seen_version, 0) < e.notice_version
      and coalesce(m.let_in_at, m.created_at) <= n.made_at and c.fields <> '{}' and not o.is_out
      and not spot.is_merged as is_unaware
  from event e
    join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
    left join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
    left join child_state s on s.child_id = m.child_id
    left join living_user l on l.id = m.user_id
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
    left join lateral effective_answer(
      of_team => e.team_id, of_event => e.id, of_kind => coalesce(e.at_start ->> 'kind', e.kind), of_series => e.series_id,
      of_timing => coalesce(e.at_start ->> 'timing', e.timing), asked => coalesce(e.at_start ->> 'asks', e.asks),
      day_one => coalesce((e.at_start ->> 'first_day')::date, e.first_day), day_last => coalesce((e.at_start ->> 'last_day')::date, e.last_day),
      starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at),
      timed_in => coalesce((e.at_start ->> 'time_version')::int, e.time_version),
      player => m.id, of_child => m.child_id, of_adult => m.user_id, let_in => m.let_in_at,
      answer_ => p.answer, answered_by_ => p.answered_by, answered_at_ => p.answered_at, seen => p.seen_before_start) w on true
    left join lateral known_versions(
      of_team => e.team_id, of_event => e.id, noticed => e.notice_version, seen => p.seen_version, let_in => m.let_in_at) k on true
    -- The offset keeps it a part of its own, which is worked out once.
    cross join lateral (
      select case when k.shown is distinct from n.shown then changed_fields(k.shown, n.shown) else '{}' end as fields offset 0) c
    left join lateral is_out(
      answer => w.answer, source => w.source, given => p.answer, given_at => p.answered_at, possible_versions => k.possible_versions,
      of_child => m.child_id, of_adult => m.user_id, timing => e.timing, day_one => e.first_day, day_last => e.last_day,
      starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at)) o on true
    left join lateral merged_into(of_team => m.team_id, player => m.id) merged on true
    left join lateral is_merged_spot(
      of_team => m.team_id, row_id => m.id, spot_name => m.spot_first_name, merged => merged.id) spot on true
  where (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null);
--> statement-breakpoint
-- Null: the huddle does not exist for this person.
create or replace function readable_since(team uuid, huddle_ uuid, who text) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select min(r.since_seq) from huddle_reach r where r.team_id = team and r.huddle_id = huddle_ and r.user_id = who);
end $$;
--> statement-breakpoint
create or replace function readers_of_huddle(team uuid, huddle_ uuid) returns table (user_id text, since_seq bigint)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.user_id, min(r.since_seq) from huddle_reach r where r.team_id = team and r.huddle_id = huddle_ group by 1;
end $$;
--> statement-breakpoint
create or replace function readers_of_huddles(team uuid, huddles uuid[], listeners text[]) returns table (huddle_id uuid, user_id text, since_seq bigint)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.huddle_id, r.user_id, min(r.since_seq) from huddle_reach r
    where r.team_id = team and r.huddle_id = any (huddles) and r.user_id = any (listeners) group by 1, 2;
end $$;
--> statement-breakpoint
-- No picks take the vote back. The post counts as changed, so that everybody gets the new counts.
create or replace function cast_vote(team uuid, card uuid, who text, picks_ smallint[], at_ timestamptz) returns table (outcome text, at bigint)
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare p record; k bigint; is_same boolean;
begin
  if readable_since(team, card, who) is null then return query select 'hidden', null::bigint; return; end if;
  k := lock_team_sequence(team);
  if readable_since(team, card, who) is null or not exists (
      select from feed_card f where f.team_id = team and f.id = card and f.withdrawn_at is null) then
    return query select 'hidden', null::bigint; return;
  end if;
  if exists (select from team t where t.id = team and t.archived_at is not null) then return query select 'archived', null::bigint; return; end if;
  select x.options, x.is_multiple, x.closes_at, x.closed_at into p from poll x where x.team_id = team and x.message_id = card;
  if not found then return query select 'picks', null::bigint; return; end if;
  if p.closed_at is not null or p.closes_at <= at_ then return query select 'closed', null::bigint; return; end if;
  if not are_poll_picks(picks_, p.options, p.is_multiple) then return query select 'picks', null::bigint; return; end if;
  if cardinality(picks_) = 0 then
    delete from poll_vote v where v.team_id = team and v.message_id = card and v.user_id = who;
    is_same := not found;
  else
    insert into poll_vote as v (team_id, message_id, user_id, picks, made_at)
      values (team, card, who, array(select n from unnest(picks_) n order by n), at_)
      on conflict (team_id, message_id, user_id) do update set picks = excluded.picks, made_at = excluded.made_at where v.picks <> excluded.picks;
    is_same := not found;
  end if;
  if is_same then return query select 'same', k; return; end if;
  k := tick(team);
  update message m set changed = k where m.team_id = team and m.id = card;
  return query select 'voted', k;
end $$;
--> statement-breakpoint
-- Which of these events have a family that does not know that the event is off, back on or moved. A function keeps its plan: planning the view takes
-- twenty times as long as running it for one event. With a limit the planner looks for one family of each event, and does not read all families first.
create or replace function events_with_unaware_families(keys json) returns table (team_id uuid, event_id uuid)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select k.team_id, k.event_id from json_to_recordset(keys) k(team_id uuid, event_id uuid)
    where (select true from player_awareness a where a.team_id = k.team_id and a.event_id = k.event_id and a.is_unaware and a.needs_acknowledgement limit 1);
end $$;
--> statement-breakpoint
-- A page of a person's feed, the newest first over all teams or of one, as one value in JSON; with the first page the pinned cards. Or one card. Null for
-- a team whose feed the person does not read, and for a card that is not there. A deleted post is in it for seven days. A function,
-- since it keeps its plan. Up to one card more than a page is listed without a pin (`is_whole`).
create or replace function feed_of(who text, team uuid, card uuid, before_at timestamptz, before_id uuid, most integer, at_ timestamptz) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  upto_at timestamptz := coalesce(before_at, 'infinity');
  upto_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return (
    with mine as materialized (select * from feeds_read_by(who, team)),
      listed as materialized (
        select l.* from mine m cross join lateral (
          select f.team_id, f.id, f.posted_at from feed_card f
          where card is null and f.team_id = m.team_id and f.pinned_at is null and (f.posted_at, f.id) < (upto_at, upto_id)
            and (f.withdrawn_at is null or f.withdrawn_at > at_ - interval '7 days')
          order by f.posted_at desc, f.id desc limit most + 1) l
        order by l.posted_at desc, l.id desc limit most + 1),
      chosen as materialized (
        (select l.* from listed l order by l.posted_at desc, l.id desc limit most)
        union all
        select f.team_id, f.id, f.posted_at from mine m
          cross join lateral (select x.team_id, x.id, x.posted_at from feed_card x where x.team_id = m.team_id and x.pinned_at is not null limit 3) f
        where card is null and before_at is null
        union all
        select f.team_id, f.id, f.posted_at from mine m join feed_card f on f.team_id = m.team_id and f.id = card
        where f.withdrawn_at is null or f.withdrawn_at > at_ - interval '7 days'),
      shown as materialized (
        select s.*, coalesce(k.read_seq, 0) as read_seq, case when k.muted_until > at_ then k.muted_until end as muted_until,
          case when s.withdrawn_at is null then (select r.cheer from reaction r
            where r.team_id = s.team_id and r.message_id = s.id and r.user_id = who) end as my_cheer,
          case when s.poll is not null then (select v.picks from poll_vote v
            where v.team_id = s.team_id and v.message_id = s.id and v.user_id = who) end as my_picks
        from chosen c
          cross join lateral (select x.* from shown_card x where x.team_id = c.team_id and x.id = c.id limit 1) s
          left join lateral (select x.read_seq, x.muted_until from marker x
            where x.team_id = c.team_id and x.huddle_id = c.id and x.user_id = who limit 1) k on true),
      readers as materialized (
        select m.team_id, m.is_staff, array(select c.user_id from readers_of_huddle(m.team_id, m.huddle_id) c) as ids
        from mine m where m.is_staff or m.may_post),
      named as materialized (
        select s.team_id, s.author_id as id from shown s
        union select s.team_id, json_array_elements_text(s.mentions) from shown s
        union select s.team_id, s.last ->> 'author_id' from shown s where s.last is not null)
    select case when (team is null or exists (select from mine)) and (card is null or exists (select from chosen)) then json_build_object(
      'cards', (select json_agg(l order by l.posted_at desc, l.id desc) from (
        select s.*, case when r.is_staff and s.withdrawn_at is null then json_build_object(
            'seen', (select count(*) from marker k
              where k.team_id = s.team_id and k.huddle_id = s.id and k.read_seq >= 1 and k.user_id <> s.author_id and k.user_id = any (r.ids)),
            'of', cardinality(r.ids) - (s.author_id = any (r.ids))::int) end as readers
        from shown s left join readers r on r.team_id = s.team_id) l),
      'teams', (select json_agg(t order by t.name, t.team_id) from (
        select m.team_id, x.name, x.colour_one, x.colour_two, m.is_staff, m.may_post,
          case when m.may_post then (select cardinality(r.ids) from readers r where r.team_id = m.team_id) end as readers,
          (select c.seq from team_clock c where c.team_id = m.team_id) as as_of
        from mine m cross join lateral (select o.name, o.colour_one, o.colour_two from team o where o.id = m.team_id limit 1) x) t),
      'people', (select json_agg(p order by p.shown_name, p.user_id, p.team_id) from (
        select n.team_id, x.* from (select o.team_id, array_agg(o.id) as ids from named o group by o.team_id) n
          cross join lateral people_in(n.team_id, n.ids) x) p),
      'blocked', (select json_agg(b.blocked_id order by b.blocked_id) from person_block b
        where b.user_id = who and b.blocked_id in (select n.id from named n)),
      'is_whole', (select count(*) <= most from listed)) end);
end $$;
--> statement-breakpoint
-- The huddles that a person reads in chat, or one huddle, which may be a card, the newest first, as one value in JSON. A function, since it keeps its plan. The limits, and
-- selects for a team's name and clock, make it look these up by their keys: joins would read all teams and huddles of a small table.
-- How many people read it is counted for one huddle only: for a list of them that was most of its cost.
create or replace function huddles_of(who text, at_ timestamptz, team uuid, huddle_ uuid, most_unread integer, last_length integer, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with mine as materialized (
        select h.*, r.since_seq, coalesce(k.read_seq, 0) as read_seq, k.muted_until
        from (select o.team_id, o.huddle_id, o.since_seq from huddles_read_by(who) o where team is null
            union all select team, huddle_, readable_since(team, huddle_, who) where team is not null) r
          cross join lateral (select * from huddle o where o.team_id = r.team_id and o.id = r.huddle_id limit 1) h
          left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = who
        where r.since_seq is not null)
    select json_agg(s) from (
      select h.team_id, h.id, h.kind, h.title, coalesce(h.kind = 'group' and h.created_by = who, false) as is_mine,
        judge_huddle(h.team_id, h.id, at_) <> 'open' as is_over, h.last_seq, h.read_seq,
        case when h.last_seq <= h.read_seq then 0 else (select count(*)::int from (
          select 1 from message m
          where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > greatest(h.read_seq, h.since_seq) and m.author_id <> who
            and m.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)
          limit most_unread) few) end as unread,
        case when h.muted_until > at_ then h.muted_until end as muted_until,
        case when huddle_ is not null then (select count(*)::int from readers_of_huddle(h.team_id, h.id)) end as readers,
        h.event_id, h.version,
        (select t.name from team t where t.id = h.team_id) as team_name,
        (select clock.seq from team_clock clock where clock.team_id = h.team_id) as as_of,
        case when h.kind = 'group' then (
          select json_agg(json_build_object('user_id', s.user_id, 'first_name', p.first_name) order by s.seated_at, s.user_id)
          from seat s join "user" p on p.id = s.user_id
          where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> who) end as others,
        case when h.event_id is not null then (
          select json_build_object('title', e.title, 'opponent', e.opponent, 'timing', e.timing,
            'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'))
          from event e where e.team_id = h.team_id and e.id = h.event_id) end as event,
        case when h.kind = 'card' then (
          select left(split_part(m.text, E'\n', 1), 60) from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq = 1
            and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)) end as post,
        l.last
      from mine h
        left join lateral (
          select json_build_object('seq', m.seq, 'author_id', m.author_id, 'made_at', m.made_at, 'withdrawn_as', m.withdrawn_as,
            'text', case when m.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)
              then left(m.text, last_length) end) as last, m.made_at
          from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > h.since_seq
          order by m.seq desc limit 1) l on true
      order by coalesce(l.made_at, h.created_at) desc, h.team_id, h.kind desc, h.id
      limit most) s);
end $$;
--> statement-breakpoint
-- Whether the family of this player is unaware of a change that concerns it. A function keeps its plan: planning the view takes longer than the rest of
-- a statement that asks it of a few players.
create or replace function is_player_unaware(of_team uuid, of_event uuid, player uuid) returns boolean
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select a.is_unaware from player_awareness a where a.team_id = of_team and a.event_id = of_event and a.membership_id = player);
end $$;
--> statement-breakpoint
create or replace function judge_send(team uuid, huddle_ uuid, who text, at_ timestamptz) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if readable_since(team, huddle_, who) is null then return 'hidden'; end if;
  return judge_huddle(team, huddle_, at_);
end $$;
--> statement-breakpoint
-- What the feed's badge counts: posts of others after the moment when Home was open last, of the last 30 days, so that a newcomer does not find a year.
-- Neither deleted ones nor those of people who are blocked. A function, since it keeps its plan.
create or replace function new_cards(who text, at_ timestamptz) returns table (times integer, first_at timestamptz, last_at timestamptz)
language plpgsql stable rows 1 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select coalesce(sum(n.times), 0)::int, min(n.first_at), max(n.last_at) from feeds_read_by(who, null) m
      left join marker k on k.team_id = m.team_id and k.huddle_id = m.huddle_id and k.user_id = who
      cross join lateral (
        select count(*)::int as times, min(few.posted_at) as first_at, max(few.posted_at) as last_at from (
          select f.posted_at from feed_card f
          where f.team_id = m.team_id and f.posted > coalesce(k.cards_seen, 0) and f.posted_at > at_ - interval '30 days' and f.author_id <> who
            and f.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = f.author_id)
          order by f.posted desc limit 99) few) n;
end $$;
--> statement-breakpoint
-- Of a card there is the card as it is now, and its comments; the post is no message. `full_at`: changes past this number may be missing.
-- What a team's listeners (user_id, session_id) are to be told past a number, and who of them may hear it, as one value in JSON. A function, since it
-- keeps its plan. The session that holds, under the conditions of the bearer check, is looked up by its key because of the limit: else the plan would
-- read all sessions that have not ended.
create or replace function news_of(team uuid, after_ bigint, listeners json, at_ timestamptz, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with listener as materialized (select l.user_id, l.session_id from json_to_recordset(listeners) as l(user_id text, session_id text)),
      written as materialized (
        select m.*, h.kind from (select x.* from shown_message x where x.team_id = team and x.changed > after_ order by x.changed limit most) m
          cross join lateral (select x.kind from huddle x where x.team_id = m.team_id and x.id = m.huddle_id limit 1) h),
      said as materialized (
        select m.huddle_id, m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers
        from written m where m.kind <> 'card' or m.seq > 1),
      touched as materialized (
        select h.id as huddle_id, h.kind, h.changed from huddle h where h.team_id = team and h.changed > after_ order by h.changed limit most),
      altered as materialized (select t.* from touched t where t.kind <> 'card'),
      moved as materialized (
        select c.huddle_id, max(c.changed) as changed from (
          select t.huddle_id, t.changed from touched t where t.kind = 'card' union all select m.huddle_id, m.changed from written m where m.kind = 'card') c
        group by c.huddle_id),
      cards as materialized (
        select s.*, m.changed from moved m
          cross join lateral (select x.* from shown_card x where x.team_id = team and x.id = m.huddle_id limit 1) s),
      team_huddle as materialized (select h.id from huddle h where h.team_id = team and h.kind = 'team'),
      heard as (
        select r.huddle_id, r.user_id, r.since_seq from readers_of_huddles(team,
          array(select s.huddle_id from said s union select a.huddle_id from altered a union select c.id from cards c union select t.id from team_huddle t),
          array(select distinct l.user_id from listener l)) r)
    select json_build_object(
      'at', (select c.seq from team_clock c where c.team_id = team),
      'team_huddle', (select t.id from team_huddle t),
      'said', (select json_agg(s order by s.changed) from said s),
      'altered', (select json_agg(a order by a.changed) from altered a),
      'cards', (select json_agg(c order by c.changed) from cards c),
      'full_at', (select min(f.at) from (
        select max(m.changed) as at from written m having count(*) >= most union all select max(t.changed) from touched t having count(*) >= most) f),
      'heard', (select json_agg(h) from heard h),
      'living', (select json_agg(s.id) from listener l
        cross join lateral (
          select s.id from session s
            join "user" u on u.id = s.user_id and u.banned_at is null and u.deleted_at is null and not u.must_change_password
          where s.id = l.session_id and s.user_id = l.user_id and s.revoked_at is null and s.expires_at > at_ limit 1) s),
      'left', (select json_agg(b) from (
        select s.huddle_id, s.user_id from altered a
          join seat s on s.team_id = team and s.huddle_id = a.huddle_id and s.left_at is not null
        union all
        select a.huddle_id, m.user_id from altered a join membership m on m.team_id = team where a.kind = 'staff') b
        where b.user_id in (select l.user_id from listener l))));
end $$;
--> statement-breakpoint
-- One round trip, judged under the team's sequence, as send_message; the same id again is the stored card. No other team's huddle may have its id, by
-- which dings and pushes are grouped. Only posts of staff ring, and not `quietly`.
-- choices: the options of a poll, or null.
create or replace function post_card(team uuid, who text, card uuid, words text, naming text[], event_ uuid, choices text[], is_multiple_ boolean,
  shows_voters_ boolean, until_ timestamptz, quietly boolean, at_ timestamptz)
returns table (outcome text, at bigint) language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare m record; f record; k bigint; first_words text;
begin
  if not exists (select from feeds_read_by(who, team)) then return query select 'hidden', null::bigint; return; end if;
  perform lock_team_sequence(team);
  select x.huddle_id, x.is_staff, x.may_post into f from feeds_read_by(who, team) x;
  if not found then return query select 'hidden', null::bigint; return; end if;
  select x.huddle_id, x.author_id, x.changed, x.text, x.seq, x.withdrawn_at, x.edited_at into m from message x where x.team_id = team and x.id = card;
  if found then                                                            -- a second try, of the words that were sent first
    first_words := case when m.edited_at is null and m.withdrawn_at is null then m.text else (
      select v.text from message_version v where v.team_id = team and v.huddle_id = m.huddle_id and v.seq = m.seq and v.number = 1) end;
    return query select case when m.huddle_id = card and m.seq = 1 and m.author_id = who and coalesce(first_words = words, true)
      then 'again' else 'reused' end, m.changed;
    return;
  end if;
  if exists (select from huddle h where h.id = card) then return query select 'reused', null::bigint; return; end if;
  if exists (select from team t where t.id = team and t.archived_at is not null) then return query select 'archived', null::bigint; return; end if;
  if not f.may_post then return query select 'reader', null::bigint; return; end if;
  if event_ is not null and not exists (select from event e where e.team_id = team and e.id = event_) then
    return query select 'event', null::bigint; return;
  end if;
  if exists (select from unnest(naming) as named(id) where readable_since(team, f.huddle_id, named.id) is null) then
    return query select 'mention', null::bigint; return;
  end if;
  k := tick(team);
  insert into huddle (team_id, id, kind, last_seq, changed, created_by, created_at, ring_at, rung_seq)
    values (team, card, 'card', 1, k, who, at_, case when f.is_staff and not quietly then at_ + interval '10 seconds' end,
      case when f.is_staff and not quietly then 0 else 1 end);
  insert into message (team_id, huddle_id, seq, id, changed, author_id, text, mentions, made_at) values (team, card, 1, card, k, who, words, naming, at_);
  insert into feed_card (team_id, id, author_id, posted, posted_at, as_staff, event_id) values (team, card, who, k, at_, f.is_staff, event_);
  insert into marker (team_id, huddle_id, user_id, read_seq) values (team, card, who, 1);
  if choices is not null then
    insert into poll (team_id, message_id, options, is_multiple, shows_voters, closes_at)
      values (team, card, choices, is_multiple_, shows_voters_, until_);
  end if;
  return query select 'posted', k;
end $$;
--> statement-breakpoint
-- Who reads a card, without its author: whether they have seen it and voted, and whether another guardian of one of their players did. A function, since
-- it keeps its plan.
create or replace function readers_of_card(team uuid, card uuid)
returns table (user_id text, has_seen boolean, is_seen_at_home boolean, has_voted boolean, is_voted_at_home boolean)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    with reader as materialized (select c.user_id as id from readers_of_huddle(team, card) c),
      seen as materialized (select k.user_id as id from marker k where k.team_id = team and k.huddle_id = card and k.read_seq >= 1),
      voted as materialized (select v.user_id as id from poll_vote v where v.team_id = team and v.message_id = card),
      guard as materialized (select r.user_id as id, r.child_id from team_access r where r.team_id = team and r.via = 'guardian'),
      home as materialized (select distinct a.id, b.id as other from guard a join guard b on b.child_id = a.child_id and b.id <> a.id)
    select r.id, r.id in (select s.id from seen s), exists (select from home h where h.id = r.id and h.other in (select s.id from seen s)),
      r.id in (select v.id from voted v), exists (select from home h where h.id = r.id and h.other in (select v.id from voted v))
    from reader r where r.id <> (select f.author_id from feed_card f where f.team_id = team and f.id = card)
    order by r.id;
end $$;
--> statement-breakpoint
-- What follows in talk for these people once their roles have changed, in one team or in every team where they have or had one. A seat ends with the
-- last role that carried it (left_by is the product), and starts from now for whoever comes back, unless the group is closed or full, or holds somebody
-- who has folded them or whom they have. A block ends for good once the blocked is staff of a team of the other's.
-- The clocks come in the order of the teams' ids, and before anything is read: who seats them, or ends their other role, at the same time either waits
-- or is seen.
create or replace function settle_seats(people text[], in_team uuid default null) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare about uuid; grown_ups text[]; altered uuid[]; s record;
begin
  for about in
    select in_team where in_team is not null
    union
    select m.team_id from membership m where in_team is null and m.user_id = any (people)
    union
    select m.team_id from guardianship g join membership m on m.child_id = g.child_id where in_team is null and g.user_id = any (people)
    union
    select o.team_id from seat o where in_team is null and o.user_id = any (people)
    order by 1
  loop
    perform lock_team_sequence(about);
    grown_ups := array(select c.user_id from huddle h cross join lateral readers_of_huddle(h.team_id, h.id) c
      where h.team_id = about and h.kind = 'team' and c.user_id = any (people));
    with ended as (
      update seat o set left_at = now(), left_by = '02102020'
      where o.team_id = about and o.user_id = any (people) and o.left_at is null and o.user_id <> all (grown_ups)
      returning o.huddle_id)
    select array_agg(distinct e.huddle_id) into altered from ended e;
    if exists (select from person_block b where b.user_id = any (people) or b.blocked_id = any (people)) then
      delete from person_block b using team_access theirs join team_access mine on mine.team_id = theirs.team_id
      where (b.user_id = any (people) or b.blocked_id = any (people)) and theirs.team_id = about and theirs.user_id = b.blocked_id
        and theirs.via = 'self' and theirs.roles && '{coach,manager}' and mine.user_id = b.user_id;
    end if;
    for s in
      select o.huddle_id, o.user_id, h.last_seq from seat o join huddle h on h.team_id = o.team_id and h.id = o.huddle_id
      where o.team_id = about and o.user_id = any (grown_ups) and o.left_by = '02102020' and h.closed_at is null
      order by o.huddle_id, o.seated_at, o.user_id
    loop
      update seat o set since_seq = s.last_seq, seated_at = now(), left_at = null, left_by = null
      where o.team_id = about and o.huddle_id = s.huddle_id and o.user_id = s.user_id
        and (select count(*) from seat p where p.team_id = about and p.huddle_id = s.huddle_id and p.left_at is null) < 40
        and not exists (
          select from seat p join person_block b on (b.user_id, b.blocked_id) in ((p.user_id, s.user_id), (s.user_id, p.user_id))
          where p.team_id = about and p.huddle_id = s.huddle_id and p.left_at is null);
      if found then altered := altered || s.huddle_id; end if;
    end loop;
    update huddle h set version = h.version + 1, changed = tick(about) where h.team_id = about and h.id = any (altered);
    perform close_parted_groups(about, now());
  end loop;
end $$;
--> statement-breakpoint
-- A huddle's head and messages of it that a person reads, with those that they answer and the people in them, as one value in JSON; null for somebody
-- who does not read it. A function, since it keeps its plans. `which`:
--   before: the last below a number; from: the first from a number on; around: up to `most` below the number and up to `most` from it on;
--> statement-breakpoint
--   changed: the first that are new or changed since a number of the clock; one: the message with an id, without people.
-- `numbers` are those of the messages that were asked for; `is_whole` if there are no more than `most` of them (around: below the number).
create or replace function thread_of(team uuid, huddle_ uuid, who text, which text, place bigint, message_ uuid, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  since bigint := readable_since(team, huddle_, who);
  numbers bigint[];
  answered bigint[];
  is_whole boolean;
begin
  if since is null then return null; end if;
  if which in ('before', 'around') then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq < place
      order by m.seq desc limit most + 1);
  elsif which = 'from' then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq >= place
      order by m.seq limit most + 1);
  elsif which = 'changed' then
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.changed > place
      order by m.changed limit most + 1);
  else
    numbers := array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.id = message_
      order by m.id limit 1);
  end if;
  is_whole := cardinality(numbers) <= most;
  numbers := numbers[1:most];
  if which = 'around' then
    numbers := numbers || array(select m.seq from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq > since and m.seq >= place
      order by m.seq limit most);
  end if;
  if which <> 'one' then
    answered := array(select m.reply_to from message m where m.team_id = team and m.huddle_id = huddle_ and m.seq = any (numbers) and m.reply_to > since);
  end if;
  return (
    with shown as materialized (
      select m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers
      from shown_message m where m.team_id = team and m.huddle_id = huddle_ and m.seq = any (numbers || answered))
    select json_build_object('last_seq', h.last_seq,
      'read_seq', coalesce((select k.read_seq from marker k where k.team_id = team and k.huddle_id = huddle_ and k.user_id = who), 0),
      'as_of', c.seq, 'is_whole', is_whole, 'numbers', numbers,
      'messages', (select json_agg(l order by l.seq) from (
        select s.*, case when s.cheers is not null then (
          select r.cheer from reaction r where r.team_id = team and r.message_id = s.id and r.user_id = who) end as my_cheer
        from shown s) l),
      'people', case when which <> 'one' then (select json_agg(p) from (select team as team_id, x.* from people_in(team, array(
        select s.author_id from shown s union select json_array_elements_text(s.mentions) from shown s)) x) p) end)
    from huddle h cross join lateral (select x.seq from team_clock x where x.team_id = team limit 1) c
    where h.team_id = team and h.id = huddle_);
end $$;
--> statement-breakpoint
-- Whatever ends or begins somebody's role in a team, seats and blocks follow it. At the end of the transaction, when it is known which roles remain, and
-- so that the clocks are held for a moment only. A membership concerns its team; all else may concern every team of the people, whose clocks the first
-- of several rows takes in their order: all who have or had the child count with each of their rows, since several of them may end at once. Rows of
-- roles are deleted only with the seats, or after they have ended. The staff's huddle has no seats: whoever comes to it or leaves it changes it, but for
-- somebody who is new in the team and has no page that shows it.
create or replace function seats_follow_roles() returns trigger language plpgsql as $$
declare
  now_ jsonb := to_jsonb(new);
  before_ jsonb := to_jsonb(old);
  staff text := case when now_ -> 'roles' ?| '{coach,manager}' and now_ ->> 'ended_at' is null then now_ ->> 'user_id' end;
  staff_before text := case when before_ -> 'roles' ?| '{coach,manager}' and before_ ->> 'ended_at' is null then before_ ->> 'user_id' end;
begin
  if before_ ->> 'ended_at' is not null and now_ ->> 'ended_at' is not null then return null; end if;
  perform settle_seats(array(
      select p.id from unnest(case tg_table_name when 'user' then array[now_ ->> 'id'] else array[now_ ->> 'user_id', before_ ->> 'user_id'] end) p(id)
      where p.id is not null
      union
      select g.user_id from guardianship g
      where tg_table_name <> 'follow' and g.child_id = (now_ ->> case tg_table_name when 'child' then 'id' else 'child_id' end)::uuid),
    case tg_table_name when 'membership' then (now_ ->> 'team_id')::uuid end);
  if tg_table_name = 'membership' and staff is distinct from staff_before and (tg_op = 'UPDATE' or exists (
      select from team_access r
      where r.team_id = (now_ ->> 'team_id')::uuid and r.user_id = staff and r.membership_id <> (now_ ->> 'id')::uuid)) then
    update huddle h set changed = tick(h.team_id) where h.team_id = (now_ ->> 'team_id')::uuid and h.kind = 'staff';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger membership_seats after insert or update of user_id, child_id, roles, ended_at on membership
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger guardianship_seats after insert or update of ended_at on guardianship
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger follow_seats after insert on follow
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger child_seats after update of deleted_at, user_id on child
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
create constraint trigger user_seats after update of banned_at, deleted_at, deletion_due_at, date_of_birth on "user"
  deferrable initially deferred for each row execute function seats_follow_roles();
--> statement-breakpoint
-- One round trip. Somebody who does not read the huddle is refused before the clock is taken, so that another team's huddle costs what an unknown one
-- costs. Each statement after it sees what was committed before the clock was taken, so whoever was removed before it says nothing.
-- shown: the version of a group whose people the sender saw; null asks for no comparison.
create or replace function send_message(team uuid, huddle_ uuid, who text, message_ uuid, words text, naming text[], answers bigint, shown integer, at_ timestamptz)
returns table (outcome text, seq bigint, at bigint) language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare m record; n bigint; k bigint; state text; first_words text;
begin
  if readable_since(team, huddle_, who) is null then return query select 'hidden', null::bigint, null::bigint; return; end if;
  k := lock_team_sequence(team);
  state := judge_send(team, huddle_, who, at_);
  if state = 'hidden' then return query select state, null::bigint, null::bigint; return; end if;
  select x.huddle_id, x.author_id, x.seq, x.changed, x.text, x.withdrawn_at, x.edited_at into m from message x where x.team_id = team and x.id = message_;
  if found then                                                            -- a second try, of the words that were sent first
    first_words := case when m.edited_at is null and m.withdrawn_at is null then m.text else (
      select v.text from message_version v where v.team_id = team and v.huddle_id = m.huddle_id and v.seq = m.seq and v.number = 1) end;
    return query select case when m.huddle_id = huddle_ and m.author_id = who and coalesce(first_words = words, true)
      then 'again' else 'reused' end, m.seq, m.changed;
    return;
  end if;
  if state <> 'open' then return query select state, null::bigint, null::bigint; return; end if;
  if shown is not null and not exists (select 1 from huddle h where h.team_id = team and h.id = huddle_ and h.version = shown) then
    return query select 'changed', null::bigint, null::bigint; return;
  end if;
  if answers is not null and not exists (select 1 from message x where x.team_id = team and x.huddle_id = huddle_ and x.seq = answers
      and x.seq > readable_since(team, huddle_, who)) then
    return query select 'answer', null::bigint, null::bigint; return;
  end if;
  if cardinality(naming) > 0 and exists (select 1 from unnest(naming) as named(id) where readable_since(team, huddle_, named.id) is null) then
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
