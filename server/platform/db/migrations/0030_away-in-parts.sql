-- Made before the old one goes, so that people are read meanwhile.
CREATE INDEX "user_seen_in_parts" ON "user" USING btree ("seen_on","id");--> statement-breakpoint
DROP INDEX "user_seen";--> statement-breakpoint
ALTER INDEX "user_seen_in_parts" RENAME TO "user_seen";
