/** A video as tools of the Model Context Protocol tell of it. */
export interface ToldVideo {
  videoId: string;
  title: string;
  durationSeconds: number;
  status: 'processing' | 'ready' | 'failed';
  /** Why it failed. */
  failure: string | null;
  chapters: readonly { startSeconds: number; title: string }[] | null;
  /** An address that opens it at a second; undefined where there is none, as of a file. */
  linkAt: ((seconds: number) => string) | undefined;
}

export interface ToldSentence {
  startSeconds: number;
  text: string;
  /** Who begins to speak; null where the same one goes on, or nobody knows. */
  speaker: string | null;
}

export interface ToldAnswer {
  /** What names the question, where it can be asked for again. */
  questionId: string | null;
  status: 'pending' | 'answered' | 'failed';
  /** Markdown. */
  answer: string | null;
  failure: string | null;
  citations: readonly { startSeconds: number; quote: string }[];
}

/** A moment at which something that was looked for is said. */
export interface ToldMoment {
  videoId: string;
  videoTitle: string;
  startSeconds: number;
  /** A few sentences, or a title. */
  text: string;
  /** An address that opens it there; undefined where there is none. */
  link: string | undefined;
}

export interface ToldPrice {
  title: string;
  durationSeconds: number;
  minutesNeeded: number;
  minutesLeft: number;
  /** A video of the account that was made of it already; null: none. */
  existingVideoId: string | null;
}

/** What the tools work on: an account of a service, or files of this machine. */
export interface Library {
  /** What may be given to `add_video`, as its description goes on after "A". */
  takes: string;
  /** Undefined: adding costs nothing. */
  price?: (source: string) => Promise<ToldPrice>;
  add(source: string): Promise<ToldVideo>;
  /** The video; waits a while for one that is in work. */
  video(videoId: string): Promise<ToldVideo>;
  /** The newest ones that have a transcript. */
  newest(): Promise<{ videoId: string; title: string }[]>;
  /** Undefined while there is no transcript. */
  transcript(videoId: string): Promise<readonly ToldSentence[] | undefined>;
  /** Where these words are said, best first: of one video, or of all. `isMore`: in other places too. */
  search(words: string, videoId: string | undefined): Promise<{ moments: ToldMoment[]; isMore: boolean }>;
  /** Asks, and waits a while for the answer. */
  ask(videoId: string, question: string): Promise<ToldAnswer>;
  /** An answer that was still to come; undefined where questions are answered at once. */
  answer?: (videoId: string, questionId: string) => Promise<ToldAnswer>;
  /** Whose it is and what is left of it, in sentences. */
  account(): Promise<string>;
  /** A refusal in words for whoever uses the tools; undefined for what nobody has foreseen, which it has logged. */
  explain(error: unknown): string | undefined;
}
