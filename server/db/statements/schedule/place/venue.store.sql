-- The statements of server/schedule/place/venue.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findVenue
select "team_id", "id", "name", "category", "address", "version", "created_at", "hidden_at"
from "venue"
where ("venue"."team_id" = $1 and "venue"."id" = $2);

-- findVenues
select "team_id", "id", "name", "category", "address", "version", "created_at", "hidden_at"
from "venue"
where ("venue"."team_id" = $1 and "venue"."hidden_at" is null)
order by lower("venue"."name"), "venue"."id";

-- findVenuesByName
select distinct on (w.name) w.name as wanted,
  v.id,
  v.name
    from json_array_elements_text($1::json) w(name)
      join venue v on v.team_id = $2::uuid and lower(v.name) = lower(w.name)
    order by w.name,
  v.hidden_at is not null,
  v.id;

-- insertVenue
insert into "venue" ("team_id", "id", "name", "category", "address", "version", "created_at", "hidden_at")
values ($1, $2, $3, $4, $5, $6, $7, $8);
