declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };
  const subsetFont: (
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ) => Promise<Buffer>;
  export = subsetFont;
}
