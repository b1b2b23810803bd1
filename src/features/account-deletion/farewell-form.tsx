import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type Consequences, farewellTexts } from "../../../domain/account-deletion/farewell";
import { familyAddress } from "../../../domain/family/family-address";
import { fillPattern, routes } from "../../../domain/shell/routes";
import {
  type farewellMachine,
  selectHasChanged,
  selectHasOwnName,
  selectTyped,
} from "../../../machines/account-deletion/farewell.machine";
import { Button } from "../../ui/base/button";
import { List, ListRow } from "../../ui/base/list-row";
import { Stack } from "../../ui/base/page";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";

type FarewellFormProps = {
  farewell: ActorRefFrom<typeof farewellMachine>;
  consequences: Consequences;
  dripName: string;
  onOpened: (href: string) => void;
};

/** What goes along and what stays; the typed drip name shows that it was read. */
export function FarewellForm({ farewell, consequences, dripName, onOpened }: FarewellFormProps) {
  const typed = useSelector(farewell, selectTyped);
  const hasOwnName = useSelector(farewell, selectHasOwnName);
  const hasChanged = useSelector(farewell, selectHasChanged);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!hasOwnName) return event.currentTarget.querySelector<HTMLElement>("[name=dripName]")?.focus();
    farewell.send({ type: "consequences.accepted" });
  };
  return (
    <Form onSubmit={submit} noValidate>
      {hasChanged && <p role="alert">{farewellTexts.changed}</p>}
      <p>{farewellTexts.what(consequences.due_in_days)}</p>
      <Along consequences={consequences} onOpened={onOpened} />
      <Staying consequences={consequences} />
      <TextField
        label={farewellTexts.field}
        name="dripName"
        value={typed}
        autoCapitalize="none"
        hint={`@${dripName}`}
        isRequired
        isVerbatim
        message={isAsked && !hasOwnName ? { tone: "problem", text: farewellTexts.otherName } : null}
        onEntered={(name) => farewell.send({ type: "name.typed", name })}
      />
      <FormButtons>
        <Button kind="quiet" onClick={() => farewell.send({ type: "back.pressed" })}>
          Back
        </Button>
        <Button kind="danger" type="submit" isUnready={!hasOwnName}>
          {farewellTexts.row}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** Each line says what to do instead. */
const Along = ({ consequences, onOpened }: Pick<FarewellFormProps, "consequences" | "onOpened">) => (
  <Group title={farewellTexts.along}>
    <ListRow title={farewellTexts.yourself} detail={farewellTexts.yourTraces} />
    {consequences.children_erased.map(({ child_id, first_name }) => (
      <ListRow
        key={child_id}
        title={farewellTexts.profile(first_name)}
        detail={farewellTexts.onlyGuardian(first_name)}
        end={
          <Button kind="secondary" onClick={() => onOpened(familyAddress(child_id))}>
            {farewellTexts.invite}
          </Button>
        }
      />
    ))}
    {consequences.teams_archived.map(({ team_id, name }) => (
      <ListRow
        key={team_id}
        title={name}
        detail={farewellTexts.onlyManager}
        end={
          <Button
            kind="secondary"
            onClick={() => onOpened(fillPattern(routes.team.pattern, { id: team_id }))}
          >
            {farewellTexts.name}
          </Button>
        }
      />
    ))}
  </Group>
);

function Staying({ consequences: { children_kept, teams_kept } }: Pick<FarewellFormProps, "consequences">) {
  if (children_kept.length + teams_kept.length === 0) return null;
  return (
    <Group title={farewellTexts.stays}>
      {children_kept.map(({ child_id, first_name, with: others }) => (
        <ListRow key={child_id} title={first_name} detail={farewellTexts.withOthers(others)} />
      ))}
      {teams_kept.map(({ team_id, name, with: others }) => (
        <ListRow key={team_id} title={name} detail={farewellTexts.withOthers(others)} />
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack $gap={2}>
      <h3 id={id}>{title}</h3>
      <List aria-labelledby={id}>{children}</List>
    </Stack>
  );
}
