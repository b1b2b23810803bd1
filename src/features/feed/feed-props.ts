import type { ComponentType, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { Announcement } from "../../../domain/base/announcement";
import type { FeedCard as Card } from "../../../domain/feed/card";
import type { FeedDialog } from "../../../domain/feed/dialogs";
import type { FeedMachine } from "../../../machines/feed/feed.machine";
import type { CardMenuProps } from "./card-menu";
import type { FeedComposeProps } from "./feed-compose";

export type FeedActor = ActorRefFrom<FeedMachine>;

export type FeedCardProps = {
  feed: FeedActor;
  card: Card;
  me: string;
  now: () => number;
  /** Its place in the feed; absent above its own comments. */
  place?: { position: number; size: number };
  isPinned?: boolean;
  /** Its comments are open. */
  isCurrent?: boolean;
  hrefOf: { comments: (key: string) => string; event: (key: string) => string };
  onOpened: (href: string) => void;
  onDialog: (dialog: FeedDialog, key: string) => void;
  /** Opens its menu, or the six cheers. */
  onMenu: (menu: { card: Card; anchor: Element; kind: "menu" | "cheers" }) => void;
};

/** What a page hears of its feed: none for the reader, nothing posted yet, or posts. */
export type FeedKnown = "none" | "empty" | "posts";

export type FeedProps = Pick<FeedCardProps, "me" | "now" | "hrefOf" | "onOpened"> & {
  machine: FeedMachine;
  /** Null: the posts of all teams. */
  teamId: string | null;
  isHome: boolean;
  isWide: boolean;
  /** The card whose comments are open. */
  openKey: string | null;
  onDialog: (dialog: FeedDialog, value: string) => void;
  copy: (text: string) => void;
  announce: (announcement: Announcement) => void;
  onKnown?: ((known: FeedKnown) => void) | undefined;
  /** Called when a poll may no longer ask for one's vote: voted in, closed or deleted. */
  onPollSettled?: (() => void) | undefined;
  /** The dialogs over the feed. */
  dialogs: (feed: FeedActor) => ReactNode;
  /** Loaded when it opens. */
  CardMenu: ComponentType<CardMenuProps>;
  /** Loaded for those who may post. */
  Compose: ComponentType<FeedComposeProps>;
};
