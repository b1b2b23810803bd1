const rings = { devices: [["Chrome on Android", true]], keyLength: 87, mayRing: true };

/** What the app shows or keeps for the pushes' examples, written by hand. */
export const shownOfPushes: Record<string, unknown> = {
  "readPushTokens typical": rings,
  "readPushTokens none": { devices: [], keyLength: 87, mayRing: false },
  "savePushToken typical": rings,
  "dropPushToken typical": { devices: [], keyLength: 87, mayRing: true },
};
