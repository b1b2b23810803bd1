import type { components } from "../../../openapi";
import type { Database, Transaction } from "../../platform/db/database";

type Review = components["schemas"]["AbsenceReview"];

/** Does the work and undoes it, so that a review says what the work itself would. */
export async function tryOut(db: Database, work: (tx: Transaction) => Promise<Review>): Promise<Review> {
  const undone = new Error("undone");
  let review: Review | undefined;
  await db
    .transaction(async (tx) => {
      review = await work(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!review) throw new Error("A dry run has no review.");
  return { ...review, items: [] };
}
