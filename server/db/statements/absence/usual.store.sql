-- The statements of server/absence/usual.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findTeamOfUsual
-- returns seasonStarts text, seasonEnds text
select "takes_usual",
  "time_zone",
  (
  select s.starts_on::text from season s where s.team_id = team.id and s.closed_at is null),
  (
  select s.ends_on::text from season s where s.team_id = team.id and s.closed_at is null)
from "team"
where "team"."id" = $1;

-- findUsual
-- returns saidByName text
select "team_id",
  "membership_id",
  "said_by",
  (select u.full_name from "user" u where u.id = "said_by"),
  "said_at",
  "since",
  "until",
  "paused_at",
  "confirmed_at",
  "version"
from "usual_yes"
where ("usual_yes"."team_id" = $1 and "usual_yes"."membership_id" = $2);

-- hasSaidThreeYeses
select count(*) = 3 and bool_and(last.is_yes) as all
from (
      select w.source = 'said' and w.answer = 'yes' as is_yes
      from event o join event e on e.team_id = o.team_id and e.series_id = o.series_id and e.status = 'on'
          and (e.first_day, e.starts_at) <= (o.first_day, o.starts_at)
        join membership m on m.team_id = e.team_id and m.id = $1::uuid
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
      where o.team_id = $2::uuid and o.id = $3::uuid and o.kind = 'practice'
      order by e.first_day desc, e.starts_at desc limit 3) last;

-- lockUsual
select "id"
from "membership"
where ("membership"."team_id" = $1 and "membership"."id" = $2) for no key update;

-- readPlayers
select json_build_object('team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two,
      'membership_id', m.id, 'child_id', m.child_id, 'number', m.number,
      'first_name', coalesce(c.first_name, u.first_name, u.full_name), 'takes_usual', t.takes_usual, 'time_zone', t.time_zone,
      'usual', case when y.team_id is not null then json_build_object('teamId', y.team_id, 'membershipId', y.membership_id, 'saidBy', y.said_by,
        'saidByName', b.full_name, 'saidAt', y.said_at, 'since', y.since, 'until', y.until,
        'pausedAt', y.paused_at, 'confirmedAt', y.confirmed_at, 'version', y.version) end) as row
    from team_reach r
join membership m on m.team_id = r.team_id and m.id = r.membership_id and 'player' = any (m.roles)
      join team t on t.id = m.team_id and t.archived_at is null
      left join child c on c.id = m.child_id
left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id
left join "user" b on b.id = y.said_by
    where r.user_id = $1 and r.via in ('guardian', 'self')
    order by m.child_id is null,
  lower(c.first_name),
  c.id,
  lower(t.name),
  t.id;

-- writeUsual
insert into "usual_yes" ("team_id", "membership_id", "said_by", "said_at", "since", "until", "paused_at", "confirmed_at", "version", "is_taken", "valid_from")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict ("team_id","membership_id") do update
set "said_by" = $12,
  "said_at" = $13,
  "since" = $14,
  "until" = $15,
  "paused_at" = $16,
  "confirmed_at" = $17,
  "version" = $18,
  "valid_from" = $19;
