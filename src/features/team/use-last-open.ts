import { useState } from "react";

/** The last non-null value, so that a closing sheet keeps its content while it fades. */
export function useLastOpen<Value>(value: Value | null): Value | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
