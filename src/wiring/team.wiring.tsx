import type { ComponentType } from "react";
import type { Params } from "../../domain/shell/routes";
import { ShellPage } from "../ui/shell/shell-frame";
import type { HousePorts } from "./house-ports";

export const wireTeam =
  (_ports: HousePorts): ComponentType<{ params: Params }> =>
  () => <ShellPage title="Team">{null}</ShellPage>;
