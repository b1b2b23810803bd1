// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { SamePlayers } from "../shapes/same-players";

export const joinPlayers: Call<"joinPlayers"> = {
  method: "put",
  path: "/team/team_id/{id}/same_player/membership_id/{membership_id}",
  bearer: true,
  shape: SamePlayers,
};
