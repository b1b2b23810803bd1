import { type RefObject, useEffect, useState } from "react";

/** A machine that emits when a form was submitted with invalid fields. */
type GapsActor = { on: (type: "gaps.found", listener: () => void) => { unsubscribe: () => void } };

/** Counts such submits, for fields without a machine, which show their problem from the first one on. */
export function useShownGaps(actor: GapsActor): number {
  const [told, setTold] = useState(0);
  useEffect(() => {
    const subscription = actor.on("gaps.found", () => setTold((times) => times + 1));
    return () => subscription.unsubscribe();
  }, [actor]);
  return told;
}

/** Focuses the first field that is invalid or asks, after its message is rendered. */
export function useGaps(form: RefObject<HTMLFormElement | null>, actor: GapsActor) {
  const told = useShownGaps(actor);
  useEffect(() => {
    if (told > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-asked]')?.focus();
  }, [form, told]);
}
