import type { MessageCode } from "../base/result";

export const rideCodeTexts = {
  RIDE_401_CREATE: "Rides are for the team's grown-ups to offer.",
  RIDE_401_UPDATE: "That's for the driver and the player's grown-ups to settle.",
  RIDE_403_FULL: "Every seat is taken. Try another car.",
  RIDE_404: "That car has left. Reload to see who still has seats.",
  RIDE_409_CONFLICT: "Already in a car that way. Give that one up first.",
} satisfies Partial<Record<MessageCode, string>>;
