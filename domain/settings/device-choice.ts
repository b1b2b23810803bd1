export type DeviceChoiceEvent<Value extends string> =
  | { type: "choice.made"; value: Value }
  /** Made in another tab. */
  | { type: "choice.followed"; value: Value };
