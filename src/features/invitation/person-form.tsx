import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import { emailRule } from "../../../domain/account/email-address";
import { limits } from "../../../domain/base/limits";
import { inviteTexts } from "../../../domain/invitation/invite-texts";
import { type Invitation, personFields } from "../../../domain/invitation/team-invitation";
import type { MemberRole } from "../../../domain/team/roles";
import { roleName } from "../../../domain/team/roster";
import { selectIsUnready } from "../../../machines/base/saved-form.setup";
import type { personFormMachine } from "../../../machines/invitation/person-form.machine";
import type { personalInvitationsMachine } from "../../../machines/invitation/personal-invitations.machine";
import { Collection } from "../../controls/base/collection";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { TextField } from "../../controls/fields/text-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { MailIcon } from "../../ui/base/icons";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { Form } from "../../ui/fields/form";
import { Tick, Ticks } from "../../ui/fields/tick";

const selectIsPersonUnready = selectIsUnready(personFields);
const addressRule = emailRule({ isRequired: true });

export type PersonFormProps = {
  machine: typeof personFormMachine;
  hold: (isHeld: boolean) => void;
  onSent: (invitation: Invitation) => void;
  onLeft: () => void;
  /** Roles that the reader may give. With only one there is no choice. */
  roles: readonly MemberRole[];
  /** The default. */
  first: MemberRole;
};

/** Invites one person by mail. Opening that mail is enough to join, so the address has to be right. */
export function PersonForm({ machine, hold, onSent, onLeft, roles, first }: PersonFormProps) {
  const [input] = useState(() => ({ key: crypto.randomUUID(), saved: null }));
  const form = useSavedForm(machine, input, (output) =>
    output.kind === "saved" ? onSent(output.saved) : onLeft(),
  );
  useHold(hold, useIsSaving(form));
  const isUnready = useSelector(form, selectIsPersonUnready);
  const [role, setRole] = useState(first);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("emailAddress");
    const emailAddress = addressRule(String(typed ?? "")).value;
    form.send({ type: "form.submitted", form: { emailAddress, role } });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <TextField
        label="E-mail"
        name="emailAddress"
        kind="email"
        autoComplete="off"
        hint={inviteTexts.inAtOnce}
        isRequired
        max={limits.emailAddress.max}
        rule={addressRule}
        onJudged={({ problem }) =>
          form.send({ type: "field.judged", field: "emailAddress", isFit: problem === null })
        }
      />
      {roles.length > 1 && (
        <Ticks>
          <legend>As what?</legend>
          {roles.map((each) => (
            <Tick
              key={each}
              name="role"
              isOneOf
              label={roleName(each)}
              isTicked={role === each}
              onTicked={() => setRole(each)}
            />
          ))}
        </Ticks>
      )}
      <SavedFormFoot of={form} isUnready={isUnready} save="Send" />
    </Form>
  );
}

/** The unanswered mailed invitations, which can be withdrawn. */
export function OpenMails({ machine }: { machine: typeof personalInvitationsMachine }) {
  const list = useActorRef(machine, { input: {} });
  return (
    <section aria-label="Waiting for an answer">
      <Stack $gap={2}>
        <SectionHead level={3}>Waiting for an answer</SectionHead>
        <Collection
          of={list}
          opening={inviteTexts.openingList}
          empty={<Muted>{inviteTexts.noneOpen}</Muted>}
          gone={<Muted>{inviteTexts.noneOpen}</Muted>}
        >
          {({ item, change, refusal }) => (
            <ListRow
              start={<MailIcon />}
              title={item.email_address}
              detail={item.kind === "spot" ? "Spot" : item.roles.map(roleName).join(", ")}
              isBusy={change !== null}
              fault={refusal}
              end={
                <Button
                  kind="secondary"
                  isBusy={change !== null}
                  aria-label={`Cancel the mail to ${item.email_address ?? "them"}`}
                  onClick={() => list.send({ type: "item.changed", change: { id: item.id, to: null } })}
                >
                  Cancel mail
                </Button>
              }
            />
          )}
        </Collection>
      </Stack>
    </section>
  );
}
