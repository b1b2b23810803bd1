DROP INDEX "circle_request_user";--> statement-breakpoint
DROP INDEX "guardianship_user";--> statement-breakpoint
DROP INDEX "invitation_mine";--> statement-breakpoint
DROP INDEX "invitation_use_user";--> statement-breakpoint
DROP INDEX "join_request_user";--> statement-breakpoint
DROP INDEX "membership_of_user";--> statement-breakpoint
DROP INDEX "membership_of_child";--> statement-breakpoint
CREATE INDEX "drip_name_claim_holder" ON "drip_name_claim" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "child_created_by" ON "child" USING btree ("created_by") WHERE "child"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "circle_request_child" ON "circle_request" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "consent_child" ON "consent" USING btree ("child_id") WHERE "consent"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "guardianship_child" ON "guardianship" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "guardianship_let_in_by" ON "guardianship" USING btree ("let_in_by") WHERE "guardianship"."let_in_by" is not null;--> statement-breakpoint
CREATE INDEX "invitation_created_by" ON "invitation" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "join_request_child" ON "join_request" USING btree ("child_id") WHERE "join_request"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "team_created_by" ON "team" USING btree ("created_by") WHERE "team"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "team_take_over_by" ON "team" USING btree ("take_over_by") WHERE "team"."take_over_by" is not null;--> statement-breakpoint
CREATE INDEX "team_bar_user" ON "team_bar" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "circle_request_user" ON "circle_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guardianship_user" ON "guardianship" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitation_mine" ON "invitation" USING btree ("email_address") WHERE "invitation"."email_address" is not null;--> statement-breakpoint
CREATE INDEX "invitation_use_user" ON "invitation_use" USING btree ("user_id","looked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "join_request_user" ON "join_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "membership_of_user" ON "membership" USING btree ("user_id") WHERE "membership"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "membership_of_child" ON "membership" USING btree ("child_id") WHERE "membership"."child_id" is not null;