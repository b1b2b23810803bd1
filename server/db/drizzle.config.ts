import { defineConfig } from "drizzle-kit";

// New migration: node_modules/.bin/drizzle-kit generate --config server/db/drizzle.config.ts --name <what-changes>
// biome-ignore lint/style/noDefaultExport: drizzle-kit reads the default export
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/db/schema/*.ts",
  out: "./server/db/migrations",
});
