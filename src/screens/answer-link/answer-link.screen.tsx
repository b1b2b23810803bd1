import { AnswerLink, type AnswerLinkProps } from "../../features/answer-link/answer-link";

/** /app/answer#token */
export const AnswerLinkScreen = (props: AnswerLinkProps) => <AnswerLink {...props} />;
