/** Stands in the example of every error reply. */
const requestId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b10";

/**
 * An error reply names its codes only: `{ description, x-codes: [CODE, …] }`, with `x-fields: { CODE: [{ field, rule }] }` for an
 * example that shows faults of fields. Makes it a reply whose body is a Problem with one of the codes, with an example of each.
 * @param {Record<string, unknown>} reply @param {string} file where it stands
 */
export function expandCodes({ "x-codes": listed, "x-fields": faults, ...reply }, file) {
  const codes = /** @type {string[]} */ (listed);
  const fields = /** @type {Record<string, object[]>} */ (faults ?? {});
  const stray = Object.keys(fields).find((code) => !codes.includes(code));
  if (stray) throw new Error(`${file}: x-fields names ${stray}, which is not among ${codes.join(", ")}.`);
  const schema = {
    allOf: [
      { $ref: "#/components/schemas/Problem" },
      {
        type: "object",
        required: ["message_code"],
        properties: { message_code: { type: "string", enum: codes } },
      },
    ],
  };
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code, fields[code]) }]));
  return { ...reply, content: { "application/json": { schema, examples } } };
}

/** @param {string} code @param {object[] | undefined} fields */
const exampleOf = (code, fields) => ({
  message_code: code,
  request_id: requestId,
  ...(fields ? { fields } : {}),
});
