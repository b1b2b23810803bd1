/** Of a usual yes that is paused; without a name of oneself. */
export const missedText = (name = "You"): string => `${name} missed two practices. Still in as usual?`;

export const stillInText = "Yes, still in";
export const askAgainText = "Ask us again";
