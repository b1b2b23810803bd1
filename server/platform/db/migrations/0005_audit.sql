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
CREATE INDEX "audit_team" ON "audit" USING btree ("team_id","at" DESC NULLS FIRST) WHERE "audit"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_child" ON "audit" USING btree ("child_id","at" DESC NULLS FIRST) WHERE "audit"."child_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_end" ON "audit" USING btree ("at");--> statement-breakpoint
-- DR007: the audit is only added to, until it is 24 months old.
create or replace function only_add() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '24 months' then return old; end if;
  raise exception 'append only' using errcode = 'DR007';
end $$;
--> statement-breakpoint
create or replace trigger audit_only_add before update or delete on audit for each row execute function only_add();
--> statement-breakpoint
-- Support's exceptions pass only beside its own line in the audit: `set local drip.operator` to that line's id, in the transaction that wrote it.
create or replace function is_operator() returns boolean language sql stable as $$
  select exists (select 1 from audit where id::text = current_setting('drip.operator', true) and action like 'support.%' and at >= now()) $$;
--> statement-breakpoint
-- DR008: a birthday is given once; an account that is gone loses it. Support may correct one.
create or replace function birthday_once() returns trigger language plpgsql as $$
begin
  if old.date_of_birth is not null and new.date_of_birth is distinct from old.date_of_birth and new.deleted_at is null then
    if not is_operator() then raise exception 'birthday stands' using errcode = 'DR008'; end if;
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace trigger user_birthday_once before update of date_of_birth on "user" for each row execute function birthday_once();
