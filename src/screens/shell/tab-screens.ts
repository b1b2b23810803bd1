import type { ComponentType } from "react";
import type { Params, TabName } from "../../../domain/shell/routes";

/** `onTeamsOpened` opens the list of teams. */
export type TabScreenProps = { params: Params; onTeamsOpened: () => void };

/** The screen of each route under the tab bar, loaded in `src/app/members.part.tsx`. */
export type TabScreens = Readonly<Record<TabName, ComponentType<TabScreenProps>>>;
