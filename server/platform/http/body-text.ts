const deepest = 32;

/** The field whose text no database can store (NUL, a lone surrogate), or that is nested too deeply; null if there is none. */
export function findUnfitText(body: unknown): string | null {
  return walk(body, [], 0);
}

function walk(value: unknown, path: readonly string[], depth: number): string | null {
  if (typeof value === "string") return isFit(value) ? null : nameOf(path);
  if (typeof value !== "object" || value === null) return null;
  if (depth === deepest) return nameOf(path);
  for (const [key, inner] of Object.entries(value)) {
    if (!isFit(key)) return nameOf(path);
    const found = walk(inner, [...path, key], depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const nameOf = (path: readonly string[]) => path[0]?.slice(0, 64) ?? "body";

const isFit = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);
