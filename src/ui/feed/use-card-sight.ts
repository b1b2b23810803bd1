import { type RefObject, useEffect, useEffectEvent } from "react";

type Sight = {
  column: RefObject<HTMLElement | null>;
  /** Changes with the cards that are drawn. */
  content: unknown;
  /** The text of a card's key: half of it, or its end, is in sight. */
  onEntered: (id: string) => void;
  onLeft: (id: string) => void;
  /** Whether the feed begins below what is in sight. */
  onHead: (isBelow: boolean) => void;
  /** The end of the feed is near. */
  onNearEnd: () => void;
};

/** Reports which cards are in sight, and where the feed's head and end are. */
export function useCardSight({ column, content, ...callbacks }: Sight) {
  const enter = useEffectEvent(callbacks.onEntered);
  const leave = useEffectEvent(callbacks.onLeft);
  const head = useEffectEvent(callbacks.onHead);
  const nearEnd = useEffectEvent(callbacks.onNearEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed again when other cards are drawn
  useEffect(() => {
    const box = column.current;
    if (!box) return;
    const parts = new Map<string, Set<Element>>();
    const note = (card: Element | null, part: Element, isIn: boolean) => {
      const id = card?.getAttribute("data-card");
      if (!id) return;
      const seen = parts.get(id) ?? new Set();
      const wasIn = seen.size > 0;
      if (isIn) seen.add(part);
      else seen.delete(part);
      parts.set(id, seen);
      if (seen.size > 0 !== wasIn) (wasIn ? leave : enter)(id);
    };
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          const isEnd = target.hasAttribute("data-end");
          note(target.closest("[data-card]"), target, isEnd ? isIntersecting : intersectionRatio >= 0.5);
        }
      },
      { threshold: [0, 0.5] },
    );
    for (const card of box.querySelectorAll("[data-card]")) {
      sight.observe(card);
      const end = card.querySelector("[data-end]");
      if (end) sight.observe(end);
    }
    const top = box.querySelector("[data-head]");
    const headSight = new IntersectionObserver(([entry]) => {
      if (entry) head(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    if (top) headSight.observe(top);
    const endSight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) nearEnd();
      },
      { rootMargin: "800px" },
    );
    const end = box.querySelector("[data-feed-end]");
    if (end) endSight.observe(end);
    return () => {
      sight.disconnect();
      headSight.disconnect();
      endSight.disconnect();
      for (const [id, seen] of parts) if (seen.size > 0) leave(id);
    };
  }, [column, content]);
}
