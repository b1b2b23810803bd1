import { useState } from "react";
import {
  cardKeyText,
  type FeedCard,
  type FeedTeam,
  isPollOpen,
  keyOfCard,
  mayBeEdited,
} from "../../../domain/feed/card";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import { cheerOf, type FeedAction } from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { cardMenuTexts } from "../../../domain/feed/menu-texts";
import type { HuddlePerson } from "../../../domain/huddle/huddle";
import { saidTexts, threadTexts } from "../../../domain/huddle/huddle-texts";
import { MenuPopover } from "../../controls/dialogs/menu-popover";
import { MenuSheet } from "../../controls/dialogs/menu-sheet";
import { BellIcon, ChatIcon, CheckIcon, CopyIcon, DeleteIcon, EditIcon } from "../../ui/base/icons";
import { SheetItem } from "../../ui/dialogs/sheet";
import { NoCommentsIcon, PinIcon, UnpinIcon } from "../../ui/feed/feed-icons";
import { CheerBar } from "../../ui/huddle/cheer-bar";
import { CheerIcon } from "../../ui/huddle/cheer-icon";
import { FoldIcon, MutedIcon, ReportIcon } from "../../ui/huddle/talk-icons";

export type OpenedMenu = { card: FeedCard; anchor: Element; kind: "menu" | "cheers" };

export type CardMenuProps = {
  /** Null: closed. */
  opened: OpenedMenu | null;
  isWide: boolean;
  me: string;
  team: FeedTeam | null;
  author: HuddlePerson | null;
  isBlocked: boolean;
  now: () => number;
  onAction: (action: FeedAction) => void;
  onDialog: (dialog: FeedDialog, key: string) => void;
  onCopied: (card: FeedCard) => void;
  onClosed: () => void;
};

/** What can be done with a post, each for whom it is; or the six cheers. A popover on wide screens, else a sheet. */
export function CardMenu({ opened, isWide, onClosed, ...props }: CardMenuProps) {
  const menu = {
    isOpen: opened !== null,
    title: opened?.kind === "cheers" ? feedTexts.cheer : feedTexts.menu,
    onClosed,
    children: opened && <Items {...props} card={opened.card} kind={opened.kind} onClosed={onClosed} />,
  };
  return isWide && opened ? <MenuPopover {...menu} anchor={opened.anchor} /> : <MenuSheet {...menu} />;
}

type ItemsProps = Omit<CardMenuProps, "opened" | "isWide"> & { card: FeedCard; kind: OpenedMenu["kind"] };

function Items({
  card,
  kind,
  me,
  team,
  author,
  isBlocked,
  now,
  onAction,
  onDialog,
  onCopied,
  onClosed,
}: ItemsProps) {
  const [isMuting, setMuting] = useState(false);
  const key = keyOfCard(card);
  const isOwn = card.author_id === me;
  const isStaff = team?.is_staff === true;
  const isAuthorStaff = author?.standing === "coach" || author?.standing === "manager";
  const mine = card.mine?.cheer ?? null;
  const mutedUntil = card.mine?.muted_until ?? null;
  const act = (action: FeedAction) => () => {
    onClosed();
    onAction(action);
  };
  const open = (dialog: FeedDialog) => () => {
    onClosed();
    onDialog(dialog, cardKeyText(key));
  };
  const cheers = <CheerBar mine={mine} onCheered={(cheer) => act(cheerOf(key, mine, cheer))()} />;
  if (kind === "cheers") return cheers;
  if (isMuting)
    return (
      <>
        <SheetItem onPressed={act({ kind: "mute", key, until: new Date(now() + 3_600_000).toISOString() })}>
          {threadTexts.muteHour}
        </SheetItem>
        <SheetItem onPressed={act({ kind: "mute", key, until: always })}>{threadTexts.muteAlways}</SheetItem>
      </>
    );
  return (
    <>
      {isStaff && (
        <SheetItem
          icon={card.is_pinned ? <UnpinIcon /> : <PinIcon />}
          onPressed={act({ kind: "pin", key, isPinned: !card.is_pinned })}
        >
          {card.is_pinned ? cardMenuTexts.unpin : cardMenuTexts.pin}
        </SheetItem>
      )}
      {(isStaff || (isOwn && card.comments_closed_as !== "staff")) && (
        <SheetItem
          icon={card.takes_comments ? <NoCommentsIcon /> : <ChatIcon />}
          onPressed={act({ kind: "comments", key, takesComments: !card.takes_comments })}
        >
          {card.takes_comments ? cardMenuTexts.closeComments : cardMenuTexts.openComments}
        </SheetItem>
      )}
      {(isOwn || isStaff) && card.poll && isPollOpen(card.poll, now()) && (
        <SheetItem icon={<CheckIcon />} onPressed={act({ kind: "close_poll", key })}>
          {cardMenuTexts.closePoll}
        </SheetItem>
      )}
      {Object.keys(card.cheers).length > 0 && (
        <SheetItem icon={<CheerIcon cheer="clap" />} onPressed={open("cheers")}>
          {saidTexts.whoCheered}
        </SheetItem>
      )}
      <SheetItem
        icon={<CopyIcon />}
        onPressed={() => {
          onClosed();
          onCopied(card);
        }}
      >
        {cardMenuTexts.copy}
      </SheetItem>
      {isOwn && mayBeEdited(card) && (
        <SheetItem icon={<EditIcon />} onPressed={open("edit")}>
          {cardMenuTexts.edit}
        </SheetItem>
      )}
      {mutedUntil !== null && Date.parse(mutedUntil) > now() ? (
        <SheetItem icon={<BellIcon />} onPressed={act({ kind: "mute", key, until: null })}>
          {cardMenuTexts.unmute}
        </SheetItem>
      ) : (
        <SheetItem icon={<MutedIcon />} onPressed={() => setMuting(true)}>
          {cardMenuTexts.mute}
        </SheetItem>
      )}
      {(isOwn || isStaff) && (
        <SheetItem isDangerous icon={<DeleteIcon />} onPressed={act({ kind: "delete", key })}>
          {isOwn ? cardMenuTexts.delete : cardMenuTexts.takeDown}
        </SheetItem>
      )}
      {!isOwn && (
        <SheetItem icon={<ReportIcon />} onPressed={open("report")}>
          {cardMenuTexts.report}
        </SheetItem>
      )}
      {!isOwn && !isAuthorStaff && !isBlocked && author && (
        <SheetItem icon={<FoldIcon />} onPressed={act({ kind: "block", key, userId: card.author_id })}>
          {cardMenuTexts.block}
        </SheetItem>
      )}
    </>
  );
}

const always = "9999-12-31T00:00:00.000Z";
