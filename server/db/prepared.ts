/** A frequent statement: its SQL is built once for each database. */
export function prepareOnce<Db extends object, Statement>(
  prepare: (db: Db) => Statement,
): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = made.get(db) ?? prepare(db);
    made.set(db, statement);
    return statement;
  };
}
