export const invitationLimits = {
  /** Of a link that is shared. */
  uses: { usual: 40, max: 100 },
  codeLength: 8,
  /** How long after a link was made its requests can be approved together with others. */
  freshDays: 7,
} as const;
