import { birthdayTexts } from "../../../domain/account/texts";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import {
  BirthdayForm,
  type BirthdayFormProps,
  useBirthdayQuestion,
} from "../../features/account/birthday-form";
import { Inbox, type InboxProps } from "../../features/account/inbox";
import { type Gate, useGate } from "../../features/account/use-gate";
import { Button } from "../../ui/base/button";
import { BirthdayField, type DateMachine, OwnPasswordField } from "../sign-in/account-fields";

type GateProps = { gate: Gate; dateField: DateMachine };

/** The dialogs of the gate for adults. */
export function GateDialogs({ gate, dateField }: GateProps) {
  const { birthday, inbox, isTooYoung } = useGate(gate);
  return (
    <>
      {birthday && <BirthdaySheet form={birthday} dateField={dateField} />}
      {inbox && <InboxSheet inbox={inbox} />}
      {isTooYoung && <TooYoungSheet onOkay={() => gate.send({ type: "okay.pressed" })} />}
    </>
  );
}

/** For accounts without a date of birth. */
export function BirthdaySheet({
  form,
  dateField,
}: Pick<BirthdayFormProps, "form"> & Pick<GateProps, "dateField">) {
  const question = useBirthdayQuestion(form);
  return (
    <ModalDialog isOpen {...question} onClosed={() => form.send({ type: "sign-out.pressed" })}>
      <BirthdayForm form={form} leave="Not now" passwordField={<OwnPasswordField judge={() => {}} />}>
        {(judge) => <BirthdayField judge={judge} dateField={dateField} />}
      </BirthdayForm>
    </ModalDialog>
  );
}

export const InboxSheet = ({ inbox }: InboxProps) => (
  <ModalDialog isOpen title="Check your inbox." onClosed={() => inbox.send({ type: "left" })}>
    <Inbox inbox={inbox} />
  </ModalDialog>
);

const TooYoungSheet = ({ onOkay }: { onOkay: () => void }) => (
  <ModalDialog isOpen title={birthdayTexts.thanks} description={birthdayTexts.tooYoung} onClosed={onOkay}>
    <Button onClick={onOkay}>Okay</Button>
  </ModalDialog>
);
