import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { carFormWith } from "../effects/ride/car-form.actors";
import { CarForm, type CarFormProps, EndCar, type EndCarProps } from "../features/ride/car-form";

/** The forms of a driver. */
export const wireRideForms = (ports: AppPorts) => ({
  CarForm: wireCarForm(ports),
  EndCar: wireEndCar(ports),
});

function wireCarForm(ports: AppPorts): ComponentType<Omit<CarFormProps, "machine">> {
  const machine = carFormWith(ports);
  return (props) => <CarForm {...props} machine={machine} />;
}

function wireEndCar(ports: AppPorts): ComponentType<Omit<EndCarProps, "machine">> {
  const machine = carFormWith(ports);
  return (props) => <EndCar {...props} machine={machine} />;
}
