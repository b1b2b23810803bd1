export const familyLimits = {
  childrenPerGuardian: 12,
  guardiansPerChild: 6,
  followersPerChild: 20,
  openInvitationsPerChild: 10,
} as const;
