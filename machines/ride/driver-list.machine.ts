import type { DriverLine } from "../../domain/ride/drivers";
import { collectionOf } from "../base/collection.setup";

/** Who may drive a child, also alone. What is taken back leaves the list. */
export const driverListMachine = collectionOf<DriverLine>("driverList");
export type DriverListMachine = typeof driverListMachine;
