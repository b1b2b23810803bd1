// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { RingSettings } from "../shapes/ring-settings";

export const saveRingSettings: Call<"saveRingSettings"> = {
  method: "put",
  path: "/user/me/ring_settings",
  bearer: true,
  shape: RingSettings,
};
