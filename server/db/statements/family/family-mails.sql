-- The statements of server/family/family-mails.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- tellGuardians
select u.mailbox_key,
  coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name,
  c.first_name as child_first_name,
      coalesce(n.first_name, split_part(n.full_name, ' ', 1)) as newcomer_name
    from living_guardian g
join "user" u on u.id = g.user_id
join child c on c.id = g.child_id
join "user" n on n.id = $1
    where g.child_id = $2::uuid and g.user_id <> $3
order by g.created_at, g.id;
