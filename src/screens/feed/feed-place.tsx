import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "wouter";
import { type FeedDialog, feedDialogs } from "../../../domain/feed/dialogs";
import { routes } from "../../../domain/shell/routes";
import { Feed } from "../../features/feed/feed";
import type { FeedActor, FeedKnown, FeedProps } from "../../features/feed/feed-props";

import { type Session, useMe } from "../../features/session/use-access";
import { useIsWide } from "../../ui/shell/use-is-wide";
import { useAddress } from "../shell/use-address";

export type FeedDialogsProps = {
  feed: FeedActor;
  me: string;
  isWide: boolean;
  /** The dialog of the address; undefined: none is open. */
  wanted: FeedDialog | undefined;
  query: URLSearchParams;
  onDialog: (dialog: string, value?: string) => void;
  onOpened: (href: string) => void;
  /** The upper dialog was closed: the comments below it stay. */
  onClosed: () => void;
  onCommentsClosed: () => void;
};

export type FeedPlaceProps = Pick<FeedProps, "onPollSettled"> & {
  /** Null: Home, with the posts of all teams. */
  teamId: string | null;
  onKnown?: ((known: FeedKnown) => void) | undefined;
};

type FeedPlacePorts = Pick<FeedProps, "machine" | "now" | "copy" | "announce" | "CardMenu" | "Compose"> & {
  session: Session;
  Dialogs: ComponentType<FeedDialogsProps>;
};

/** The feed of a page, with its dialogs by the address. Minors have none. */
export function FeedPlace(props: FeedPlaceProps & FeedPlacePorts) {
  const me = useMe(props.session);
  return me === null || me.age !== "adult" ? (
    <NoFeed onKnown={props.onKnown} />
  ) : (
    <Opened {...props} me={me.id} />
  );
}

function NoFeed({ onKnown }: Pick<FeedPlaceProps, "onKnown">) {
  const sendNone = useEffectEvent(() => onKnown?.("none"));
  useEffect(() => sendNone(), []);
  return null;
}

function Opened({ teamId, session: _, Dialogs, ...props }: FeedPlaceProps & FeedPlacePorts & { me: string }) {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const isWide = useIsWide();
  const query = new URLSearchParams(search);
  const wanted = feedDialogs.find((name) => query.has(name));
  const [areDialogsWanted, setDialogsWanted] = useState(wanted !== undefined);
  if (wanted !== undefined && !areDialogsWanted) setDialogsWanted(true);
  const comments = (key: string) => `${path}?card=${key}`;
  const open = (dialog: string, value = "") => {
    const over = query.get("card");
    navigate(`${path}?${over ? `card=${over}&` : ""}${dialog}${value && `=${value}`}`);
  };
  return (
    <Feed
      {...props}
      key={teamId}
      teamId={teamId}
      isHome={teamId === null}
      isWide={isWide}
      openKey={query.get("card")}
      hrefOf={{ comments, event: (key) => `${routes.schedule.pattern}?event=${key}` }}
      onOpened={navigate}
      onDialog={open}
      dialogs={(feed) =>
        areDialogsWanted && (
          <Suspense>
            <Dialogs
              feed={feed}
              me={props.me}
              isWide={isWide}
              wanted={wanted}
              query={query}
              onDialog={open}
              onOpened={navigate}
              onClosed={() => {
                const below = query.get("card");
                navigate(below ? comments(below) : path, { replace: true });
              }}
              onCommentsClosed={() => navigate(path, { replace: true })}
            />
          </Suspense>
        )
      }
    />
  );
}
