DROP INDEX "user_seen";--> statement-breakpoint
CREATE INDEX "user_seen" ON "user" USING btree ("seen_on","id");