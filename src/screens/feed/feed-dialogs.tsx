import { type ComponentType, Suspense, useState } from "react";
import type { Announcement } from "../../../domain/base/announcement";
import { isPollOpen, messageKeyOf } from "../../../domain/feed/card";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import { cheerOf } from "../../../domain/feed/feed-outcomes";
import { seenTexts, votersTexts } from "../../../domain/feed/form-texts";
import { cheersTexts } from "../../../domain/huddle/dialog-texts";
import { saidTexts } from "../../../domain/huddle/huddle-texts";
import { reportTexts } from "../../../domain/report/report-texts";
import { CardReaders, type CardReadersProps } from "../../features/feed/card-readers";
import { PollVoters, type PollVotersProps } from "../../features/feed/poll-voters";
import { useFeed } from "../../features/feed/use-feed";
import { Skeleton } from "../../ui/base/skeleton";
import type { MessageDialogProps } from "../huddle/message-dialog";
import type { CardWritingProps } from "./card-writing";
import { CommentsDialog, type CommentsDialogPorts, namesIn } from "./comments-dialog";
import type { FeedDialogsProps } from "./feed-place";
import { OverCard } from "./over-card";

export type FeedDialogsPorts = CommentsDialogPorts & {
  /** Loaded when somebody writes the first post. */
  Writing: ComponentType<CardWritingProps>;
  readers: CardReadersProps["machine"];
  voters: PollVotersProps["machine"];
  /** Loaded when the first one opens, as the comments are. */
  MessageDialog: ComponentType<MessageDialogProps>;
  announce: (announcement: Announcement) => void;
};

/** The dialogs over a feed. */
export function FeedDialogs({ ports, ...props }: FeedDialogsProps & { ports: FeedDialogsPorts }) {
  const { feed, me, query, wanted, onClosed } = props;
  const { window, teams, chosen } = useFeed(feed);
  const { announce, now } = ports;
  const isOver = query.has("card");
  /** Open on a card of the feed; over the comments the same names are of messages. */
  const onCard = (name: FeedDialog) =>
    !isOver || name === "seen" || name === "voters" || name === "edit" ? name : null;
  const common = { window, wanted, query, onClosed };
  const isWriting = wanted === "post" || wanted === "ask" || onCard("edit") === wanted;
  const [wasWriting, setWriting] = useState(false);
  if (isWriting && !wasWriting) setWriting(true);
  return (
    <>
      {wasWriting && (
        <Suspense>
          <ports.Writing {...common} feed={feed} teams={teams} chosen={chosen} />
        </Suspense>
      )}
      <OverCard {...common} name={onCard("seen")} title={seenTexts.title}>
        {({ card, of }) => (
          <CardReaders
            machine={ports.readers}
            of={of}
            hasOpenPoll={card.poll !== undefined && isPollOpen(card.poll, now())}
          />
        )}
      </OverCard>
      <OverCard {...common} name={onCard("voters")} title={votersTexts.title}>
        {({ card, of }) =>
          card.poll && <PollVoters machine={ports.voters} of={of} poll={card.poll} me={me} />
        }
      </OverCard>
      {messageDialogs.map(({ kind, title }) => (
        <OverCard key={kind} {...common} name={onCard(kind)} title={title}>
          {({ card, of, hold, window: all }) => {
            const mine = card.mine?.cheer ?? null;
            return (
              <Suspense fallback={<Skeleton rows={3} label={title} />}>
                <ports.MessageDialog
                  key={card.text}
                  kind={kind}
                  target={messageKeyOf(of)}
                  me={me}
                  mine={mine}
                  onCheered={(cheer) => {
                    onClosed();
                    feed.send({ type: "action.chosen", action: cheerOf(of, mine, cheer) });
                  }}
                  names={namesIn(all)}
                  now={now}
                  hold={hold}
                  onReported={(notToStaff) => {
                    announce({
                      tone: "success",
                      text: notToStaff ? reportTexts.thanksAway : reportTexts.thanks,
                    });
                    onClosed();
                  }}
                />
              </Suspense>
            );
          }}
        </OverCard>
      ))}
      <CommentsDialog {...props} window={window} ports={ports} />
    </>
  );
}

const messageDialogs = [
  { kind: "cheers", title: cheersTexts.title },
  { kind: "earlier", title: saidTexts.earlier },
  { kind: "report", title: reportTexts.title },
] as const;
