ALTER TABLE "participation" ADD COLUMN "note_by" text;--> statement-breakpoint
-- Who answered first wrote the note; of later answers it is not known.
update participation set note_by = answered_by where note is not null and answer_version = 1;
