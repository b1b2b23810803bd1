import { type Clock, readClock, writeTwelveHours } from "../../../domain/dates/clock";
import { createSafeStorage } from "../base/storage.effects";
import { type DeviceChoice, storedChoice } from "./device-choice.effects";

export const clockChoice: DeviceChoice<Clock> = {
  key: "drip.clock",
  read: readClock,
  own: "device",
  show: (_, clock) => writeTwelveHours(clock === "device" ? isDeviceOnTwelve() : clock === "12"),
};

/** Before the first page is drawn. */
export const showClock = (page: Window) =>
  clockChoice.show(
    page,
    storedChoice(
      clockChoice,
      createSafeStorage(() => page.localStorage),
    ),
  );

const isDeviceOnTwelve = () =>
  new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions().hour12 === true;
