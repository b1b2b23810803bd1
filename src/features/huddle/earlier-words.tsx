import { saidTexts } from "../../../domain/huddle/huddle-texts";
import { type Names, plainText } from "../../../domain/huddle/message-parts";
import type { MessageKey } from "../../../domain/huddle/talk-outcomes";
import type { versionsMachine } from "../../../machines/huddle/versions.machine";
import { Muted, Stack } from "../../ui/base/page";
import { Bubble } from "../../ui/huddle/bubble";
import { longTime } from "../../ui/huddle/talk-time";
import { ReadOfMessage } from "./read-of-message";

export type EarlierWordsProps = {
  machine: typeof versionsMachine;
  target: MessageKey;
  names: Names;
  now: () => number;
};

/** What a message said before it was edited or taken back. */
export function EarlierWords({ machine, target, names, now }: EarlierWordsProps) {
  return (
    <ReadOfMessage machine={machine} target={target} opening={saidTexts.earlierOpening}>
      {(versions) => (
        <Stack $gap={3}>
          {versions.map(({ number, text, until }) => {
            const when = saidTexts.until(longTime(until, now()));
            return (
              <Bubble key={number} isOwn={false} spoken={when} foot={<Muted>{when}</Muted>}>
                {plainText(
                  text,
                  [...text.matchAll(/@\{([^}]+)\}/g)].map(([, id = ""]) => id),
                  names,
                )}
              </Bubble>
            );
          })}
        </Stack>
      )}
    </ReadOfMessage>
  );
}
