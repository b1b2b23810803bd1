import { sql } from "drizzle-orm";
import type { Handlers } from "../contract";
import { IdentityUnavailable, Problem } from "../problem";
import type { Services } from "../services";

const patience = 2_000;

export const healthHandlers = ({ db, identity }: Services): Handlers<"readHealth"> => ({
  async readHealth() {
    const [database, provider] = await Promise.all([
      answers(() => db.execute(sql`select 1`).then(() => true)),
      answers(() => identity.isHealthy()),
    ]);
    if (!database) throw new Problem("SERVER_503_DATABASE", { retryAfter: 5 });
    if (!provider) throw new IdentityUnavailable();
    return { status: "ok" };
  },
});

async function answers(ask: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([ask().catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
