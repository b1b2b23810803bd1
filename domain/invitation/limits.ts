export const invitationLimits = {
  /** Uses of a shared link. */
  uses: { usual: 40, max: 100 },
  codeLength: 8,
  /** How long after a link was made its requests can be approved together with others. */
  freshDays: 7,
} as const;
