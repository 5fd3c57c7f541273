/** A tool whose files are read, and what to do where one of them is broken. */
export interface Tool {
  name: string;
  /** In what it is read, as the documentation lists it. */
  forms: string;
  /** Extensions of its files, with their dot. */
  extensions: string[];
  /** What stands in its files and in no others, near their beginning. */
  marks?: RegExp;
  /** What to do to get the file again, as a sentence without its end. */
  again?: string;
}

/** Who writes what is read. The readers' refusals and `docs/caption-files.md` are made from it. */
export const tools: readonly Tool[] = [
  {
    name: 'YouTube',
    forms: 'WebVTT, SubRip, json3, transcript and timedtext XML, SBV; its transcript panel, pasted as text',
    extensions: ['.vtt', '.srt', '.json3', '.srv1', '.srv2', '.srv3', '.ttml', '.sbv', '.txt'],
    marks: /"wireMagic"|"tStartMs"|<timedtext\b|^Kind: captions$/m,
    again: 'Download the captions again, with fmt=json3 or as WebVTT',
  },
  {
    name: 'youtubei.js, youtube-transcript-api and their kin',
    forms: 'JSON',
    extensions: ['.json'],
    marks: /"transcriptSegmentRenderer"|"initial_segments"|"snippets"/,
    again: 'Fetch the transcript of the video again',
  },
  {
    name: 'whisper.cpp',
    forms: 'JSON, CSV, SubRip, WebVTT, LRC',
    extensions: ['.json', '.csv', '.srt', '.vtt', '.lrc'],
    marks: /"transcription"\s*:|"systeminfo"/,
    again: 'Run whisper.cpp again, with --output-srt',
  },
  {
    name: 'Whisper, faster-whisper and WhisperX',
    forms: 'JSON (also of tuples), TSV, SubRip, WebVTT, what they print',
    extensions: ['.json', '.tsv', '.srt', '.vtt', '.txt'],
    marks: /"(?:avg_logprob|no_speech_prob|compression_ratio|word_segments)"|"segments"\s*:\s*\[\s*\[/,
    again: 'Run Whisper again, with --output_format srt',
  },
  {
    name: 'Hugging Face pipelines',
    forms: 'JSON',
    extensions: ['.json'],
    marks: /"chunks"\s*:/,
    again: 'Run the pipeline again, with return_timestamps=True',
  },
  {
    name: 'Parakeet and NeMo',
    forms: 'JSON, SubRip, CSV',
    extensions: ['.json', '.srt', '.csv'],
    marks: /"(?:start_offset|timestep)"/,
    again: 'Transcribe the recording again, with timestamps=True',
  },
  {
    name: 'Amazon Transcribe',
    forms: 'JSON, SubRip, WebVTT',
    extensions: ['.json', '.srt', '.vtt'],
    marks: /"(?:jobName|audio_segments|accountId)"/,
    again: 'Fetch the transcript of the job again, or let the job write SubRip',
  },
  {
    name: 'Google Speech-to-Text',
    forms: 'JSON, SubRip, WebVTT',
    extensions: ['.json', '.srt', '.vtt'],
    marks: /"(?:resultEndTime|languageCode)"/,
    again: 'Fetch the result again, recognised with enableWordTimeOffsets',
  },
  {
    name: 'Azure Speech and Microsoft Stream',
    forms: 'JSON, WebVTT',
    extensions: ['.json', '.vtt'],
    marks: /"(?:recognizedPhrases|combinedPhrases|offsetInTicks|speakerDisplayName|nBest)"/,
    again: 'Download the transcript again, as .vtt',
  },
  {
    name: 'Microsoft Teams',
    forms: 'WebVTT, also with JSON in it; text of its transcript',
    extensions: ['.vtt', '.txt'],
    marks: /"spokenText"/,
    again: 'Download the transcript of the meeting again, as .vtt',
  },
  {
    name: 'AssemblyAI',
    forms: 'JSON, SubRip, WebVTT',
    extensions: ['.json', '.srt', '.vtt'],
    marks: /"(?:acoustic_model|speech_model|audio_duration)"/,
    again: 'Fetch the transcript again, or its /srt',
  },
  {
    name: 'Deepgram',
    forms: 'JSON',
    extensions: ['.json'],
    marks: /"punctuated_word"|"model_info"/,
    again: 'Transcribe the recording again, with utterances=true',
  },
  {
    name: 'Rev',
    forms: 'JSON, SubRip, WebVTT, text',
    extensions: ['.json', '.srt', '.vtt', '.txt'],
    marks: /"monologues"/,
    again: 'Download the transcript from Rev again, as .srt',
  },
  {
    name: 'Otter',
    forms: 'text, SubRip',
    extensions: ['.txt', '.srt'],
    marks: /otter\.ai/i,
    again: 'Export the conversation from Otter again, as SRT or as TXT with timestamps',
  },
  {
    name: 'Speechmatics, ElevenLabs, Gladia, Vosk, Fireflies and others that list words or sentences with times',
    forms: 'JSON, also one object a line',
    extensions: ['.json', '.jsonl'],
  },
  {
    name: 'Podlove and Podcasting 2.0',
    forms: 'JSON, WebVTT, SubRip',
    extensions: ['.json', '.vtt', '.srt'],
    marks: /"start_ms"[^}]*"voice"|"body"\s*:/,
    again: 'Export the transcript of the episode again, as WebVTT',
  },
  {
    name: 'Premiere',
    forms: 'CSV, SubRip, text',
    extensions: ['.csv', '.srt', '.txt'],
    marks: /^"?Speaker Name"?,/,
    again: 'Export the transcript from Premiere again, as CSV or SRT',
  },
  { name: 'Audacity', forms: 'labels', extensions: ['.txt'] },
  {
    name: 'Zoom, Descript and editors of captions',
    forms: 'WebVTT, SubRip, SBV',
    extensions: ['.vtt', '.srt', '.sbv'],
  },
  { name: 'Broadcasters (TTML, DFXP, iTT)', forms: 'TTML', extensions: ['.ttml', '.dfxp', '.itt', '.xml'] },
];

/** What to do to get a file again, in the words of the tool that it plainly comes from, as a sentence. */
export function again(text: string): string {
  const head = text.slice(0, 20_000);
  const tool = tools.find(({ marks }) => marks?.test(head));
  return `${tool?.again ?? 'Save it again where it was made, as WebVTT or SubRip'}, and choose that file.`;
}
