// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Child } from "../shapes/child";

export const setPhotoConsent: Call<"setPhotoConsent"> = {
  method: "put",
  path: "/child/child_id/{id}/photo_consent",
  bearer: true,
  shape: Child,
};
