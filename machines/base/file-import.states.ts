import type { ChosenFile } from "../../domain/base/file-text";
import { onFault } from "./fault.actions";
import { byOutcome } from "./outcomes";

/** Another file may be chosen, which `target` reads. */
export const anotherFile = <Target extends string>(target: Target) =>
  ({
    "file.chosen": {
      target,
      actions: { type: "choose", params: ({ event }: { event: { file: ChosenFile } }) => event },
    },
  }) as const;

/** Reads the chosen file on the device, then continues. */
export const readingFile = <Next extends string, Context, Input>(
  next: Next,
  inputOf: (context: Context) => Input,
) =>
  ({
    invoke: {
      id: "readFile",
      src: "readFile",
      input: ({ context }: { context: Context }) => inputOf(context),
      onDone: byOutcome({ isRead: [next, "setFile"], else: ["unreadable", "setFile"] }),
      onError: { target: "unreadable", actions: "setFailed" },
    },
  }) as const;

/** Rows are saved by one call after the other until all are; after a failure the same call is made again. */
export const sendingRows = <Context, Call>(nextCall: (context: Context) => Call) =>
  ({
    sending: {
      invoke: {
        id: "sendRows",
        src: "sendRows",
        input: ({ context }: { context: Context }) => nextCall(context),
        onDone: byOutcome({ isSent: ["counting", "setSent"], else: ["paused", "setRefusal"] }),
        onError: onFault("paused"),
      },
    },
    counting: { always: [{ guard: "isAllSent", target: "done" }, { target: "sending" }] },
  }) as const;
