import { useActorRef } from "@xstate/react";
import { styled } from "goober";
import { type ReactNode, useEffect, useState } from "react";
import { passwordResetTexts } from "../../domain/mail-links/texts";
import { signInTexts } from "../../domain/sign-in/texts";
import { toastsMachine } from "../../machines/toasts/toasts.machine";
import { ModalDialog } from "../controls/dialogs/modal-dialog";
import { createToasts, type Toasts } from "../controls/toasts/create-toasts";
import { ToastsView } from "../controls/toasts/toasts-view";
import { Button } from "../ui/base/button";
import type { GalleryEntry } from "./entry";

/** Toasts that do not disappear, so that they can be inspected. */
const staying = { duration: Number.POSITIVE_INFINITY };

type DemoProps = { first?: (toasts: Toasts) => void; children?: (toasts: Toasts) => ReactNode };

function Demo({ first, children }: DemoProps) {
  const actor = useActorRef(toastsMachine);
  const [toasts] = useState(() => createToasts(actor));
  useEffect(() => {
    first?.(toasts);
    return () => toasts.dismissAll();
  }, [first, toasts]);
  return (
    <>
      {children?.(toasts)}
      <ToastsView actor={actor} />
    </>
  );
}

const one = (name: string, first: (toasts: Toasts) => void) => ({
  name,
  render: () => <Demo first={first} />,
});

const lost = "No connection. We'll try again when you're back.";

const Score = () => (
  <>
    Hawks <b>3 : 2</b> Owls
  </>
);

export const toastsEntry: GalleryEntry = {
  name: "Toasts",
  group: "Overlays",
  states: [
    one("Blank", (toasts) => toasts.blank("Practice moved to six.", staying)),
    one("Success", (toasts) => toasts.success(signInTexts.success, staying)),
    one("Error", (toasts) => toasts.error(signInTexts.wrongPassword, staying)),
    one("Loading", (toasts) => toasts.loading("Saving the lineup")),
    one("Custom", (toasts) => toasts.custom(<Score />, "Hawks 3, Owls 2", staying)),
    one("Long text", (toasts) => toasts.error(`${lost} ${lost}`, staying)),
    one("Stack", (toasts) => {
      toasts.loading("Saving the lineup");
      toasts.success(passwordResetTexts.sent, staying);
      toasts.error(lost, staying);
      toasts.blank("Practice moved to six.", staying);
    }),
    one("Full", (toasts) => {
      for (let index = 1; index <= 25; index += 1) toasts.blank(`Ding number ${index}`, staying);
    }),
    { name: "Above a dialog", render: () => <Demo first={raiseOne}>{() => <Dialog />}</Demo> },
    { name: "Try", render: () => <Demo>{(toasts) => <Buttons toasts={toasts} />}</Demo> },
  ],
};

const raiseOne = (toasts: Toasts) => {
  toasts.error(signInTexts.wrongPassword, staying);
};

function Dialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <ModalDialog isOpen={isOpen} title="Sign in" onClosed={() => setOpen(false)}>
        <p>The toast floats above and can be pressed.</p>
      </ModalDialog>
    </>
  );
}

function Buttons({ toasts }: { toasts: Toasts }) {
  const save = (isLost: boolean) => {
    const work = new Promise((resolve, reject) => setTimeout(isLost ? reject : resolve, 1_500));
    toasts
      .promise(work, { loading: "Saving the lineup", success: "Saved", error: "Not saved. Try again." })
      .catch(() => {});
  };
  const calls: [name: string, call: () => void][] = [
    ["Blank", () => toasts.blank("Practice moved to six.")],
    ["Success", () => toasts.success("Saved")],
    ["Error", () => toasts.error(lost)],
    ["Loading", () => toasts.loading("Saving the lineup")],
    ["Without a type", () => toasts.show("Two seconds")],
    ["Custom", () => toasts.custom(<Score />, "Hawks 3, Owls 2")],
    ["Promise kept", () => save(false)],
    ["Promise broken", () => save(true)],
    ["A hundred", () => raiseHundred(toasts)],
    ["Dismiss all", () => toasts.dismissAll()],
  ];
  return (
    <Row>
      {calls.map(([name, call]) => (
        <Button key={name} kind="secondary" onClick={call}>
          {name}
        </Button>
      ))}
    </Row>
  );
}

function raiseHundred(toasts: Toasts) {
  for (let index = 1; index <= 100; index += 1) toasts.blank(`Ding number ${index}`);
}

const Row = styled("div")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
