import { type ReactNode, useEffect, useState } from "react";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { Button } from "../../ui/base/button";
import { Stack } from "../../ui/base/page";
import type { SettingsProps } from "./settings.screen";

type Loaded = { Screen: (props: SettingsPlaceState & SettingsProps) => ReactNode; props: SettingsProps };
type SettingsPlaceState = { isOpen: boolean; onClosed: () => void };

/** Loads the settings on first use and keeps them mounted, so that saving continues after the dialog is closed. */
export function SettingsPlace({
  load,
  ...state
}: SettingsPlaceState & { load: () => Promise<SettingsProps> }) {
  const [loading, setLoading] = useState<Loaded | "waiting" | "failed">("waiting");
  const isWanted = state.isOpen && loading === "waiting";
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import("./settings.screen"), load()]).then(
      ([{ SettingsScreen }, props]) => setLoading({ Screen: SettingsScreen, props }),
      () => setLoading("failed"),
    );
  }, [isWanted, load]);
  if (loading === "waiting") return null;
  if (loading !== "failed") return <loading.Screen {...loading.props} {...state} />;
  return <Lost {...state} />;
}

/**
 * Reloads, because a failed dynamic import is not fetched again. The query in the address opens the settings
 * again.
 */
const Lost = ({ isOpen, onClosed }: SettingsPlaceState) => (
  <ModalDialog isOpen={isOpen} title="Settings" onClosed={onClosed}>
    <Stack $gap={4}>
      <p role="alert">Your settings missed the bus. Check your connection and try again.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </Stack>
  </ModalDialog>
);
