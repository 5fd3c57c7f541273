/**
 * The demuxers that uploads and the platform's audio need. Playlists and scripts (hls, dash, concat, sdp) are not among them: they
 * name other files, whatever the name and the first bytes of the one at hand say. A nested reader is held to the list as well.
 */
const demuxers = [
  ...['mov', 'mp4', 'm4a', '3gp', '3g2', 'mj2', 'matroska', 'webm'],
  ...['mp3', 'wav', 'flac', 'ogg', 'aac', 'aiff', 'avi', 'mpegts', 'asf'],
];

/** Decoders of sound alone: pictures in a file are never decoded. */
const decoders = [
  ...['aac', 'aac_latm', 'mp3float', 'mp3', 'mp2float', 'mp2', 'opus', 'vorbis', 'flac', 'alac', 'ac3', 'eac3'],
  ...['wmav1', 'wmav2', 'amrnb', 'amrwb', 'adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt'],
  ...['u8', 's16le', 's16be', 's24le', 's24be', 's32le', 's32be', 'f32le', 'f32be', 'f64le', 'alaw', 'mulaw'].map(
    (form) => `pcm_${form}`,
  ),
];

/** Names of sound's forms that differ from those of their decoders. */
const forms: Record<string, string> = { amr_nb: 'amrnb', amr_wb: 'amrwb' };

/** Whether sound in a form that ffprobe names so is decoded. */
export function isDecoded(form: string): boolean {
  return decoders.includes(forms[form] ?? form);
}

/** Bytes that a tool may take at once: a picture's size or a table's length in a file can be any number. */
const mostAtOnce = 256_000_000;

/**
 * The words by which ffprobe or ffmpeg opens one file and nothing else. ffprobe gives up where a picture's codec is not listed.
 *
 * @param pictures decoders of pictures that are needed all the same
 */
export function inputArguments(tool: 'ffprobe' | 'ffmpeg', file: string, pictures: readonly string[] = []): string[] {
  return [
    ...['-hide_banner', '-v', 'error', '-max_alloc', String(mostAtOnce)],
    ...['-protocol_whitelist', 'file', '-format_whitelist', demuxers.join(',')],
    ...(tool === 'ffmpeg' ? ['-nostdin', '-codec_whitelist', [...decoders, ...pictures].join(',')] : []),
    ...['-i', `file:${file}`],
  ];
}
