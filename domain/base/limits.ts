export const limits = {
  emailAddress: { max: 128 },
  password: { min: 10, max: 24 },
  firstName: { max: 32 },
  lastName: { max: 64 },
  dripName: { min: 3, max: 15 },
  url: { max: 2084 },
  ageOfAccountHolder: 13,
  ageOfAdult: 18,
  dripNameReservedDays: 90,
  upload: { megabytes: 50, files: 10 },
} as const;

/** Milliseconds. */
export const timing = {
  validationDebounce: 200,
  submitDebounce: 5_000,
  pollRefresh: 60_000,
  pollPings: 10_000,
  overlayLinger: 250,
  fade: 250,
} as const;
