import { scheduleCodeTexts } from "../code-texts";
import { lowestWeekday, type SeriesMadeOutcome, seriesOf, type WeeklyForm } from "./weekly";

/** A series to create, with its idempotency key. */
export type SentSeries = { readonly key: string; readonly form: WeeklyForm };

/** One series for each start time. It uses the key of its lowest weekday. */
export const seriesToSend = (keys: readonly string[], form: WeeklyForm, today: string): SentSeries[] =>
  seriesOf(form, today).map((each) => ({ key: keys[lowestWeekday(each.rule.weekdays)] ?? "", form: each }));

/** Whether the failed call was a repeated one, whose series was created and has been taken back since. */
export const isTakenBack = ({ failed }: Pick<SeriesMadeOutcome, "failed">): boolean =>
  failed?.kind === "refused" && failed.text === scheduleCodeTexts.SERIES_404;

/** The keys for another try with a new key for this series; calls under the other keys may still be repeated. */
export const keysAfter = (keys: readonly string[], sent: SentSeries | undefined): string[] =>
  keys.map((key) => (key === sent?.key ? uuidAfter(key) : key));

/** Its last four digits plus one: as unique as the random UUID that it follows. */
function uuidAfter(uuid: string): string {
  const next = (Number.parseInt(uuid.slice(-4), 16) + 1) % 0x10000;
  return uuid.slice(0, -4) + next.toString(16).padStart(4, "0");
}
