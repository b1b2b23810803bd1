import type { Voters } from "../../domain/feed/feed-outcomes";
import { readOfMessage } from "../huddle/read-of-message.setup";

/** Who voted for what. */
export const votersMachine = readOfMessage<Voters>("voters");
