import type { ComponentType } from "react";
import { NextScreen } from "../screens/shell/next.screen";
import type { HousePorts } from "./house-ports";

export const wireFirstBase = (_ports: HousePorts): ComponentType => NextScreen;
