import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config/config";
import type { Database } from "./database";

/** What code that knows no feature may need of the running server. */
export interface ServerContext {
  config: Config;
  db: Database;
  /** Injected, so that a test can let an hour pass. */
  now: () => Date;
  log: FastifyBaseLogger;
}
