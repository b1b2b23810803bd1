import autocannon from "autocannon";

export interface Call {
  method: "GET" | "POST";
  /** By the number of the call. */
  make: (index: number) => { path: string; headers: Record<string, string>; body?: object };
}

let made = 0;

/** Sends one kind of call over ten connections for a number of seconds. */
export async function press(origin: string, { method, make }: Call, seconds: number) {
  const result = await autocannon({
    url: origin,
    connections: 10,
    duration: seconds,
    requests: [
      {
        method,
        setupRequest: (request) => {
          const { path, headers, body } = make(made++);
          const type = body && { "content-type": "application/json" };
          return {
            ...request,
            path,
            headers: { ...headers, ...type },
            ...(body && { body: JSON.stringify(body) }),
          };
        },
      },
    ],
  });
  if (result["2xx"] === 0 || result.errors > 0 || result.non2xx > result["2xx"] / 1_000)
    throw new Error(
      `${make(0).path} answered ${result.non2xx} times other than 2xx, ${result.errors} errors.`,
    );
  return result["2xx"];
}

/** So that no client's rate limit is reached. */
export const clientAddress = (index: number) =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
