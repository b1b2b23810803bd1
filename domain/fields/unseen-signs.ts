/** Controls, line breaks, direction marks, zero-width characters, and letters without a glyph. */
export const unseenSigns = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/gu;

/** From Arabic to Sinhala a name may need the joiner and the non-joiner, which have no width: امیر‌حسین. */
export const keptJoiners = /(?<=[\u0600-\u0dff])[\u200c\u200d](?=[\u0600-\u0dff])/gu;

/** Whether a name contains invisible characters. */
export const hidesSigns = (name: string): boolean => name.replace(keptJoiners, "").search(unseenSigns) >= 0;
