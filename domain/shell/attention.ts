/** Whether somebody looks at the page and the network is there. */
export type AttentionEvent = { type: "attention.left" } | { type: "attention.returned" };
