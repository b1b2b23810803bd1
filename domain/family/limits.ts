export const familyLimits = {
  childrenPerGuardian: 12,
  guardiansPerChild: 6,
  followersPerChild: 20,
  openInvitationsPerChild: 10,
  /** Characters of the note to support. */
  reportNote: 500,
} as const;
