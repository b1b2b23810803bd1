/** Whether the page is visible and the device online. */
export type AttentionEvent = { type: "attention.left" } | { type: "attention.returned" };
