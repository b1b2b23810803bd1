import type { ComponentType } from "react";
import { useLocation } from "wouter";
import { finderTexts, shortcutTexts } from "../../domain/search/search-texts";
import { type FinderMachine, finderMachine } from "../../machines/search/finder.machine";
import { ModalDialog } from "../controls/dialogs/modal-dialog";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { withEffects } from "../effects/base/with-effects.effects";
import { readSearchIndex } from "../effects/search/finder.effects";
import { Finder } from "../features/search/finder";
import { ShortcutList } from "../features/search/shortcut-list";
import { useMe } from "../features/session/use-access";
import type { ShellKey } from "../features/shell/use-shell-keys";

export type FinderDialogProps = { shown: ShellKey | null; onClosed: () => void };

/** The search over every page, and the list of keys. */
export function wireFinder({ client, session }: AppPorts): ComponentType<FinderDialogProps> {
  const machine = withEffects(finderMachine, { read: ({ signal }) => readSearchIndex(client, signal) });
  return (props) => <FinderDialog {...props} machine={machine} session={session} />;
}

type DialogPorts = FinderDialogProps & { machine: FinderMachine; session: AppPorts["session"] };

function FinderDialog({ shown, onClosed, machine, session }: DialogPorts) {
  const me = useMe(session);
  const [, navigate] = useLocation();
  return (
    <>
      <ModalDialog isOpen={shown === "search"} title={finderTexts.title} onClosed={onClosed}>
        <Finder
          machine={machine}
          hasMessages={me?.age === "adult"}
          onOpened={(href) => {
            onClosed();
            navigate(href);
          }}
        />
      </ModalDialog>
      <ModalDialog isOpen={shown === "shortcuts"} title={shortcutTexts.title} onClosed={onClosed}>
        <ShortcutList />
      </ModalDialog>
    </>
  );
}
