import { AnswerLink, type AnswerLinkProps } from "../../features/mail-links/answer-link";

/** /app/answer#token */
export const AnswerLinkScreen = (props: AnswerLinkProps) => <AnswerLink {...props} />;
