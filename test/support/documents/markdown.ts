/** A fenced block: its language, and the number of its first line. */
type Block = { readonly language: string; readonly line: number; readonly lines: readonly string[] };

/** The fenced blocks of a Markdown file, and its text with those emptied, so that lines keep their numbers. */
export function splitBlocks(text: string): { readonly prose: string; readonly blocks: readonly Block[] } {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open: { fence: string; language: string; line: number; lines: string[] } | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    const [, fence = "", info = ""] = /^\s*(`{3,}|~{3,})\s*([\w-]*)/.exec(line) ?? [];
    if (!open && fence) open = { fence, language: info, line: index + 2, lines: [] };
    else if (open && fence.startsWith(open.fence) && !info) {
      blocks.push(open);
      open = null;
    } else open?.lines.push(line);
    prose.push(open || fence ? "" : line);
  }
  if (open) throw new Error(`The block of line ${open.line - 1} has no end.`);
  return { prose: prose.join("\n"), blocks };
}

/** The anchors that GitHub gives the headings of a text without blocks, and those that its markup names. */
export function anchorsOf(prose: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of prose.matchAll(/^#{1,6} +(.+?)(?: +#+)? *$/gm)) {
    const shown = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/<[^>]+>/g, "");
    const anchor = shown
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, "")
      .replaceAll(" ", "-");
    let unique = anchor;
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`;
    anchors.add(unique);
  }
  for (const [, name = ""] of prose.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) anchors.add(name);
  return anchors;
}

/** Targets of links and pictures within the repository: of a text without blocks, not of its code. */
export function linksOf(prose: string): readonly string[] {
  const text = prose.replace(/(`+)(?!`).+?(?<!`)\1(?!`)/g, "");
  const targets = [
    ...text.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g),
    ...text.matchAll(/^ {0,3}\[[^\]]+\]:\s+<?(\S+?)>?(?:\s+"[^"]*")?$/gm),
    ...text.matchAll(/\b(?:href|src|srcset)="([^"\s]+)[^"]*"/g),
  ].map(([, target = ""]) => target);
  return targets.filter((target) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target));
}

/** The single commands of a block's lines, without comments, prompts, `sudo` and settings before them. */
export function commandsOf(lines: readonly string[]): readonly string[] {
  return lines
    .join("\n")
    .replace(/\s*\\\n\s*/g, " ")
    .split("\n")
    .flatMap((line) => line.replace(/(?:^|\s)#.*$/, "").split(/&&|\|\||[;|]/))
    .map((command) =>
      command
        .trim()
        .replace(/^[(!]\s*/, "")
        .replace(/^\$\s+/, "")
        .replace(/^sudo(?:\s+-u\s+\S+)?\s+/, "")
        .replace(/^(?:[A-Z_]+=(?:"[^"]*"|'[^']*'|\S*)\s+)+/, "")
        .replace(/\)$/, ""),
    )
    .filter((command) => command !== "");
}
