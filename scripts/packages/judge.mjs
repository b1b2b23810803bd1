import { gt, lte, prerelease, rcompare, satisfies } from "semver";

/** @typedef {import("./registry.mjs").Document} Document */

/** Constraints that a version's engines and peers do not state. @type {Record<string, { range: string, why: string }>} */
const held = {
  "@types/node": { range: "20", why: "the types are those of the oldest Node.js that works" },
  firebase: { range: "12", why: "the @firebase/app of 13 needs Node.js >=24.12.0" },
};

/**
 * A sentence for each package that is behind or deprecated, with the reason if its update has to wait.
 * @param {Record<string, string>} pins @param {Record<string, Document>} documents @param {string} node the oldest that has to work
 */
export function judgePackages(pins, documents, node) {
  return Object.entries(pins).flatMap(([name, pin]) => {
    const document = documents[name];
    if (!document) return [];
    const obstacle = (/** @type {string} */ version) =>
      whyNot(name, version, document, { pins, documents, node });
    const newer = newerVersions(pin, document);
    const best = newer.find((version) => obstacle(version) === null);
    const [newest] = newer;
    const why = newest && newest !== best ? obstacle(newest) : null;
    const told = [
      ...(best ? [`behind, take ${best}`] : []),
      ...(why ? [`${newest} has to wait: ${why}`] : []),
      ...deprecation(pin, document),
    ];
    return told.length > 0 ? [`${name} ${pin}: ${told.join("; ")}`] : [];
  });
}

/** Newer than the pin, up to the registry's latest, newest first. @param {string} pin @param {Document} document */
function newerVersions(pin, document) {
  const { latest } = document["dist-tags"];
  return Object.keys(document.versions)
    .filter((version) => gt(version, pin) && lte(version, latest) && prerelease(version) === null)
    .filter((version) => !document.versions[version]?.deprecated)
    .sort(rcompare);
}

/**
 * @param {string} name @param {string} version @param {Document} document
 * @param {{ pins: Record<string, string>, documents: Record<string, Document>, node: string }} house
 * @returns {string | null}
 */
function whyNot(name, version, document, { pins, documents, node }) {
  const hold = held[name];
  if (hold && !satisfies(version, hold.range)) return hold.why;
  const { engines, peerDependencies = {} } = document.versions[version] ?? {};
  if (engines?.node && !satisfies(node, engines.node)) return `it needs Node.js ${engines.node}`;
  for (const [peer, range] of Object.entries(peerDependencies)) {
    const pinned = pins[peer];
    if (pinned && !satisfies(pinned, range)) return `it wants ${peer} ${range}`;
  }
  for (const [other, pinned] of Object.entries(pins)) {
    const range = documents[other]?.versions[pinned]?.peerDependencies?.[name];
    if (range && !satisfies(version, range)) return `${other} ${pinned} wants ${name} ${range}`;
  }
  return null;
}

/** @param {string} pin @param {Document} document */
function deprecation(pin, document) {
  const version = document.versions[pin];
  if (!version) return ["the registry no longer has this version"];
  return version.deprecated ? [`deprecated: ${version.deprecated}`] : [];
}
