/** In *Needs you*, whose pages load none of the others. */
export const ownRemovalTexts = {
  object: "Object",
  asked: (asker: string, child: string) => `${asker} asked to end your access to ${child}.`,
  endsUnless: (day: string) => `It ends on ${day}, unless you object.`,
} as const;
