import type { ComponentType } from "react";
import type { Params, TabName } from "../../../domain/shell/routes";
import { ChatScreen, DingsScreen, ScheduleScreen } from "./empty.screens";
import { HomeScreen } from "./home.screen";
import { NextScreen } from "./next.screen";

/** What stands under the tab bar at each address. A page with weight of its own comes by React's `lazy`. */
export const tabScreens: Readonly<Record<TabName, ComponentType<{ params: Params }>>> = {
  home: HomeScreen,
  next: NextScreen,
  chat: ChatScreen,
  schedule: ScheduleScreen,
  dings: DingsScreen,
};
