import type { OpenReport } from "../../../domain/report/open-reports";

const said = (seq: number, author_id: string, text: string) => ({
  seq,
  author_id,
  text,
  made_at: "2026-11-22T17:42:00.000Z",
  withdrawn_as: null,
});

/** Kim's words to Lee, reported with a line before and after. */
export const openReport = (change: Partial<OpenReport> = {}): OpenReport => ({
  id: "r1",
  reason: "unkind",
  note: null,
  copy: {
    message: said(2, "kim", "Your kid is hopeless"),
    before: [said(1, "lee", "We lost again")],
    after: [said(3, "lee", "@{kim} please")],
  },
  made_at: "2026-11-22T17:43:00.000Z",
  version: 1,
  names: { kim: "Kim Test", lee: "Lee Test" },
  decision: null,
  ...change,
});
