import { workerPath } from "../../domain/app-update/app-update";

/** Firebase's SDK asks for Google's loader by a plain text, with the name of a callback of its own. */
const loader = "https://apis.google.com/js/api.js?onload=";

/**
 * What the default policy of Trusted Types makes of a text that is to become the address of a script: only our worker
 * and Google's loader may be named so.
 */
export const trustScriptAddress = (text: string): string | null =>
  text === workerPath || text.startsWith(loader) ? text : null;
