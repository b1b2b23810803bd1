const plain: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/** Finds missing security headers of a reply, and headers that disclose too much. */
export function headerFaults(headers: Headers, { isHttps = false } = {}): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  return [
    ...Object.entries(plain).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name])),
    ...(/default-src 'none'.*frame-ancestors 'none'/.test(policy) && !/unsafe|\*(?:[ ;]|$)/.test(policy)
      ? []
      : ["content-security-policy"]),
    ...(/camera=\(\).*microphone=\(\)/.test(headers.get("permissions-policy") ?? "")
      ? []
      : ["permissions-policy"]),
    ...(headers.has("strict-transport-security") === isHttps ? [] : ["strict-transport-security"]),
    ...(headers.has("cache-control") ? [] : ["cache-control"]),
    ...["server", "x-powered-by"].filter((name) => headers.has(name)),
  ];
}
