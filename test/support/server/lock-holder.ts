import { lockFolder } from "../../../server/platform/db/folder-lock.mjs";

/** Run as a child process: takes the given folder's lock and holds it until killed. */
await lockFolder(process.argv[2] ?? "", "/data/database");
process.send?.("held");
setInterval(() => {}, 60_000);
