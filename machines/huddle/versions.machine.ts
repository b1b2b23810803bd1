import type { Version } from "../../domain/huddle/talk-outcomes";
import { readOfMessage } from "./read-of-message.setup";

/** Earlier words of a message. */
export const versionsMachine = readOfMessage<readonly Version[]>("versions");
