import type { Announcement } from "../../../domain/base/announcement";
import type { FeedTeam } from "../../../domain/feed/card";
import type { CardDraft } from "../../../domain/feed/card-form";
import { feedTexts } from "../../../domain/feed/feed-texts";
import type { FeedWindow } from "../../../domain/feed/feed-window";
import { cardFormTexts } from "../../../domain/feed/form-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { CardEdit } from "../../features/feed/card-edit";
import { CardForm, type CardFormProps } from "../../features/feed/card-form";
import { namesIn } from "./comments-dialog";
import type { FeedDialogsProps } from "./feed-place";
import { OverCard } from "./over-card";

export type CardWritingProps = Pick<FeedDialogsProps, "feed" | "wanted" | "query" | "onClosed"> & {
  window: FeedWindow | null;
  teams: readonly FeedTeam[];
  /** The team whose posts are shown; null: all. */
  chosen: string | null;
};

export type CardWritingPorts = Pick<CardFormProps, "machine" | "EventPick" | "PollFields" | "now"> & {
  /** What is typed of a post, and of a poll. */
  drafts: {
    read: (kind: "post" | "ask") => CardDraft;
    write: (kind: "post" | "ask", draft: CardDraft) => void;
    drop: (kind: "post" | "ask") => void;
  };
  announce: (announcement: Announcement) => void;
};

/** The forms of a new post, a new poll, and other words for an own post. */
export function CardWriting({ ports, ...props }: CardWritingProps & { ports: CardWritingPorts }) {
  const { feed, window, wanted, query, teams, chosen, onClosed } = props;
  const { drafts, announce, ...form } = ports;
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
          {...form}
          kind={kind}
          teams={teams.filter(({ may_post: mayPost }) => mayPost)}
          teamId={query.get(kind) || chosen}
          draft={drafts.read(kind)}
          onDraft={(draft) => drafts.write(kind, draft)}
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
      <OverCard {...props} name="edit" title={cardFormTexts.editTitle}>
        {({ card, hold, window: of }) => (
          <CardEdit
            machine={form.machine}
            card={card}
            saved={{ ...noFeed, cards: [card] }}
            names={namesIn(of)}
            hold={hold}
            onSaved={saved}
            onLeft={onClosed}
          />
        )}
      </OverCard>
    </>
  );
}

const noFeed = { cards: [], teams: [], people: [], blocked: [], next_after: null };
