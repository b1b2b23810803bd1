/** Counts the statements sent to the database, on PostgreSQL those of transactions as well. */
export function countStatements(db: object) {
  const client: Client = Reflect.get(db, "$client");
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

interface Client {
  query(...all: never[]): unknown;
  connect?: ((...all: never[]) => Promise<Client | undefined>) | undefined;
}

function countOn(client: Client) {
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
