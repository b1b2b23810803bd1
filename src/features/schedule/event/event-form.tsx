import { useSelector } from "@xstate/react";
import { useRef, useState } from "react";
import { fitOf, formOf } from "../../../../domain/schedule/event/event-fields";
import { selectSaved } from "../../../../machines/base/saved-form.setup";
import { useIsSaving } from "../../../controls/base/saved-form-foot";
import { useSavedForm } from "../../../controls/base/use-saved-form";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { EventFields } from "./event-fields";
import type { EventFormProps, HowSaved } from "./event-form-props";

/** The form that creates or changes an event. */
export function EventForm({ machine, hold, onSaved, onLeft, ...props }: EventFormProps) {
  const { saved, begun } = props;
  const [input] = useState(() => ({
    key: crypto.randomUUID(),
    saved,
    ...(saved === null && { fit: fitOf(begun) }),
  }));
  const how = useRef<HowSaved>({});
  const form = useSavedForm(machine, input, (output) =>
    output.kind === "saved" ? onSaved(saved, output.saved, how.current) : onLeft(),
  );
  useHold(hold, useIsSaving(form));
  const shown = useSelector(form, selectSaved);
  return (
    <EventFields
      key={shown?.event.version}
      {...props}
      form={form}
      how={how}
      known={shown === null ? begun : formOf(shown)}
    />
  );
}
