import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as esbuild from "esbuild";
import { root } from "../../server/platform/config/root";

/** What every bundle of a benchmark shares with the product's own: the settings, and one copy of React. */
const settings: esbuild.BuildOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  write: false,
  metafile: true,
  outdir: "none",
  legalComments: "none",
  logLevel: "silent",
  platform: "browser",
  absWorkingDir: root,
  define: { "process.env.NODE_ENV": '"production"', __GALLERY__: "false", __INSPECTOR__: "false" },
  nodePaths: [path.join(root, "node_modules")],
};

/** The product's copy, even if a peer brought its own. */
const single = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, path.join(root, "node_modules", name)]));

/** Styles as text, to be injected into the page. */
export async function bundlePage(entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...settings,
    entryPoints: [path.join(root, "scripts/bench", entry)],
    loader: { ".css": "text" },
    alias: single(["react", "react-dom"]),
  });
  return outputFiles?.[0]?.text ?? "";
}

/** The size of a few lines of code with everything they import, script and style, without the excluded packages. */
export async function weigh(
  code: string,
  { beside = [], own }: { beside?: readonly string[]; own?: ReadonlySet<string> } = {},
): Promise<number> {
  const aliased = ["react", "react-dom"].filter((name) => !beside.includes(name));
  const { outputFiles = [] } = await esbuild.build({
    ...settings,
    stdin: { contents: code, resolveDir: path.join(root, "scripts/bench"), loader: "tsx" },
    loader: { ".css": "css" },
    external: beside.flatMap((name) => [name, `${name}/*`]),
    alias: single(aliased),
    plugins: own ? [only(own)] : [],
  });
  return sum(outputFiles.map(({ contents }) => sizeOf(contents)));
}

/** Leaves out all other sources. */
const only = (own: ReadonlySet<string>): esbuild.Plugin => ({
  name: "only",
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path: named, pluginData, ...options }) => {
      if (pluginData === "asked") return null;
      const found = await build.resolve(named, { ...options, pluginData: "asked" });
      return own.has(path.relative(root, found.path)) ? found : { path: named, external: true };
    });
  },
});

/** The sources that only these import. */
export async function ownSources(isPart: (source: string) => boolean): Promise<ReadonlySet<string>> {
  const { metafile } = await esbuild.build({
    ...settings,
    entryPoints: [path.join(root, "src/main.tsx")],
    splitting: true,
    packages: "external",
  });
  const inputs = metafile?.inputs ?? {};
  const reach = (from: readonly string[], isStop: (source: string) => boolean) => {
    const seen = new Set(from);
    for (const source of seen)
      for (const { path: next } of inputs[source]?.imports ?? [])
        if (inputs[next] && !isStop(next)) seen.add(next);
    return seen;
  };
  const rest = reach(["src/main.tsx"], isPart);
  const part = reach(Object.keys(inputs).filter(isPart), () => false);
  return new Set([...part].filter((source) => !rest.has(source)));
}

export const sizeOf = (content: Uint8Array | string) => brotliCompressSync(content).length;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
