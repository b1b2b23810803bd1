import { useLocation } from "wouter";
import { useNews } from "../../features/family/use-news";
import { WaitingList, type WaitingListProps } from "../../features/family/waiting-list";
import type { Session } from "../../features/session/use-access";

export type NeedsYouProps = Omit<WaitingListProps, "news" | "onGo"> & { session: Session };

/** *Needs you* on the pages that have it; read again whenever the count of new pings changes. */
export function NeedsYou({ session, ...props }: NeedsYouProps) {
  const [, navigate] = useLocation();
  return <WaitingList {...props} news={useNews(session)} onGo={navigate} />;
}
