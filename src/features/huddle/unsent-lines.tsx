import type { ReactNode } from "react";
import { chatTexts, saidTexts } from "../../../domain/huddle/huddle-texts";
import { type Names, partsOf } from "../../../domain/huddle/message-parts";
import type { MessageOutbox, UnsentMessage } from "../../../domain/huddle/unsent-message";
import { Button } from "../../ui/base/button";
import { ClockIcon } from "../../ui/base/icons";
import { Bubble, Words } from "../../ui/huddle/bubble";
import { AuthorGroup, UnsentFoot } from "../../ui/huddle/thread";

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

function State({ message: { messageId, state }, outbox }: { message: UnsentMessage; outbox: MessageOutbox }) {
  const drop = (
    <Button kind="quiet" onClick={() => outbox.drop(messageId)}>
      {saidTexts.drop}
    </Button>
  );
  if (state.kind === "sending" || state.kind === "queued")
    return (
      <UnsentFoot data-late={state.kind === "sending" || undefined}>
        <ClockIcon size="1em" />
        {state.kind === "sending" ? saidTexts.sending : saidTexts.queued}
      </UnsentFoot>
    );
  const [words, help]: [string, ReactNode] =
    state.kind === "refused"
      ? [
          saidTexts.refused(state.text),
          <Button key="again" kind="secondary" onClick={() => outbox.tryAgain(messageId)}>
            {saidTexts.again}
          </Button>,
        ]
      : [
          saidTexts[state.why],
          <Button key="anyway" kind="secondary" onClick={() => outbox.sendAnyway(messageId)}>
            {saidTexts.anyway}
          </Button>,
        ];
  return (
    <div role="alert">
      <p>{words}</p>
      {help} {drop}
    </div>
  );
}
