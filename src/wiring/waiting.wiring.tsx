import type { ComponentType } from "react";
import { DingsScreen } from "../screens/shell/empty.screens";
import { HomeScreen } from "../screens/shell/home.screen";
import type { HousePorts } from "./house-ports";

export const wireHome = (_ports: HousePorts): ComponentType => HomeScreen;

export const wireDings = (_ports: HousePorts): ComponentType => DingsScreen;
