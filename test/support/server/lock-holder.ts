import { lockFolder } from "../../../server/db/folder-lock.mjs";

/** Run as a process of its own: takes the lock of the folder that it is given, and keeps it until it is killed. */
await lockFolder(process.argv[2] ?? "", "/data/database");
process.send?.("held");
setInterval(() => {}, 60_000);
