type Send = (...all: unknown[]) => unknown;
type Client = Record<string, Send>;

/** The texts of the statements sent to the database, those within transactions too. */
export function readStatements(db: object) {
  const pool: Client = Reflect.get(db, "$client");
  const texts: string[] = [];
  const watched: (() => void)[] = [];
  const watch = (client: Client) =>
    replace(client, "query", (send, all) => {
      texts.push(textOf(all[0]));
      return send(...all);
    });
  function replace(client: Client, name: string, call: (send: Send, all: unknown[]) => unknown) {
    const send = client[name];
    if (!send) return;
    client[name] = (...all) => call(send.bind(client), all);
    watched.push(() => {
      client[name] = send;
    });
  }
  watch(pool);
  // Of pg; with a callback it is the pool's own, for a statement that was noted.
  replace(pool, "connect", async (send, all) => {
    const client = await send(...all);
    if (all.length === 0) watch(client as Client);
    return client;
  });
  // Of PGlite.
  replace(pool, "transaction", (send, [work]) =>
    send((tx: Client) => {
      watch(tx);
      return (work as Send)(tx);
    }),
  );
  return () => {
    for (const end of watched.reverse()) end();
    return texts;
  };
}

const textOf = (query: unknown) => (typeof query === "string" ? query : String(Object(query).text));

/** Counts the statements sent to the database, on PostgreSQL those of transactions as well. */
export function countStatements(db: object) {
  const client: Counted = Reflect.get(db, "$client");
  const stops = [countOn(client)];
  const { connect } = client;
  // A transaction takes a connection of the pool, and `query` takes one by a callback.
  if (connect !== undefined)
    client.connect = async (...all) => {
      const connected = await connect.apply(client, all);
      if (all.length === 0 && connected) stops.push(countOn(connected));
      return connected;
    };
  return () => {
    client.connect = connect;
    return stops.reduce((sum, stop) => sum + stop(), 0);
  };
}

interface Counted {
  query(...all: never[]): unknown;
  connect?: ((...all: never[]) => Promise<Counted | undefined>) | undefined;
}

function countOn(client: Counted) {
  const { query } = client;
  let count = 0;
  client.query = (...all) => {
    count += 1;
    return query.apply(client, all);
  };
  return () => {
    client.query = query;
    return count;
  };
}
