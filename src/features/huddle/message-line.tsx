import { type ReactNode, useState } from "react";
import type { Message } from "../../../domain/huddle/huddle";
import { chatTexts, saidTexts, tombstone } from "../../../domain/huddle/huddle-texts";
import { type Names, partsOf, plainText } from "../../../domain/huddle/message-parts";
import { firstName } from "../../../domain/huddle/readers-texts";
import { Bubble, Quote } from "../../ui/huddle/bubble";
import { CheerCounts } from "../../ui/huddle/cheer-bar";
import { useLongPress } from "../../ui/huddle/use-long-press";
import { WordButton, Words } from "../../ui/huddle/words";
import { clockOf } from "../../ui/schedule/device-clock";

export type MessageLineProps = {
  message: Message;
  me: string;
  names: Names;
  isBlocked: boolean;
  isMarked: boolean;
  /** In the order of the tab key: one message of the thread. */
  isActive: boolean;
  /** The answered message; undefined if it answers none, null if it cannot be shown. */
  answered: Message | null | undefined;
  isAnsweredBlocked: boolean;
  /** "Sent 17:42", or "17:42". */
  stamp: string | null;
  refusal: string | null;
  onMenu: (anchor: Element) => void;
  onCheersPressed: () => void;
  onAnsweredPressed: (seq: number) => void;
  onEarlier: () => void;
};

/** One message of the thread, which the arrow keys reach. */
export function MessageLine(props: MessageLineProps) {
  const { message, me, names, isBlocked, answered, stamp, refusal } = props;
  const [isOpened, setOpened] = useState(false);
  const press = useLongPress<HTMLElement>((line) =>
    props.onMenu(line.querySelector("[data-bubble]") ?? line),
  );
  const isOwn = message.author_id === me;
  const author = isOwn ? chatTexts.you : names.get(message.author_id) || chatTexts.somebody;
  const isGone = message.withdrawn_as !== null;
  const isHidden = isBlocked && !isOpened && !isGone;
  return (
    <article
      data-message=""
      data-seq={message.seq}
      tabIndex={props.isActive ? 0 : -1}
      aria-label={saidTexts.by(author, clockOf(message.made_at))}
      {...press}
    >
      <Bubble
        isOwn={isOwn}
        spoken={saidTexts.by(author, clockOf(message.made_at))}
        look={isGone ? "gone" : isHidden ? "hidden" : "said"}
        isMarked={props.isMarked}
        onMenu={props.onMenu}
        menuLabel={saidTexts.menuOf(author)}
        quote={answered !== undefined && !isGone && !isHidden && <Answered {...props} answered={answered} />}
        cheers={
          !isGone && !isHidden && Object.keys(message.cheers).length > 0 ? (
            <CheerCounts
              counts={message.cheers}
              mine={message.my_cheer ?? null}
              onPressed={props.onCheersPressed}
            />
          ) : null
        }
        foot={footOf({
          edited: message.is_edited && !isGone && !isHidden && <EditedButton onPressed={props.onEarlier} />,
          stamp,
          refusal,
        })}
      >
        {isGone && message.withdrawn_as !== null ? (
          tombstone(message.withdrawn_as, isOwn ? author : firstName(author))
        ) : isHidden ? (
          <>
            {saidTexts.blockedLine}{" "}
            <WordButton type="button" onClick={() => setOpened(true)}>
              {saidTexts.open}
            </WordButton>
          </>
        ) : (
          <Words parts={partsOf(message.text, message.mentions, names)} me={me} />
        )}
      </Bubble>
    </article>
  );
}

const EditedButton = ({ onPressed }: { onPressed: () => void }) => (
  <WordButton type="button" onClick={onPressed}>
    {saidTexts.edited}
  </WordButton>
);

function footOf({
  edited,
  stamp,
  refusal,
}: {
  edited: ReactNode;
  stamp: string | null;
  refusal: string | null;
}) {
  if (!edited && stamp === null && refusal === null) return null;
  return (
    <>
      {edited}
      {edited && stamp !== null && " · "}
      {stamp}
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  );
}

/** What a quote says of the message that is answered. */
export const quotedText = ({ withdrawn_as: as, text, mentions }: Message, names: Names) =>
  as === null ? plainText(text, mentions, names) : saidTexts.takenBackQuote;

function Answered({
  answered,
  names,
  me,
  isAnsweredBlocked,
  onAnsweredPressed,
}: MessageLineProps & { answered: Message | null }) {
  if (answered === null) return <Quote by={null}>{saidTexts.beforeYou}</Quote>;
  const by = answered.author_id === me ? chatTexts.you : names.get(answered.author_id) || chatTexts.somebody;
  const isBlocked = isAnsweredBlocked && answered.withdrawn_as === null;
  return (
    <Quote by={by} onPressed={() => onAnsweredPressed(answered.seq)}>
      {isBlocked ? saidTexts.blockedLine : quotedText(answered, names)}
    </Quote>
  );
}
