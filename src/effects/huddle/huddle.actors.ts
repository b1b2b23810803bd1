import type { HuddleKey } from "../../../domain/huddle/talk-outcomes";
import { composerMachine, type Draft } from "../../../machines/huddle/composer.machine";
import { huddleMachine } from "../../../machines/huddle/huddle.machine";
import { readersMachine } from "../../../machines/huddle/readers.machine";
import { speechMachine } from "../../../machines/huddle/speech.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { attentionOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { lineOf } from "../live/received.effects";
import { readBlockedIds } from "../report/report.effects";
import { actInHuddle, editMessage } from "./action.effects";
import { readReaders } from "./group.effects";
import { moveMarker, readOpened, readThreadPage } from "./thread.effects";

/** Of each huddle. What is typed stays in memory until the session ends, never on the device. */
export function huddlesWith({ client, session, line }: LivePorts, page: Window) {
  const drafts = new Map<string, Draft>();
  session.on("session.closed", () => drafts.clear());
  return (key: HuddleKey, me: Parameters<typeof actInHuddle>[1]) => ({
    readDraft: () => drafts.get(key.huddleId) ?? { text: "", chosen: [] },
    huddle: withEffects(
      huddleMachine,
      {
        attention: attentionOf(page),
        line: lineOf(line, key),
        open: ({ input, signal }) => readOpened(client, input, signal),
        readPage: ({ input, signal }) => readThreadPage(client, input, signal),
        readBlocked: () => readBlockedIds(client),
        moveMarker: ({ input }) => moveMarker(client, input),
        act: ({ input }) => actInHuddle(client, me, input),
      },
      {
        sendCounts: (_, outcome) => {
          if (outcome.kind === "moved") session.send({ type: "pings.counted", pings: outcome.pings });
        },
      },
    ),
    composer: withEffects(
      composerMachine,
      { saveEdit: ({ input }) => editMessage(client, key, input) },
      { saveDraft: (_, draft) => void drafts.set(key.huddleId, draft) },
    ),
    readers: withEffects(readersMachine, { read: ({ input }) => readReaders(client, input) }),
    speech: speechMachine,
  });
}
