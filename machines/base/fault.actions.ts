import { assign } from "xstate";
import { problemTexts } from "../../domain/base/texts";

/** A plain function type: from XState's `ActionFunction` in a spread, `setup` infers no parameters of the other actions. */
type FaultAction<Field extends string> = (
  args: { context: { [Each in Field]: string | null } },
  params: undefined,
) => void;

/** The action of `onFault`: an effect that threw is shown as an unknown problem, in the context's `field`. */
export const faultActions = <Field extends string>(
  field: Field,
): { setUnknownFault: FaultAction<Field> } => ({
  setUnknownFault: assign({ [field]: problemTexts.unknown }) as unknown as FaultAction<Field>,
});

/** For `onError`: shows that something went wrong. */
export const onFault = <Target extends string>(target: Target) =>
  ({ target, actions: "setUnknownFault" }) as const;
