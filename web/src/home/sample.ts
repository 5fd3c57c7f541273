import result from './sample-result.json';

/** What the built-in engines make of a sample, written by `npm run generate`. */
export const sample = result;

export const sampleLink = `https://youtu.be/${sample.platform_id}`;
