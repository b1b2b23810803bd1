ALTER TABLE "invitation" DROP CONSTRAINT "invitation_address";--> statement-breakpoint
DROP INDEX "user_email_address";--> statement-breakpoint
DROP INDEX "invitation_pending_team";--> statement-breakpoint
DROP INDEX "invitation_pending_child";--> statement-breakpoint
DROP INDEX "invitation_pending_ward";--> statement-breakpoint
DROP INDEX "invitation_mine";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "mailbox_key" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "mailbox_key" text;--> statement-breakpoint
-- SQL has no UTS 46. An ASCII address in lower case is its own key; the others get theirs at the server's start
-- (server/jobs/rekey-mailboxes.ts).
update "user" set mailbox_key = lower(email_address);--> statement-breakpoint
update invitation set mailbox_key = lower(email_address);--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "mailbox_key" SET NOT NULL;--> statement-breakpoint
-- For rows of a server from before this column, during a rolling deployment.
create function key_mailbox() returns trigger language plpgsql as $$
begin
  new.mailbox_key := coalesce(new.mailbox_key, lower(new.email_address));
  return new;
end $$;
--> statement-breakpoint
create trigger user_mailbox_key before insert on "user" for each row execute function key_mailbox();--> statement-breakpoint
create trigger invitation_mailbox_key before insert on invitation for each row execute function key_mailbox();--> statement-breakpoint
CREATE UNIQUE INDEX "user_mailbox" ON "user" USING btree ("mailbox_key") WHERE "user"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_team" ON "invitation" USING btree ("team_id","mailbox_key","kind",coalesce("membership_id"::text, '')) WHERE "invitation"."team_id" is not null and "invitation"."email_address" is not null and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_child" ON "invitation" USING btree ("child_id","mailbox_key","kind") WHERE "invitation"."child_id" is not null and "invitation"."email_address" is not null and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending_ward" ON "invitation" USING btree ("created_by","mailbox_key") WHERE "invitation"."kind" = 'ward' and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses";--> statement-breakpoint
CREATE INDEX "invitation_mine" ON "invitation" USING btree ("mailbox_key") WHERE "invitation"."mailbox_key" is not null;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_mailbox" CHECK (("invitation"."email_address" is null) = ("invitation"."mailbox_key" is null));