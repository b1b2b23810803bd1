export const invitationLimits = {
  /** Of a link that is shared. */
  uses: { usual: 40, max: 100 },
  codeLength: 8,
  /** A link goes along with the many for so long after it was made. */
  freshDays: 7,
} as const;
