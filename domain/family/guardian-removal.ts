import { retention } from "../base/retention";

/** From a guardian's request to end another's access until it ends, unless another guardian or support objects. */
export const removalDays = 7;
/** After an objection the same guardian cannot ask again for so long. */
export const objectionDays = retention.decidedRemovalDays;

const hour = 3_600_000;

/** In hours, since days would be counted by clock changes. */
export const removalTime = removalDays * 24 * hour;
