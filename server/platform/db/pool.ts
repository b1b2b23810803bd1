import pg from "pg";
import { isDatabaseDown, isReadOnly } from "./fault";
import { openSemaphore } from "./semaphore";

type OnConnected = Parameters<pg.Pool["connect"]>[0];

/**
 * A connection pool whose callers wait as long as the database answers at all. pg's own pool gives every
 * caller the same fixed timeout.
 */
export class PatientPool extends pg.Pool {
  readonly #semaphore;

  constructor(
    config: pg.PoolConfig & { max: number; connectionTimeoutMillis: number },
    /** Milliseconds. */
    patience: number,
  ) {
    super(config);
    this.#semaphore = openSemaphore({ permits: config.max, stall: config.connectionTimeoutMillis, patience });
    this.on("release", (fault: unknown) => this.#semaphore.release(!fault || isAnswer(fault)));
  }

  get callersWaiting(): number {
    return this.#semaphore.waiting();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    const connected = this.#semaphore.acquire().then(() =>
      super.connect().catch((error: unknown) => {
        this.#semaphore.release(false);
        throw error;
      }),
    );
    if (!onConnected) return connected;
    connected.then(
      (client) => onConnected(undefined, client, client.release),
      (error: Error) => onConnected(error, undefined, () => {}),
    );
    return undefined;
  }
}

/** A rejected statement also shows that the database answers. */
const isAnswer = (fault: unknown) => fault instanceof Error && (isReadOnly(fault) || !isDatabaseDown(fault));
