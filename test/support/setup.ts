/** Loaded before every test file: a warning that nobody reads is a defect, so console.error and console.warn fail the test that caused them. */
for (const method of ["error", "warn"] as const) {
  console[method] = (...parts: unknown[]) => {
    throw new Error(`console.${method}: ${parts.map(String).join(" ")}`);
  };
}
