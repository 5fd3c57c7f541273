declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    /** Each axis at one value, or within a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features; all of them where absent. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** The font with the glyphs of a text alone. */
  // biome-ignore lint/style/noDefaultExport: so it is made.
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
