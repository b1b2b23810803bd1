/** "Your old phone doesn't ring any more.", from a device's name such as "Chrome on Android". */
export const silentText = (label: string): string => `Your old ${kindOf(label)} doesn't ring any more.`;

const kindOf = (label: string) => {
  if (/ on (Android|iPhone)/.test(label)) return "phone";
  return / on (Windows|Mac|Linux|Chromebook)/.test(label) ? "computer" : "device";
};

export const forgetDeviceText = "Forget it";
/** Also the name of the switch that it leads to. */
export const ringHereText = "Ring on this device";
