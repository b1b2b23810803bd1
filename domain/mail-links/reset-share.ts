/** Reset mails an hour to one address, and how many of them strangers can cause. The rest is reserved for known devices. */
export const resetMails = { anHour: 6, forStrangers: 3 } as const;

/** Milliseconds. */
export const resetLinkLife = 15 * 60_000;

export type EarlierMail = { createdAt: Date; isForStranger: boolean; isLinkOver: boolean };

/** Seconds. */
export type ResetAnswer = {
  mayLeave: boolean;
  /** How long the newest link still works; 0 when there is none. */
  linkExpiresIn: number;
  /** Seconds until the same client can get the next mail. */
  nextIn: number;
};

const hour = 3_600_000;

/** Whether another mail may be sent, and what the page then says. Independent of whether an account has the address, so that nothing about it leaks. */
export function judgeReset(
  earlier: readonly EarlierMail[],
  { isStranger, now }: { isStranger: boolean; now: Date },
): ResetAnswer {
  const mayLeave = waitFor(earlier, { isStranger, now }) === 0;
  const all = mayLeave
    ? [...earlier, { createdAt: now, isForStranger: isStranger, isLinkOver: false }]
    : earlier;
  const linkEnds = all.filter(({ isLinkOver }) => !isLinkOver).map((mail) => endOf(mail, resetLinkLife));
  return {
    mayLeave,
    linkExpiresIn: Math.max(0, Math.ceil((Math.max(0, ...linkEnds) - now.getTime()) / 1000)),
    nextIn: Math.ceil(waitFor(all, { isStranger, now }) / 1000),
  };
}

function waitFor(
  mails: readonly EarlierMail[],
  { isStranger, now }: { isStranger: boolean; now: Date },
): number {
  const waits = [untilFewerThan(resetMails.anHour, mails, now)];
  if (isStranger)
    waits.push(
      untilFewerThan(
        resetMails.forStrangers,
        mails.filter(({ isForStranger }) => isForStranger),
        now,
      ),
    );
  return Math.max(...waits);
}

/** Milliseconds until fewer than `most` of the mails are younger than an hour. */
function untilFewerThan(most: number, mails: readonly EarlierMail[], now: Date): number {
  const ends = mails.map((mail) => endOf(mail, hour)).filter((end) => end > now.getTime());
  if (ends.length < most) return 0;
  const decisive = ends.sort((one, other) => one - other)[ends.length - most] ?? 0;
  return decisive - now.getTime();
}

const endOf = ({ createdAt }: EarlierMail, life: number) => createdAt.getTime() + life;
