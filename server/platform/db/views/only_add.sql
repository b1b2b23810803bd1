-- DR007: the audit is only added to, until it is 24 months old.
create or replace function only_add() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '24 months' then return old; end if;
  raise exception 'append only' using errcode = 'DR007';
end $$;
create trigger audit_only_add before update or delete on audit for each row execute function only_add();
