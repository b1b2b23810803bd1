import { useLocation } from "wouter";
import { NeedsYouList, type NeedsYouListProps } from "../../features/family/needs-you-list";
import { useNews } from "../../features/family/use-news";
import type { Session } from "../../features/session/use-access";

export type NeedsYouProps = Omit<NeedsYouListProps, "news" | "onGo"> & { session: Session };

/** *Needs you* on the pages that have it; read again whenever the count of new pings changes. */
export function NeedsYou({ session, ...props }: NeedsYouProps) {
  const [, navigate] = useLocation();
  return <NeedsYouList {...props} news={useNews(session)} onGo={navigate} />;
}
