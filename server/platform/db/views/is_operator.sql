-- Support's exceptions pass only beside its own line in the audit: `set local drip.operator` to that line's id, in the transaction that wrote it.
create or replace function is_operator() returns boolean language sql stable as $$
  select exists (select 1 from audit where id::text = current_setting('drip.operator', true) and action like 'support.%' and at >= now()) $$;
