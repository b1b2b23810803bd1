import { type ReactNode, useEffect, useState } from "react";
import type { SettingsProps } from "./settings.screen";

type Loaded = { Screen: (props: SettingsPlaceState & SettingsProps) => ReactNode; props: SettingsProps };
type SettingsPlaceState = { isOpen: boolean; onClosed: () => void };

/** Loads the settings when they are first opened, and keeps them: what is being saved outlives a closed dialog. */
export function SettingsPlace({
  load,
  ...state
}: SettingsPlaceState & { load: () => Promise<SettingsProps> }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isWanted = state.isOpen && loaded === null;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import("./settings.screen"), load()]).then(
      ([{ SettingsScreen }, props]) => setLoaded({ Screen: SettingsScreen, props }),
      () => {},
    );
  }, [isWanted, load]);
  return loaded && <loaded.Screen {...loaded.props} {...state} />;
}
