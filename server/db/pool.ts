import pg from "pg";
import { isDatabaseDown } from "./fault";
import { openLine } from "./line";

type OnConnected = Parameters<pg.Pool["connect"]>[0];

/** A pool before which people wait as long as the database answers at all; pg's own gives each so many seconds and no more. */
export class PatientPool extends pg.Pool {
  readonly #line;

  constructor(
    config: pg.PoolConfig & { max: number; connectionTimeoutMillis: number },
    /** Milliseconds. */
    patience: number,
  ) {
    super(config);
    this.#line = openLine({ places: config.max, stall: config.connectionTimeoutMillis, patience });
    this.on("release", (fault: unknown) => this.#line.leave(!fault || isAnswer(fault)));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    const connected = this.#line.enter().then(() =>
      super.connect().catch((error: unknown) => {
        this.#line.leave(false);
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

/** A statement that was refused was answered all the same. */
const isAnswer = (fault: unknown) => fault instanceof Error && !isDatabaseDown(fault);
