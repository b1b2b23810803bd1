import {
  messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from "@electric-sql/pglite";

interface Statement {
  name: string;
  parameterTypes: readonly number[];
  /** Undefined for one that answers no rows. */
  description: messages.RowDescriptionMessage | undefined;
}

type Values = readonly unknown[];

/** The server has a few dozen, and of one with a list of values as many as the list has lengths. */
const room = 200;

/**
 * PGlite itself has each statement parsed, described and planned whenever it runs, in six calls of the engine. Here one with values
 * is prepared when it first comes, and from then on runs in a single call. Everything else goes the way it went.
 */
export function keepStatements(client: PGlite): PGlite {
  const { serialize } = protocol;
  const ask = client.query.bind(client);
  const open = client.transaction.bind(client);
  /** By their text, the one that ran last at the end. */
  const kept = new Map<string, Statement>();
  const dropped: string[] = [];
  let made = 0;

  function drop(text: string) {
    const statement = kept.get(text);
    if (statement && kept.delete(text)) dropped.push(statement.name);
  }

  async function prepare(text: string): Promise<Statement> {
    for (const oldest of kept.keys()) {
      if (kept.size < room) break;
      drop(oldest);
    }
    made += 1;
    const name = `kept_${made}`;
    const answers = await client.execProtocolStream(
      Buffer.concat([
        ...dropped.splice(0).map((name) => serialize.close({ type: "S", name })),
        serialize.parse({ name, text }),
        serialize.describe({ type: "S", name }),
        serialize.sync(),
      ]),
      { syncToFs: false },
    );
    const parameters = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    return {
      name,
      parameterTypes: parameters?.dataTypeIDs ?? [],
      description: answers.find((answer) => answer instanceof messages.RowDescriptionMessage),
    };
  }

  async function execute(text: string, values: Values, isAlone: boolean) {
    const statement = kept.get(text) ?? (await prepare(text));
    kept.delete(text);
    kept.set(text, statement);
    const { name, parameterTypes, description } = statement;
    const write = (value: unknown, index: number) =>
      value === null || value === undefined
        ? null
        : (client.serializers[parameterTypes[index] ?? 0] ?? String)(value);
    const answers = await client.execProtocolStream(
      Buffer.concat([
        serialize.bind({ statement: name, values: values.map(write) }),
        serialize.execute(),
        serialize.sync(),
      ]),
      { syncToFs: isAlone },
    );
    return description ? [description, ...answers] : answers;
  }

  /** A table that changed its shape leaves statements behind that cannot run any more. */
  async function executeAnew(text: string, values: Values, isAlone: boolean) {
    try {
      return await execute(text, values, isAlone);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      drop(text);
      // A transaction is lost with its first fault.
      if (!isAlone) throw error;
      return execute(text, values, isAlone);
    }
  }

  const run = async <Row>(text: string, values: Values, options: QueryOptions, isAlone: boolean) => {
    const answers = await client.runExclusive(() => executeAnew(text, values, isAlone));
    const { parsers, ...rest } = options;
    const [result] = parse.parseResults(answers, over(parsers, client.parsers), rest);
    return result as Results<Row>;
  };

  return Object.assign(client, {
    async query<Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) {
      if (values.length === 0) return ask<Row>(text, values, options);
      await client._checkReady();
      return client._runExclusiveTransaction(() => run<Row>(text, values, options, true));
    },
    transaction: <Done>(work: Parameters<typeof open<Done>>[0]): Promise<Done> =>
      open((tx) => {
        const askIn = tx.query;
        return work(
          Object.assign(tx, {
            query: async <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) =>
              values.length === 0 || tx.closed
                ? askIn<Row>(text, values, options)
                : run<Row>(text, values, options, false),
          }),
        );
      }),
  });
}

type Parsers = PGlite["parsers"];

/** PGlite copies its two hundred for each result. */
const over = (special: QueryOptions["parsers"], usual: Parsers): Parsers =>
  Object.assign(Object.create(usual), special);

/** "Cached plan must not change result type", and a statement that the engine does not know. */
const isOutdated = (error: unknown) =>
  error instanceof messages.DatabaseError && (error.code === "0A000" || error.code === "26000");
