/**
 * What the changelog says of a version, without its heading; null if it has no such section.
 * @param {string} changelog @param {string} version
 */
export function findSection(changelog, version) {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const section = sections.find((text) => text.split(/[\s,]+/, 2)[1]?.replace(/[[\]]/g, "") === version);
  return section === undefined ? null : `${section.split("\n").slice(1).join("\n").trim()}\n`;
}
