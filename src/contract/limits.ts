/** The limits of the interface specification (§2.6, §8) and what `docs/decisions/` settles beside them. */
export const limits = {
  /** Longest video, in seconds. */
  videoSeconds: 10_800,
  /** Shortest unlisted video, in seconds. */
  unlistedVideoSeconds: 1_800,
  /** Questions a video, over API and web together. */
  questionsPerVideo: 25,
  /** Unicode code points. */
  questionCharacters: 2_000,
  chatsPerVideo: 7,
  /** Unicode code points of a name that people give a chat or a key. */
  nameCharacters: 100,
  apiKeysPerAccount: 5,
  /** Of one network, that are looked up. */
  wrongKeysPerSecond: 100,
  emailCharacters: 254,
  /** Fewest and most characters of a password, counted as JavaScript does. */
  passwordCharacters: { fewest: 8, most: 128 },
  /** Bytes of a request's body as received. */
  bodyBytes: 16_384,
  idempotencyKeyCharacters: 255,
  idempotencyKeyHours: 24,
  /** Bytes of a file that is uploaded: 2 GB. */
  uploadBytes: 2 * 1024 ** 3,
  /** Bytes of a file of captions: three hours with whatever a recogniser tells of each word are fewer. */
  captionFileBytes: 20 * 1024 ** 2,
  /** After which an upload of which no video was made is removed. */
  uploadHours: 24,
  /** Entries of a page of a list of the API: where it is not said, and at most. */
  pageEntries: { usual: 20, most: 100 },
  /** Unicode code points of words that are searched for. */
  searchCharacters: 200,
  /** For which a deletion of a video can be undone. */
  undoSeconds: 10,
  /** Unicode code points of a tag's name. */
  tagCharacters: 50,
  tagsPerVideo: 20,
  tagsPerAccount: 500,
  /** Videos that one request of the web app deletes, restores or tags. */
  videosAtOnce: 200,
  webhooksPerAccount: 5,
  webhookUrlCharacters: 2_000,
  /** For which the secret before still signs, once a webhook has a new one. */
  webhookSecretHours: 24,
  /** For which what was sent to webhooks can be seen. */
  deliveryDays: 14,
  /** Bytes of a receiver's answer that are kept. */
  deliveryAnswerBytes: 2_048,
} as const;
