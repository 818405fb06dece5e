import { BufferSource, EncodedPacketSink, Input, MP4, WEBM as WEBM_FORMAT, type InputTrack } from 'mediabunny';
import { FilmFault } from './film-fault.js';
import { MAX_BYTES, MAX_SECONDS, MAX_SIDE, MIN_SECONDS } from './film-limits.js';
import { checkMp4, isMp4 } from './mp4-layout.js';
import { checkWebm, isWebm } from './webm-layout.js';

/** Facts of an accepted film. */
export interface FilmFacts {
  mediaType: 'video/mp4' | 'video/webm';
  seconds: number;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
}

/** Codecs by media type, with the H.264 profiles that browsers play: Baseline, Main, Extended and High. */
const ACCEPTED = {
  'video/mp4': { picture: /^avc[13]\.(?:42|4d|58|64)/i, sounds: ['aac'] },
  'video/webm': { picture: /^(?:vp8|vp09\.00)/i, sounds: ['opus', 'vorbis'] },
} as const;
/** Seconds by which the last sound or picture may pass the limits. */
const ROUNDING = 0.1;

/**
 * Checks a film by its content alone; nothing is decoded or changed.
 * @throws FilmFault
 */
export async function checkFilm(bytes: Buffer): Promise<FilmFacts> {
  const mediaType = isMp4(bytes) ? 'video/mp4' : isWebm(bytes) ? 'video/webm' : undefined;
  if (!mediaType) throw new FilmFault('KIND');
  if (bytes.length > MAX_BYTES) throw new FilmFault('TOO_LARGE');
  if (mediaType === 'video/mp4') checkMp4(bytes);
  else checkWebm(bytes);
  using input = new Input({
    source: new BufferSource(bytes),
    formats: [mediaType === 'video/mp4' ? MP4 : WEBM_FORMAT],
  });
  try {
    return { mediaType, ...(await readFacts(input, mediaType)) };
  } catch (error) {
    if (error instanceof FilmFault) throw error;
    throw new FilmFault('BROKEN', error);
  }
}

async function readFacts(input: Input, mediaType: FilmFacts['mediaType']): Promise<Omit<FilmFacts, 'mediaType'>> {
  const { picture, sounds } = ACCEPTED[mediaType];
  const tracks = await input.getTracks();
  const video = tracks.find((track) => track.isVideoTrack());
  const audio = tracks.find((track) => track.isAudioTrack());
  if (!video || tracks.length !== (audio ? 2 : 1)) throw new FilmFault('TRACKS');
  if (!picture.test((await video.getCodecParameterString()) ?? '')) throw new FilmFault('CODEC');
  const sound = audio && (await audio.getCodec());
  if (audio && !sounds.some((each) => each === sound)) throw new FilmFault('SOUND');
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const sides = [width, height, await video.getCodedWidth(), await video.getCodedHeight()];
  if (!sides.every((side) => side > 0)) throw new FilmFault('BROKEN');
  if (sides.some((side) => side > MAX_SIDE)) throw new FilmFault('PIXELS');
  // The longest track counts; a film whose pictures end at once is refused, too.
  const [pictures, whole] = [await video.computeDuration(), await input.computeDuration()];
  if (!(pictures >= MIN_SECONDS - ROUNDING && whole <= MAX_SECONDS + ROUNDING)) throw new FilmFault('LENGTH');
  for (const track of tracks) await requireWhole(track);
  const seconds = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.round(whole)));
  return { seconds, width: Math.round(width), height: Math.round(height) };
}

/** Requires that each picture or piece of sound lies within the file, and that the first one needs no former one. */
async function requireWhole(track: InputTrack): Promise<void> {
  let count = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.data.byteLength === 0 || (count === 0 && packet.type !== 'key')) throw new FilmFault('BROKEN');
    count += 1;
  }
  if (count === 0) throw new FilmFault('BROKEN');
}
