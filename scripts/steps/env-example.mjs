/**
 * .env.example, generated from the table of settings in docs/operating.md, which a test compares with the settings that the server reads.
 * @param {string} operating the document @returns {string}
 */
export function writeEnvExample(operating) {
  const rows = [...operating.matchAll(/^\| `([A-Z][A-Z_]+)`\s*\|([^|]*)\|([^|]*)\|$/gm)];
  const entries = rows.map(([, name = "", standard = "", meaning = ""]) => {
    // A default that refers to another setting has no literal value.
    const literal = /^`((?:(?!PORT)[^`])+)`$/.exec(standard.trim())?.[1] ?? "";
    const without = literal || standard.trim() === "" ? "" : ` Without it: ${plain(standard)}.`;
    return [...wrap(`${plain(meaning)}.${without}`), `#${name}=${literal}`].join("\n");
  });
  return `# Made by npm run generate from the table in docs/operating.md; never edited by hand.
# Copy it to .env and take the # away from what you set.

${entries.join("\n\n")}
`;
}

/** @param {string} text Markdown */
const plain = (text) =>
  text
    .trim()
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\.$/, "");

/** @param {string} text */
function wrap(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 100) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}
