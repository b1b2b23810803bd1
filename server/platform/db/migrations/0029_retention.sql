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
ALTER TABLE "user" ADD COLUMN "seen_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "farewell_notice" ADD CONSTRAINT "farewell_notice_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farewell_notice" ADD CONSTRAINT "farewell_notice_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "farewell_notice_child" ON "farewell_notice" USING btree ("child_id") WHERE "farewell_notice"."child_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "farewell_notice_team" ON "farewell_notice" USING btree ("team_id") WHERE "farewell_notice"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "farewell_notice_due" ON "farewell_notice" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "user_seen" ON "user" USING btree ("seen_on");--> statement-breakpoint
CREATE INDEX "circle_request_decided" ON "circle_request" USING btree ("decided_at") WHERE "circle_request"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "circle_request_waiting" ON "circle_request" USING btree ("created_at") WHERE "circle_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "guardianship_ended" ON "guardianship" USING btree ("ended_at") WHERE "guardianship"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "invitation_withdrawn" ON "invitation" USING btree ("withdrawn_at") WHERE "invitation"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "invitation_use_looked" ON "invitation_use" USING btree ("looked_at") WHERE "invitation_use"."used_at" is null;--> statement-breakpoint
CREATE INDEX "invitation_use_used" ON "invitation_use" USING btree ("used_at") WHERE "invitation_use"."used_at" is not null;--> statement-breakpoint
CREATE INDEX "join_request_decided" ON "join_request" USING btree ("decided_at") WHERE "join_request"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "join_request_waiting" ON "join_request" USING btree ("created_at") WHERE "join_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "membership_spot_ended" ON "membership" USING btree ("ended_at") WHERE "membership"."ended_at" is not null and "membership"."spot_first_name" is not null;--> statement-breakpoint
CREATE INDEX "membership_ended" ON "membership" USING btree ("ended_at") WHERE "membership"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "season_over" ON "season" USING btree ("ends_on") WHERE "season"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "team_archived" ON "team" USING btree ("archived_at") WHERE "team"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "team_open" ON "team" USING btree ("created_at") WHERE "team"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "team_bar_made" ON "team_bar" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "team_bar_over" ON "team_bar" USING btree ("lifted_at") WHERE "team_bar"."lifted_at" is not null;--> statement-breakpoint
CREATE INDEX "answer_log_of_member" ON "answer_log" USING btree ("team_id","membership_id");--> statement-breakpoint
CREATE INDEX "participation_of_member" ON "participation" USING btree ("team_id","membership_id");