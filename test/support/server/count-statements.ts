type Client = Record<string, (...all: unknown[]) => unknown>;

/** The statements sent to the database, and `transaction` or `connect` for those inside a transaction. */
export function readStatements(db: object) {
  const client: Client = Reflect.get(db, "$client");
  const texts: string[] = [];
  const sending = ["query", "transaction", "connect"].flatMap((name) => {
    const send = client[name];
    return send ? [{ name, send }] : [];
  });
  for (const { name, send } of sending)
    client[name] = (...all) => {
      texts.push(name === "query" ? textOf(all[0]) : name);
      return send.apply(client, all);
    };
  return () => {
    for (const { name, send } of sending) client[name] = send;
    return texts;
  };
}

const textOf = (query: unknown) => (typeof query === "string" ? query : String(Object(query).text));

/** Counts the statements sent to the database. */
export function countStatements(db: object) {
  const client: { query: (...all: never[]) => unknown } = Reflect.get(db, "$client");
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
