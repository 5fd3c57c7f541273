/** Raised whenever a reading of the same transcript would come out differently: readings of another version are made anew. */
export const readingVersion = 2;
