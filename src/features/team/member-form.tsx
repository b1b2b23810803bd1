import { useSelector } from "@xstate/react";
import { type FormEvent, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { areFitRoles, type MemberRole } from "../../../domain/team/roles";
import {
  type MemberField,
  memberFields,
  type RosterEntry,
  roleName,
  rolesInOrder,
  rolesText,
} from "../../../domain/team/roster";
import { memberTexts } from "../../../domain/team/texts";
import { selectIsUnready, selectSaved } from "../../../machines/base/saved-form.setup";
import type { memberFormMachine } from "../../../machines/team/member-form.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { TextField } from "../../controls/fields/text-field";
import { useFirstField } from "../../controls/fields/use-first-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Form } from "../../ui/fields/form";
import { Tick, Ticks } from "../../ui/fields/tick";
import { numberRule } from "./spot-fields";

const selectIsMemberUnready = selectIsUnready(memberFields);

export type MemberFormProps = {
  machine: typeof memberFormMachine;
  entry: RosterEntry;
  hold: (isHeld: boolean) => void;
  onSaved: () => void;
  onLeft: () => void;
  hasNumber: boolean;
  /** Whether roles are shown: only for adults, and only to managers. */
  hasRoles: boolean;
};

/** A member's number and roles. */
export function MemberForm({ machine, entry, hold, onSaved, onLeft, ...fields }: MemberFormProps) {
  const [input] = useState(() => ({ key: crypto.randomUUID(), saved: entry }));
  const form = useSavedForm(machine, input, ({ kind }) => (kind === "saved" ? onSaved() : onLeft()));
  useHold(hold, useIsSaving(form));
  const saved = useSelector(form, selectSaved);
  return saved && <Fields key={saved.version} form={form} {...fields} entry={saved} />;
}

type FieldsProps = Pick<MemberFormProps, "entry" | "hasNumber" | "hasRoles"> & {
  form: ActorRefFrom<typeof memberFormMachine>;
};

function Fields({ form, hasNumber, hasRoles, entry }: FieldsProps) {
  const isUnready = useSelector(form, selectIsMemberUnready);
  const [roles, setRoles] = useState<readonly MemberRole[]>(entry.roles);
  const ref = useFirstField();
  useGaps(ref, form);
  const judge = (field: MemberField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const tick = (role: MemberRole, isTicked: boolean) => {
    const ticked = rolesInOrder.filter((each) => (each === role ? isTicked : roles.includes(each)));
    setRoles(ticked);
    judge("roles", areFitRoles(ticked));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("number");
    const number = typed === null ? entry.number : numberRule(String(typed)).value || null;
    form.send({ type: "form.submitted", form: { number, roles } });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      {hasNumber && (
        <TextField
          label="Number"
          name="number"
          isVerbatim
          rule={numberRule}
          defaultText={entry.number ?? ""}
          onJudged={({ problem }) => judge("number", problem === null)}
        />
      )}
      {hasRoles && (
        <Ticks>
          <legend>Roles</legend>
          {rolesInOrder.map((role, index) => (
            <Tick
              key={role}
              name={role}
              label={roleName(role)}
              isTicked={roles.includes(role)}
              problem={index === rolesInOrder.length - 1 ? roleProblem(roles) : null}
              onTicked={(isTicked) => tick(role, isTicked)}
            />
          ))}
        </Ticks>
      )}
      <SavedFormFoot
        of={form}
        isUnready={isUnready}
        save="Save"
        theirs={({ number, roles: theirs }) => (
          <>
            By now it says: {number === null ? "no number" : `number ${number}`},{" "}
            {rolesText(theirs).toLowerCase()}.
          </>
        )}
      />
    </Form>
  );
}

function roleProblem(roles: readonly MemberRole[]): string | null {
  if (areFitRoles(roles)) return null;
  return roles.length === 0 ? memberTexts.noRole : memberTexts.followerAlone;
}
