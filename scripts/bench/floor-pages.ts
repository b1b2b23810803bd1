import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { bundlePage } from "./bundle";

const style = "body{font:1rem/1.5 system-ui,sans-serif;margin:2rem}h1{font-size:3rem}button{min-height:44px}";
const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Drip</title><link rel="icon" href="data:,"><style>${style}</style>`;
const words = "<h1>Drip</h1><p>Your team. Your people. One huddle.</p>";
const script =
  "let n=0;const b=document.querySelector('button');b.onclick=()=>{b.textContent='Pressed '+ ++n+' times'};window.isUsable=true";

/** Two baselines: a static page, and one without prerendering; compressed like the product's. */
export async function openFloorPages() {
  const files: Record<string, { type: string; content: Buffer }> = {
    "/static": html(
      `${head}</head><body><main>${words}<button>Pressed 0 times</button></main><script>${script}</script></body></html>`,
    ),
    "/react": html(
      `${head}<script type="module" src="/react.js"></script></head><body><div id="app"></div></body></html>`,
    ),
    "/react.js": { type: "text/javascript", content: pack(await bundlePage("pages/react-page.tsx")) },
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""];
    if (!file) return void response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": `${file.type}; charset=utf-8`, "content-encoding": "br" })
      .end(file.content);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const pack = (text: string) => brotliCompressSync(text);
const html = (text: string) => ({ type: "text/html", content: pack(text) });
