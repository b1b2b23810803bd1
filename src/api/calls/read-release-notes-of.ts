// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const ReleaseNotes: Shape<components["schemas"]["ReleaseNotes"]> = {
  released_on: "string",
  title: "string",
  lines: ["string"],
  for_staff: ["string"],
};

export const readReleaseNotesOf: Call<"readReleaseNotesOf"> = {
  method: "get",
  path: "/release_notes/released_on/{date}",
  bearer: true,
  shape: ReleaseNotes,
};
