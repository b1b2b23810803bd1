/** "Maya was here." Read by the player's family. */
export function ownMarkText(name: string | null, mark: "present" | "late" | "absent"): string {
  const who = name ?? "You";
  if (mark === "late") return `${who} came late.`;
  const was = name === null ? "were" : "was";
  return mark === "present" ? `${who} ${was} here.` : `${who} ${was} marked missing.`;
}
