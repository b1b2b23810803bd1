import type { ComponentType } from "react";
import type { Params, TabName } from "../../../domain/shell/routes";
import { ChatScreen } from "./empty.screens";

/** What stands under the tab bar at each address. */
export type TabScreens = Readonly<Record<TabName, ComponentType<{ params: Params }>>>;

/** The pages that need nothing but themselves. The others are loaded in `src/wiring/members.wiring.tsx`. */
export const plainScreens = {
  chat: ChatScreen,
} satisfies Partial<TabScreens>;
