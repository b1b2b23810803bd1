import { type ReactNode, useState } from "react";
import { type NeedsYouRead, NeedsYouReader } from "../../features/family/use-needs-you";
import { useNews } from "../../features/family/use-news";
import { type Session, useMe } from "../../features/session/use-access";

export type NeedsYouSource = Pick<Parameters<typeof NeedsYouReader>[0], "machine" | "onReturn"> & {
  session: Session;
};

/** Reads *Needs you* for a page that draws its items itself. Before the session is restored there is no token for the list. */
export function WithNeedsYou({
  of,
  children,
}: {
  of: NeedsYouSource;
  children: (read: NeedsYouRead) => ReactNode;
}) {
  const { session, machine, onReturn } = of;
  const [needsYou, setNeedsYou] = useState<NeedsYouRead>({
    items: null,
    isOpening: true,
    refresh: () => {},
    list: null,
  });
  const news = useNews(session);
  const isRestored = useMe(session) !== null;
  return (
    <>
      {children(needsYou)}
      {isRestored && (
        <NeedsYouReader machine={machine} news={news} onReturn={onReturn} onRead={setNeedsYou} />
      )}
    </>
  );
}
