import type { MessageCode } from "../base/result";
import { dripNameTexts } from "./texts";

export const dripNameCodeTexts = {
  USER_400_DRIP_NAME: dripNameTexts.profane,
  USER_401_DRIP_NAME: "That drip name isn't yours to change. Head to your own settings.",
  USER_403_DRIP_NAME: dripNameTexts.taken,
} satisfies Partial<Record<MessageCode, string>>;
