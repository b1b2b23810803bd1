import { LookPage, type LookProps } from "../../features/calendar-link/look";

/** /app/look#token */
export const LookScreen = (props: LookProps) => <LookPage {...props} />;
