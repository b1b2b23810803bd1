CREATE TABLE "guardian_removal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"decision" text,
	CONSTRAINT "guardian_removal_other" CHECK ("guardian_removal"."user_id" <> "guardian_removal"."requested_by"),
	CONSTRAINT "guardian_removal_decision" CHECK ("guardian_removal"."decision" in ('cancelled', 'objected', 'carried_out', 'lapsed')),
	CONSTRAINT "guardian_removal_decided" CHECK (("guardian_removal"."decided_at" is null) = ("guardian_removal"."decision" is null))
);
--> statement-breakpoint
ALTER TABLE "guardianship" DROP CONSTRAINT "guardianship_end_reason";--> statement-breakpoint
ALTER TABLE "guardian_removal" ADD CONSTRAINT "guardian_removal_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_removal" ADD CONSTRAINT "guardian_removal_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_removal" ADD CONSTRAINT "guardian_removal_requested_by_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_removal_open" ON "guardian_removal" USING btree ("child_id","user_id") WHERE "guardian_removal"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "guardian_removal_child" ON "guardian_removal" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "guardian_removal_user" ON "guardian_removal" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guardian_removal_requested_by" ON "guardian_removal" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "guardian_removal_due" ON "guardian_removal" USING btree ("ends_at") WHERE "guardian_removal"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "guardian_removal_decided" ON "guardian_removal" USING btree ("decided_at") WHERE "guardian_removal"."decided_at" is not null;--> statement-breakpoint
ALTER TABLE "guardianship" ADD CONSTRAINT "guardianship_end_reason" CHECK ("guardianship"."end_reason" in ('left', 'taken_back', 'removed', 'came_of_age', 'account_deleted', 'operator', 'merged'));