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
