import { chatTexts } from "../../../domain/huddle/huddle-texts";
import type { SearchOutcome } from "../../../domain/huddle/talk-outcomes";
import { searchMessages } from "../../api/calls/search-messages";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";

export async function searchWords(
  client: Client,
  { text, after }: { text: string; after: string | null },
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const result = await client.send(
    searchMessages,
    { body: { text, ...(after !== null && { after }) } },
    { signal },
  );
  if (result.kind !== "ok") return { kind: "refused", text: textOf(result) };
  const { hits, people, next_after: nextAfter } = result.value;
  return {
    kind: "found",
    nextAfter,
    hits: hits.map(({ team_id: teamId, huddle_id: huddleId, message }) => ({
      id: message.message_id,
      teamId,
      huddleId,
      message,
      author:
        people.find(({ team_id, user_id }) => team_id === teamId && user_id === message.author_id)
          ?.shown_name || chatTexts.somebody,
    })),
  };
}
