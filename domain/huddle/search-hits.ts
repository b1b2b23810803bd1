import type { Message } from "./huddle";
import { asItStands } from "./message-states";
import { searchWords } from "./message-text";
import type { Hit } from "./talk-outcomes";

export type ReceivedMessage = { teamId: string; message: Message };

/** What was found as it stands now, without messages that were taken back. */
export const hitsAsTheyStand = (hits: readonly Hit[], received: readonly ReceivedMessage[]): readonly Hit[] =>
  hits
    .map((hit) => {
      const ofTeam = received.filter(({ teamId }) => teamId === hit.teamId);
      const message = asItStands(
        hit.message,
        ofTeam.map((each) => each.message),
      );
      return message === hit.message ? hit : { ...hit, message };
    })
    .filter(({ message }) => message.withdrawn_as === null);

/** A hit's text with the words, or beginnings of words, that were searched. */
export function markedParts(text: string, search: string): { text: string; isHit: boolean }[] {
  const sought = searchWords(search);
  const parts: { text: string; isHit: boolean }[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const hit = sought.find((word) => piece.toLowerCase().startsWith(word));
    if (hit === undefined) parts.push({ text: piece, isHit: false });
    else
      parts.push(
        { text: piece.slice(0, hit.length), isHit: true },
        { text: piece.slice(hit.length), isHit: false },
      );
  }
  return parts.filter((part) => part.text !== "");
}
