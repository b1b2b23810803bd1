-- Neither banned nor gone nor about to go. Every permission reads this or a view over it; no store joins guardianship or
-- membership by itself.
create or replace view living_user as
  select id from "user" where banned_at is null and deleted_at is null and deletion_due_at is null;
