import { useSyncExternalStore } from "react";
import { chatTexts, saidTexts, threadTexts } from "../../../domain/huddle/huddle-texts";
import { type Names, partsOf } from "../../../domain/huddle/message-parts";
import type { HuddleKey } from "../../../domain/huddle/talk-outcomes";
import type { MessageOutbox, UnsentMessage } from "../../../domain/huddle/unsent-message";
import { Button } from "../../ui/base/button";
import { ClockIcon } from "../../ui/base/icons";
import { Bubble } from "../../ui/huddle/bubble";
import { AuthorGroup, UnsentFoot } from "../../ui/huddle/thread";
import { Words } from "../../ui/huddle/words";

export const useUnsent = (outbox: MessageOutbox, { huddleId }: HuddleKey) =>
  useSyncExternalStore(outbox.onChanged, () => outbox.unsentOf(huddleId));

export type UnsentLinesProps = {
  unsent: readonly UnsentMessage[];
  names: Names;
  me: string;
  outbox: MessageOutbox;
};

/** What the server has not stored, in the order of writing, each with what helps. */
export const UnsentLines = ({ unsent, names, me, outbox }: UnsentLinesProps) =>
  unsent.length > 0 && (
    <AuthorGroup isOwn>
      {unsent.map((message) => (
        <Bubble
          key={message.messageId}
          isOwn
          spoken={chatTexts.you}
          look={message.state.kind === "refused" ? "refused" : "unsent"}
          foot={<State message={message} outbox={outbox} />}
        >
          <Words parts={partsOf(message.text, message.mentions, names)} me={me} />
        </Bubble>
      ))}
    </AuthorGroup>
  );

type LeftOverProps = Pick<UnsentLinesProps, "me" | "outbox"> & { huddleKey: HuddleKey; text: string };

/** What somebody wrote in a huddle that they can no longer read. */
export function LeftOver({ huddleKey, me, outbox, text }: LeftOverProps) {
  const unsent = useUnsent(outbox, huddleKey);
  return (
    <>
      <UnsentLines unsent={unsent} names={noNames} me={me} outbox={outbox} />
      {text !== "" && <span>{threadTexts.unsentWords(text)}</span>}
    </>
  );
}

const noNames = new Map<string, string>();

type StateProps = { message: UnsentMessage; outbox: MessageOutbox };

function State({ message: { messageId, state }, outbox }: StateProps) {
  if (state.kind === "sending" || state.kind === "queued")
    return (
      <UnsentFoot data-late={state.kind === "sending" || undefined}>
        <ClockIcon size="1em" />
        {saidTexts[state.kind]}
      </UnsentFoot>
    );
  const isRefused = state.kind === "refused";
  return (
    <div role="alert">
      <p>{isRefused ? saidTexts.refused(state.text) : state.text}</p>
      <Button
        kind="secondary"
        onClick={() => (isRefused ? outbox.tryAgain(messageId) : outbox.anyway(messageId))}
      >
        {isRefused ? saidTexts.again : saidTexts.anyway}
      </Button>{" "}
      <Button kind="quiet" onClick={() => outbox.drop(messageId)}>
        {saidTexts.drop}
      </Button>
    </div>
  );
}
