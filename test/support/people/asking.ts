import type { TestServer } from "../server/server";
import type { addPerson } from "./person";

export type Someone = Awaited<ReturnType<typeof addPerson>>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A call by a signed-in person, and its reply. */
export const asking =
  ({ app }: Pick<TestServer, "app">) =>
  async (who: Someone, method: Method, url: string, payload?: object, more: Record<string, string> = {}) => {
    const headers = { ...(await who.signIn()), ...more };
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const body = reply.body === "" ? {} : reply.json();
    return { status: reply.statusCode, body, code: body.message_code, headers: reply.headers };
  };
