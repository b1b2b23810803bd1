import { type ComponentType, type ReactNode, Suspense } from "react";
import type { Announcement } from "../../../domain/base/announcement";
import {
  type FeedCard as Card,
  type CardKey,
  isPollOpen,
  messageKeyOf,
  readCardKey,
} from "../../../domain/feed/card";
import type { CardDraft } from "../../../domain/feed/card-form";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import { cheerOf } from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { cardOf, type FeedWindow } from "../../../domain/feed/feed-window";
import { cardFormTexts, seenTexts, votersTexts } from "../../../domain/feed/form-texts";
import { cheersTexts } from "../../../domain/huddle/dialog-texts";
import { saidTexts } from "../../../domain/huddle/huddle-texts";
import { reportTexts } from "../../../domain/report/report-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { CardEdit } from "../../features/feed/card-edit";
import { CardForm, type CardFormProps } from "../../features/feed/card-form";
import { CardReaders, type CardReadersProps } from "../../features/feed/card-readers";
import { PollVoters, type PollVotersProps } from "../../features/feed/poll-voters";
import { useFeed } from "../../features/feed/use-feed";
import { useLastOpen } from "../../features/team/use-last-open";
import { Skeleton } from "../../ui/base/skeleton";
import type { MessageDialogProps } from "../huddle/message-dialog";
import { CommentsDialog, type CommentsDialogPorts, namesIn } from "./comments-dialog";
import type { FeedDialogsProps } from "./feed-place";

export type FeedDialogsPorts = CommentsDialogPorts & {
  form: CardFormProps["machine"];
  EventPick: CardFormProps["EventPick"];
  /** Loaded when the first poll is asked. */
  PollFields: CardFormProps["PollFields"];
  readers: CardReadersProps["machine"];
  voters: PollVotersProps["machine"];
  /** Loaded when the first one opens, as the comments are. */
  MessageDialog: ComponentType<MessageDialogProps>;
  /** What is typed of a post, and of a poll. */
  drafts: {
    read: (kind: "post" | "ask") => CardDraft;
    write: (kind: "post" | "ask", draft: CardDraft) => void;
    drop: (kind: "post" | "ask") => void;
  };
  announce: (announcement: Announcement) => void;
};

/** The dialogs over a feed. */
export function FeedDialogs({ ports, ...props }: FeedDialogsProps & { ports: FeedDialogsPorts }) {
  const { feed, me, query, wanted, onClosed } = props;
  const { window, teams, chosen } = useFeed(feed);
  const { drafts, announce, now } = ports;
  const isOver = query.has("card");
  /** Open on a card of the feed; over the comments the same names are of messages. */
  const onCard = (name: FeedDialog) =>
    !isOver || name === "seen" || name === "voters" || name === "edit" ? name : null;
  const common = { window, wanted, query, onClosed };
  const saved = (taken: Parameters<CardFormProps["onSaved"]>[0]) => {
    feed.send({ type: "card.saved", feed: taken });
    onClosed();
  };
  const writing = (kind: "post" | "ask") => (
    <HeldDialog
      isOpen={wanted === kind && window !== null}
      title={kind === "ask" ? cardFormTexts.askTitle : cardFormTexts.postTitle}
      onClosed={onClosed}
    >
      {(hold) => (
        <CardForm
          machine={ports.form}
          EventPick={ports.EventPick}
          PollFields={ports.PollFields}
          kind={kind}
          teams={teams.filter(({ may_post: mayPost }) => mayPost)}
          teamId={query.get(kind) || chosen}
          draft={drafts.read(kind)}
          onDraft={(draft) => drafts.write(kind, draft)}
          now={now}
          hold={hold}
          onSaved={(taken) => {
            drafts.drop(kind);
            saved(taken);
            // On a phone the feed is below what is in sight.
            announce({ tone: "success", text: feedTexts.done.posted });
          }}
          onLeft={onClosed}
        />
      )}
    </HeldDialog>
  );
  return (
    <>
      {writing("post")}
      {writing("ask")}
      <OverCard {...common} name={onCard("edit")} title={cardFormTexts.editTitle}>
        {({ card, hold, window: of }) => (
          <CardEdit
            machine={ports.form}
            card={card}
            saved={{ ...noFeed, cards: [card] }}
            names={namesIn(of)}
            hold={hold}
            onSaved={saved}
            onLeft={onClosed}
          />
        )}
      </OverCard>
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

const noFeed = { cards: [], teams: [], people: [], blocked: [], next_after: null };

type OverCardProps = {
  window: FeedWindow | null;
  wanted: FeedDialog | undefined;
  query: URLSearchParams;
  onClosed: () => void;
  /** The dialog's name in the address; null: never open. */
  name: FeedDialog | null;
  title: string;
  children: (of: {
    card: Card;
    of: CardKey;
    window: FeedWindow;
    hold: (isHeld: boolean) => void;
  }) => ReactNode;
};

/** A dialog about one card. It stays as it was while it fades out. */
function OverCard({ window, wanted, query, onClosed, name, title, children }: OverCardProps) {
  const isWanted = name !== null && wanted === name;
  const key = readCardKey(useLastOpen(isWanted ? query.get(name) : null));
  const card = window && cardOf(window, key);
  return (
    <HeldDialog isOpen={isWanted && card !== null} title={title} onClosed={onClosed}>
      {(hold) => window && card && key && children({ card, of: key, window, hold })}
    </HeldDialog>
  );
}
