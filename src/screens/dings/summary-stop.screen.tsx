import { SummaryStop, type SummaryStopProps } from "../../features/dings/summary-stop";

/** /app/stop#token */
export const SummaryStopScreen = (props: SummaryStopProps) => <SummaryStop {...props} />;
