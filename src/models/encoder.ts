/** What turns texts into vectors whose cosines tell how near their meanings are. */
export interface Encoder {
  /** Kept with the vectors it made: those of another name are made anew. It changes with whatever changes a vector. */
  name: string;
  dimensions: number;
  /**
   * One vector of length 1 for each text, in their order; one of zeros for a text of which the encoder understands too little.
   *
   * @param options.as whether the texts ask or are asked about, for encoders that tell the two apart; `passage` where nothing is said
   * @throws the signal's reason where it aborts
   */
  encode(texts: readonly string[], options?: EncodeOptions): Promise<Float32Array[]>;
}

export interface EncodeOptions {
  as?: 'question' | 'passage';
  signal?: AbortSignal;
}
