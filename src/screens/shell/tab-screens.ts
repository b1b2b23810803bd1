import type { ComponentType } from "react";
import type { Params, TabName } from "../../../domain/shell/routes";

/** The screen of each route under the tab bar, loaded in `src/wiring/members.wiring.tsx`. */
export type TabScreens = Readonly<Record<TabName, ComponentType<{ params: Params }>>>;
