import { randomUUID } from "node:crypto";
import pg from "pg";
import { databaseUrl } from "../server/database-template";

/** The data of a real server: a new database if TEST_DATABASE_URL names a PostgreSQL, else PGlite in the folder. */
export async function productDatabase(): Promise<Record<string, string>> {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) return {};
  const name = `drip_product_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: databaseUrl(address, name) };
}
