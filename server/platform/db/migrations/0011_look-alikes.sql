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
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_child_id_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_team_id_membership_id_membership_team_id_id_fk" FOREIGN KEY ("team_id","membership_id") REFERENCES "public"."membership"("team_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "look_alike_told" ON "look_alike" USING btree ("team_id","membership_id","child_id","user_id");--> statement-breakpoint
CREATE INDEX "look_alike_user" ON "look_alike" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "look_alike_child" ON "look_alike" USING btree ("child_id");