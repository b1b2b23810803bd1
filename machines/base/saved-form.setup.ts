import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { SaveInput, SaveOutcome } from "../../domain/base/saved-form";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import { effectActor } from "./effect-actor.setup";
import { faultActions, onFault } from "./fault.actions";
import { byOutcome } from "./outcomes";

/**
 * A form that creates or changes something on the server. It knows which fields are valid, but not their content: what was typed stays
 * in the fields after a refusal. Every try to create uses the same idempotency key; a change names the version
 * that the person saw, and after a conflict the other person's version is shown beside what was typed.
 */
export const savedFormOf = <Form, Field extends string, Saved>(id: string, fields: readonly Field[]) =>
  setup({
    types: {
      context: {} as {
        key: string;
        /** The version being changed, as the person saw it; null when creating. */
        saved: Saved | null;
        /** The version from which the fields started; they keep what was typed when a newer version is shown. */
        begun: Saved | null;
        theirs: Saved | null;
        fit: readonly Field[];
        /** Why saving failed. */
        refusal: string | null;
        kind: "saved" | "left";
      },
      events: {} as
        | ({ type: "field.judged" } & Judged<Field>)
        | { type: "form.submitted"; form: Form }
        | { type: "theirs.taken" }
        | { type: "left" },
      emitted: {} as { type: "gaps.found" },
      /** `fit` names the fields that are valid when the form opens. */
      input: {} as { key: string; saved: Saved | null; fit?: readonly Field[] },
      output: {} as { kind: "saved"; saved: Saved } | { kind: "left" },
    },
    actors: {
      save: effectActor<SaveOutcome<Saved>, SaveInput<Form, Saved>>(),
    },
    actions: {
      judgeField: assign(({ context }, judged: Judged<Field>) => ({ fit: fitAfter(context.fit, judged) })),
      sendGaps: emit({ type: "gaps.found" }),
      forgetRefusal: assign({ refusal: null }),
      setSaved: assign((_, outcome: SaveOutcome<Saved>) =>
        outcome.kind === "saved" ? { saved: outcome.saved, kind: "saved" as const } : {},
      ),
      setTheirs: assign((_, outcome: SaveOutcome<Saved>) =>
        outcome.kind === "differs" ? { theirs: outcome.theirs } : {},
      ),
      setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({
        refusal: reasonOf(outcome),
      })),
      ...faultActions("refusal"),
      takeTheirs: assign(({ context }) => ({
        saved: context.theirs,
        begun: context.theirs,
        theirs: null,
        fit: fields,
      })),
      /** The next save names the version of the other person. */
      setSavedToTheirs: assign(({ context }) => ({ saved: context.theirs, theirs: null })),
    },
    guards: {
      isReady: ({ context }) => context.fit.length === fields.length,
      isSaved: (_, outcome: SaveOutcome<Saved>) => outcome.kind === "saved",
      isDiffering: (_, outcome: SaveOutcome<Saved>) => outcome.kind === "differs",
    },
  }).createMachine({
    id,
    context: ({ input: { key, saved, fit } }) => ({
      key,
      saved,
      begun: saved,
      theirs: null,
      fit: fit ?? (saved === null ? [] : fields),
      refusal: null,
      kind: "left",
    }),
    output: ({ context: { kind, saved } }) =>
      kind === "saved" && saved !== null ? { kind, saved } : { kind: "left" },
    initial: "filling",
    on: { "field.judged": { actions: { type: "judgeField", params: ({ event }) => event } } },
    states: {
      filling: {
        on: {
          "form.submitted": [
            { guard: "isReady", target: "saving", actions: "forgetRefusal" },
            { actions: "sendGaps" },
          ],
          left: "over",
        },
      },
      saving: {
        invoke: {
          id: "save",
          src: "save",
          input: ({ context: { key, saved }, event }) => ({ form: formOf<Form>(event), key, saved }),
          onDone: byOutcome({
            isSaved: ["over", "setSaved"],
            isDiffering: ["differing", "setTheirs"],
            else: ["filling", "setRefusal"],
          }),
          onError: onFault("filling"),
        },
      },
      differing: {
        on: {
          "form.submitted": [
            { guard: "isReady", target: "saving", actions: "setSavedToTheirs" },
            { actions: "sendGaps" },
          ],
          "theirs.taken": { target: "filling", actions: "takeTheirs" },
          left: "over",
        },
      },
      over: { type: "final" },
    },
  });

/** `saving` is entered by `form.submitted` only. */
function formOf<Form>(event: { type: "form.submitted"; form: Form } | { type: string }): Form {
  if (!("form" in event)) throw new Error("Saving went on without a form");
  return event.form;
}

export type SavedFormMachine<Form, Field extends string, Saved> = ReturnType<
  typeof savedFormOf<Form, Field, Saved>
>;
type Snapshot<Form, Field extends string, Saved> = SnapshotFrom<SavedFormMachine<Form, Field, Saved>>;

export const selectIsSaving = <Form, Field extends string, Saved>(snapshot: Snapshot<Form, Field, Saved>) =>
  snapshot.matches("saving") || snapshot.matches("over");
export const selectRefusal = <Form, Field extends string, Saved>(snapshot: Snapshot<Form, Field, Saved>) =>
  snapshot.context.refusal;
/** Initial values of the fields; a different object resets them. */
export const selectSaved = <Form, Field extends string, Saved>(snapshot: Snapshot<Form, Field, Saved>) =>
  snapshot.context.begun;
/** The other person's version after a conflict. */
export const selectTheirs = <Form, Field extends string, Saved>(snapshot: Snapshot<Form, Field, Saved>) =>
  snapshot.context.theirs;
/** Whether some field is invalid: pressing Save then shows which. */
export const selectIsUnready =
  <Field extends string>(fields: readonly Field[]) =>
  (snapshot: { context: { fit: readonly Field[] } }) =>
    snapshot.context.fit.length < fields.length;
