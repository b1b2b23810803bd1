import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Whether a text has more lines than are shown; measured again when it or its width changes. */
export function useIsCut<Box extends HTMLElement>(
  text: string,
  isWhole: boolean,
): { ref: RefObject<Box | null>; isCut: boolean } {
  const ref = useRef<Box>(null);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for another text
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || isWhole) return setCut(false);
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [text, isWhole]);
  return { ref, isCut };
}
