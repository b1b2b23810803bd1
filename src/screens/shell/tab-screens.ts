import type { ComponentType } from "react";
import type { Params, TabName } from "../../../domain/shell/routes";
import { ChatScreen } from "./empty.screens";

/** The screen of each route under the tab bar. */
export type TabScreens = Readonly<Record<TabName, ComponentType<{ params: Params }>>>;

/** Screens without charts or data. The others are loaded in `src/wiring/members.wiring.tsx`. */
export const plainScreens = {
  chat: ChatScreen,
} satisfies Partial<TabScreens>;
