import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  type codeEntryMachine,
  selectProblem,
  selectText,
} from "../../../machines/invitation/code-entry.machine";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";

export type CodeEntryProps = {
  entry: ActorRefFrom<typeof codeEntryMachine>;
  /** Label of the way back; null without one. */
  leave?: string | null;
};

/** Submits by itself with the last character. */
export function CodeEntry({ entry, leave = "Cancel" }: CodeEntryProps) {
  const text = useSelector(entry, selectText);
  const problem = useSelector(entry, selectProblem);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        entry.send({ type: "code.submitted" });
      }}
      noValidate
    >
      <TextField
        label="Code"
        name="code"
        hint="Eight letters and digits. Your coach sees them beside the link."
        placeholder="K7QM-4XTD"
        autoComplete="off"
        autoCapitalize="characters"
        isVerbatim
        isRequired
        value={text}
        message={problem === null ? null : { tone: "problem", text: problem }}
        onEntered={(entered) => entry.send({ type: "code.entered", text: entered })}
      />
      <FormButtons>
        {leave && (
          <Button kind="quiet" onClick={() => entry.send({ type: "left" })}>
            {leave}
          </Button>
        )}
        <Button type="submit" isUnready>
          Next
        </Button>
      </FormButtons>
    </Form>
  );
}
