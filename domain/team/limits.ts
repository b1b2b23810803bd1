export const teamLimits = {
  name: { max: 40 },
  seasonName: { max: 40 },
  seasonDays: 400,
  /** Teams that one person coaches or manages. */
  teamsWithStaffRole: 20,
  members: 150,
  staff: 12,
  openInvitations: 120,
} as const;
