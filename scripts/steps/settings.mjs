import { settingGroups } from "../../server/platform/config/setting-list.mjs";

/** @typedef {import("../../server/platform/config/setting-list.mjs").Setting} Setting */

/** @type {[string, { about: string, settings: Record<string, Setting> }][]} */
const groups = Object.entries(settingGroups);

/** docs/deploy/settings.md: every setting of the server, as a table for each group. */
export function writeSettingsPage() {
  const tables = groups.map(([name, { about, settings }]) => {
    const rows = Object.entries(settings).map(
      ([setting, { value, without, does }]) =>
        `| \`${setting}\` | ${value === undefined ? (without ?? "") : `\`${value}\``} | ${does} |`,
    );
    return `## ${name}\n\n${about}\n\n| setting | default | what it does |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `<!-- Made by npm run generate from server/platform/config/setting-list.mjs; never edited by hand. -->
# Settings

All are environment variables, or lines of a file \`.env\` beside \`package.json\`, which the real environment overrides. [\`.env.example\`](../../.env.example) has them all. A missing or wrong setting stops the start with a sentence that names it. Defaults are those of development where production has none.

${tables.join("\n")}`;
}

/** .env.example: every setting, commented out. */
export function writeEnvExample() {
  const entries = groups.map(([name, { about, settings }]) =>
    [
      `# ${name}. ${about}`,
      ...Object.entries(settings).map(([setting, { value, without, does }]) =>
        [
          ...wrap(`${plain(does)}.${without === undefined ? "" : ` Without it: ${plain(without)}.`}`),
          `#${setting}=${value ?? ""}`,
        ].join("\n"),
      ),
    ].join("\n\n"),
  );
  return `# Made by npm run generate from server/platform/config/setting-list.mjs; never edited by hand.
# Copy it to .env and take the # away from what you set.

${entries.join("\n\n")}
`;
}

/** @param {string} text Markdown */
const plain = (text) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replace(/[`*]/g, "");

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
