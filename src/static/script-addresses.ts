import { workerPath } from "../../domain/app-update/app-update";

/** Firebase's SDK loads Google's loader by a plain string URL, with the name of its callback. */
const loader = "https://apis.google.com/js/api.js?onload=";

/**
 * The Trusted Types default policy for script URLs given as strings: allows only our worker
 * and Google's loader.
 */
export const trustScriptAddress = (text: string): string | null =>
  text === workerPath || text.startsWith(loader) ? text : null;
