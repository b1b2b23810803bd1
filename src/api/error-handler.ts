import { isMessageCode, messageTexts } from "../../domain/message-texts";
import type { Problem, Unreachable } from "../../domain/result";
import { texts } from "../../domain/texts";

/** What a failed call asks for. */
export type Handling =
  | { kind: "session" }
  | { kind: "toast"; text: string }
  | { kind: "report"; text: string; problem: Problem };

export function handlingOf(failure: Problem | Unreachable): Handling {
  if (failure.kind === "unreachable") return { kind: "toast", text: texts.problem.unreachable };
  const code = failure.messageCode;
  if (code === "AUTH_401_JWT") return { kind: "session" };
  if (code !== null && isMessageCode(code)) return { kind: "toast", text: messageTexts[code] };
  return { kind: "report", text: texts.problem.unknown, problem: failure };
}

/** What people read of a failure; the session says for itself when it is over. */
export function textOf(failure: Problem | Unreachable): string {
  const handling = handlingOf(failure);
  return handling.kind === "session" ? messageTexts.AUTH_401_JWT : handling.text;
}

export type ErrorPorts = {
  raiseToast: (text: string) => void;
  /** Logs and reports what nobody foresaw. Neither tokens nor bodies are in it. */
  report: (problem: Pick<Problem, "status" | "messageCode">) => void;
  refuseToken: () => void;
};

export function createErrorHandler(ports: ErrorPorts) {
  return (failure: Problem | Unreachable): void => {
    const handling = handlingOf(failure);
    if (handling.kind === "session") {
      ports.refuseToken();
      return;
    }
    if (handling.kind === "report")
      ports.report({ status: handling.problem.status, messageCode: handling.problem.messageCode });
    ports.raiseToast(handling.text);
  };
}
