import { defineConfig } from "drizzle-kit";

// New migration: node_modules/.bin/drizzle-kit generate --config server/platform/db/drizzle.config.ts --name <what-changes>
// biome-ignore lint/style/noDefaultExport: drizzle-kit reads the default export
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/platform/db/schema/*.ts",
  out: "./server/platform/db/migrations",
});
