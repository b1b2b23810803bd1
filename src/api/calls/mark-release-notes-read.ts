// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { User } from "../shapes/user";

export const markReleaseNotesRead: Call<"markReleaseNotesRead"> = {
  method: "put",
  path: "/user/user_id/{id}/release_notes",
  bearer: true,
  shape: User,
};
