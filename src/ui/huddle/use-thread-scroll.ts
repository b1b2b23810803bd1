import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

type ThreadScroll = {
  ground: RefObject<HTMLElement | null>;
  /** Changes with what is in the thread. */
  content: unknown;
  hasNewer: boolean;
  /** Number of the message to open at, instead of *New* or the end. */
  marked: { seq: number } | null;
  /** Number of unsent messages: a new one is what the writer wants to see. */
  unsent: number;
  /** The lowest message in sight. */
  onSeen: (seq: number) => void;
  /** Less than 1,500 px are left in that direction. */
  onNear: (edge: "top" | "bottom") => void;
};

const near = 1_500;
const atEndSlack = 48;

/**
 * Keeps what is read in its place while messages come in above and below: opens at *New*, else at the end, follows the end while it is in sight,
 * and tells what is in sight.
 */
export function useThreadScroll({ ground, content, hasNewer, marked, unsent, onSeen, onNear }: ThreadScroll) {
  const place = useRef<{ seq: string; top: number } | null>(null);
  const follows = useRef(false);
  const written = useRef(unsent);
  const opened = useRef<{ seq: number } | null | undefined>(undefined);
  const [isAtEnd, setAtEnd] = useState(true);

  const look = useEffectEvent(() => {
    const box = ground.current;
    if (!box) return;
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    const isEnd = left < atEndSlack && !hasNewer;
    follows.current = isEnd;
    setAtEnd(isEnd);
    place.current = firstInSight(box);
    const seen = lastInSight(box);
    if (seen !== null) onSeen(seen);
    if (box.scrollTop < near) onNear("top");
    if (left < near) onNear("bottom");
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the content changed
  useLayoutEffect(() => {
    const box = ground.current;
    if (!box) return;
    if (unsent > written.current) follows.current = true;
    written.current = unsent;
    if (opened.current !== marked) {
      const target = marked === null ? null : box.querySelector(`[data-seq="${marked.seq}"]`);
      const line = opened.current === undefined ? box.querySelector('[role="separator"]') : null;
      const isThere = marked === null || target !== null;
      if (isThere && (opened.current === undefined || target)) {
        if (target) target.scrollIntoView({ block: "center" });
        else if (line) line.scrollIntoView({ block: "start" });
        else box.scrollTop = box.scrollHeight;
      }
      if (isThere) opened.current = marked;
    } else if (follows.current) box.scrollTop = box.scrollHeight;
    else if (place.current) {
      const known = box.querySelector(`[data-seq="${place.current.seq}"]`);
      if (known) box.scrollTop += known.getBoundingClientRect().top - place.current.top;
    }
    look();
  }, [ground, content, marked]);

  // The keyboard, or a field that grows, takes its room above the end.
  useEffect(() => {
    const box = ground.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight;
      look();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [ground]);

  const goToEnd = useCallback(() => {
    const box = ground.current;
    if (!box) return;
    follows.current = true;
    box.scrollTop = box.scrollHeight;
  }, [ground]);

  return { isAtEnd, goToEnd, onScroll: () => look() };
}

function firstInSight(box: HTMLElement) {
  const { top } = box.getBoundingClientRect();
  for (const line of box.querySelectorAll<HTMLElement>("[data-seq]")) {
    const rect = line.getBoundingClientRect();
    if (rect.bottom > top) return { seq: line.dataset.seq ?? "", top: rect.top };
  }
  return null;
}

function lastInSight(box: HTMLElement): number | null {
  const { bottom } = box.getBoundingClientRect();
  const lines = [...box.querySelectorAll<HTMLElement>("[data-seq]")];
  const last = lines.findLast((line) => line.getBoundingClientRect().bottom <= bottom + 8);
  return last ? Number(last.dataset.seq) : null;
}
