import { type CarField, type CarForm, carFields, type SavedCar } from "../../domain/ride/car-form";
import { savedFormOf, selectIsUnready } from "../base/saved-form.setup";

/** Offers a car, changes it or takes it from the list. */
export const carFormMachine = savedFormOf<CarForm, CarField, SavedCar>("carForm", carFields);
export const selectIsCarUnready = selectIsUnready(carFields);
export type CarFormMachine = typeof carFormMachine;
