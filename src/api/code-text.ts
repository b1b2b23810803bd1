/** What to tell people of a code; null if it is unknown. All codes' texts are 6 kB: they are loaded with the first refusal. */
export async function findCodeText(code: string): Promise<string | null> {
  const texts = await import("./filled-texts").catch(() => null);
  return texts?.filledText(code) ?? null;
}
