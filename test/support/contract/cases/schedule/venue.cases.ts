import { randomUUID } from "node:crypto";
import { venuesOfTeam } from "../../../../../domain/schedule/limits";
import type { components } from "../../../../../openapi";
import { venue } from "../../../../../server/platform/db/schema/schedule";
import { addVenue } from "../../../../../src/api/calls/add-venue";
import { changeVenue } from "../../../../../src/api/calls/change-venue";
import { readVenues } from "../../../../../src/api/calls/read-venues";
import { contractCase } from "../../contract-case";
import { changed, elsewhere, idOf } from "../../contract-changes";
import type { World } from "../../contract-world";
import { keyed, teamId, venueId, versioned } from "../../typical";
import { club } from "./schedule.scenes";

function showVenue({ name, category, address }: components["schemas"]["Venue"]) {
  return [name, category, address];
}

async function withRiverside(world: World) {
  const made = await club(world);
  const row = {
    teamId: made.id,
    id: randomUUID(),
    name: "Riverside",
    category: "field",
    address: "12 River Road",
  };
  await world.services.db.insert(venue).values(row);
  return { ...made, venueId: row.id };
}

const riverside = ["Riverside", "field", "12 River Road"];

export const venueCases = {
  readVenues: contractCase({
    call: readVenues,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { caller, id } = await withRiverside(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: ({ venues }) => venues.map(showVenue),
    expects: { typical: [riverside] },
  }),
  addVenue: contractCase({
    call: addVenue,
    typical: {
      path: { id: teamId },
      header: keyed,
      body: { name: "Riverside", category: "field", address: "12 River Road" },
    },
    ready: async (world) => {
      const { caller, id } = await club(world);
      const body = { name: "Riverside", category: "field", address: "12 River Road" } as const;
      return { ...caller, input: { path: { id }, body } };
    },
    shows: showVenue,
    expects: { typical: riverside },
    provokes: {
      EVENT_ITEM_403_FULL: (world, ready) =>
        world.services.db.insert(venue).values(
          Array.from({ length: venuesOfTeam }, (_, index) => ({
            teamId: idOf(ready),
            id: randomUUID(),
            name: `Field ${index}`,
          })),
        ),
      REQUEST_422_REUSED: changed({ name: "West Gym" }),
    },
  }),
  changeVenue: contractCase({
    call: changeVenue,
    typical: { path: { id: teamId, venue_id: venueId }, header: versioned, body: { hidden: false } },
    ready: async (world) => {
      const { caller, id, venueId } = await withRiverside(world);
      return { ...caller, input: { path: { id, venue_id: venueId } } };
    },
    shows: showVenue,
    expects: { typical: riverside },
    provokes: { VENUE_404: elsewhere(/(\/venue_id\/)[^/]+/) },
  }),
};
