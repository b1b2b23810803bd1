import { answerCases } from "./answer.cases";
import { eventCases } from "./event.cases";
import { receiptCases } from "./receipt.cases";
import { seriesCases } from "./series.cases";
import { venueCases } from "./venue.cases";

export const scheduleCases = {
  ...eventCases,
  ...answerCases,
  ...receiptCases,
  ...seriesCases,
  ...venueCases,
};
export type ScheduleOperation = keyof typeof scheduleCases;
