import { MailStop, type MailStopProps } from "../../features/dings/mail-stop";

/** /app/stop#token */
export const MailStopScreen = (props: MailStopProps) => <MailStop {...props} />;
