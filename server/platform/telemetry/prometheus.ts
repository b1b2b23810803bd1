/**
 * Counters, gauges and histograms in Prometheus's text format
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). The format is a few kinds of lines, so a package
 * would weigh more than it saves.
 */
export interface Registry {
  counter<Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label>;
  histogram<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    bounds: readonly number[],
  ): Histogram<Label>;
  /** Read at each scrape. A sample whose value is unknown is left out. */
  gauge(
    name: string,
    help: string,
    read: () => Samples | Promise<Samples>,
    type?: "gauge" | "counter" | "summary",
  ): void;
  render(): Promise<string>;
}

type Labels<Label extends string = string> = Readonly<Record<Label, string>>;
export interface Counter<Label extends string> {
  add(labels: Labels<Label>): void;
}
export interface Histogram<Label extends string> {
  observe(labels: Labels<Label>, value: number): void;
}
export type Samples = readonly { labels?: Labels; value: number }[];

export function openRegistry(): Registry {
  const families: (() => Promise<string[]>)[] = [];
  const head = (name: string, help: string, type: string) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
  ];

  return {
    counter(name, help, names) {
      const counts = new Map<string, number>();
      families.push(async () => [
        ...head(name, help, "counter"),
        ...[...counts].map(([labels, count]) => `${name}${labels} ${count}`),
      ]);
      return {
        add(labels) {
          const key = written(labels, names);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        },
      };
    },

    histogram(name, help, names, bounds) {
      const seen = new Map<string, { labels: Labels; sum: number; count: number; buckets: number[] }>();
      families.push(async () => [
        ...head(name, help, "histogram"),
        ...[...seen.values()].flatMap(({ labels, sum, count, buckets }) => [
          ...bounds.map((bound, at) => {
            const withBound = written({ ...labels, le: String(bound) }, [...names, "le"]);
            return `${name}_bucket${withBound} ${buckets[at]}`;
          }),
          `${name}_bucket${written({ ...labels, le: "+Inf" }, [...names, "le"])} ${count}`,
          `${name}_sum${written(labels, names)} ${sum}`,
          `${name}_count${written(labels, names)} ${count}`,
        ]),
      ]);
      return {
        observe(labels, value) {
          const key = written(labels, names);
          const each = seen.get(key) ?? { labels, sum: 0, count: 0, buckets: bounds.map(() => 0) };
          seen.set(key, each);
          each.sum += value;
          each.count += 1;
          each.buckets = each.buckets.map((count, at) => count + Number(value <= (bounds[at] ?? 0)));
        },
      };
    },

    gauge(name, help, read, type = "gauge") {
      families.push(async () => [
        ...head(name, help, type),
        ...(await read())
          .filter(({ value }) => !Number.isNaN(value))
          .map(({ labels = {}, value }) => `${name}${written(labels, Object.keys(labels))} ${value}`),
      ]);
    },

    async render() {
      const lines = await Promise.all(families.map((family) => family()));
      return `${lines.flat().join("\n")}\n`;
    },
  };
}

function written(labels: Labels, names: readonly string[]): string {
  if (names.length === 0) return "";
  return `{${names.map((name) => `${name}="${escaped(labels[name] ?? "")}"`).join(",")}}`;
}

const escaped = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
