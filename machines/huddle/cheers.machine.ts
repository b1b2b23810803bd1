import type { Cheered } from "../../domain/huddle/talk-outcomes";
import { readOfMessage } from "./read-of-message.setup";

/** Who gave a message which cheer. */
export const cheersMachine = readOfMessage<readonly Cheered[]>("cheers");
