export const familyLimits = {
  childrenPerGuardian: 12,
  guardiansPerChild: 6,
  followersPerChild: 20,
  openInvitationsPerChild: 10,
  /** Characters that go to support with a report. */
  reportNote: 500,
} as const;
