import type { Item } from "../base/collection";
import { withArticle } from "../base/texts";

/** A team whose mails the person stopped; begun again in this visit or not. */
export type StoppedTeam = Item & { name: string; isBegun: boolean };

export const stoppedMailTexts = {
  title: "No mail from",
  begin: "Mail me again",
  beginFrom: (team: string) => `Mail me again from ${withArticle(team)}`,
  begun: (team: string) => `Mails from ${withArticle(team)} are on again.`,
} as const;
