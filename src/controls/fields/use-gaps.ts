import { type RefObject, useEffect, useState } from "react";

/** A chart that tells when a form was sent before all of it was fit. */
type Telling = { on: (type: "gaps.found", hear: () => void) => { unsubscribe: () => void } };

/** How often the chart told of gaps: what has no chart of its own then says what it lacks. */
export function useToldGaps(actor: Telling): number {
  const [told, setTold] = useState(0);
  useEffect(() => {
    const subscription = actor.on("gaps.found", () => setTold((times) => times + 1));
    return () => subscription.unsubscribe();
  }, [actor]);
  return told;
}

/** Focuses the first field that lacks something, once its message stands there. */
export function useGaps(form: RefObject<HTMLFormElement | null>, actor: Telling) {
  const told = useToldGaps(actor);
  useEffect(() => {
    if (told > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, told]);
}
