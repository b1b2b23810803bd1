import { useSelector } from "@xstate/react";
import { type FormEvent, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { phoneNumberRule, showPhoneNumber } from "../../../domain/family/phone";
import {
  type phoneMachine,
  selectFault,
  selectIsRemoving,
  selectIsResting,
  selectIsSaving,
  selectPhoneNumber,
} from "../../../machines/account/phone.machine";
import { TextField } from "../../controls/fields/text-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { List, ListRow } from "../../ui/base/list-row";
import { Muted } from "../../ui/base/page";
import { Form, FormButtons } from "../../ui/fields/form";

export type PhoneFormProps = { form: ActorRefFrom<typeof phoneMachine> };

/** The person's phone number, which the coaches of their children can see. */
export function PhoneForm({ form }: PhoneFormProps) {
  const phoneNumber = useSelector(form, selectPhoneNumber);
  const fault = useSelector(form, selectFault);
  const isResting = useSelector(form, selectIsResting);
  const isRemoving = useSelector(form, selectIsRemoving);
  const isSaving = useSelector(form, selectIsSaving);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  if (isResting && phoneNumber !== null)
    return (
      <List>
        <ListRow
          title={showPhoneNumber(phoneNumber)}
          isBusy={isRemoving}
          end={
            <>
              <Button kind="quiet" isBusy={isRemoving} onClick={() => form.send({ type: "number.removed" })}>
                Remove number
              </Button>
              <Button
                kind="secondary"
                aria-label={`Change ${showPhoneNumber(phoneNumber)}`}
                onClick={() => form.send({ type: "change.pressed" })}
              >
                Change
              </Button>
            </>
          }
        />
      </List>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("phoneNumber") ?? "");
    form.send({ type: "number.submitted", text });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <TextField
        label="Phone number"
        name="phoneNumber"
        kind="tel"
        hint="With + and the country, like +1 555 0100 200."
        enterKeyHint="done"
        isRequired
        isReadOnly={isSaving}
        rule={phoneNumberRule}
        defaultText={phoneNumber === null ? "" : showPhoneNumber(phoneNumber)}
        onJudged={() => form.send({ type: "number.typed" })}
      />
      {fault && <Muted role="alert">{fault}</Muted>}
      <FormButtons>
        {phoneNumber !== null && (
          <Button kind="quiet" onClick={() => form.send({ type: "left" })}>
            Cancel
          </Button>
        )}
        <Button kind="secondary" type="submit" isBusy={isSaving}>
          Save
        </Button>
      </FormButtons>
    </Form>
  );
}
