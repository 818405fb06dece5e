import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  canEncodeVideo,
  CanvasSink,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  type InputVideoTrack,
} from 'mediabunny';
import { FilmNotPrepared, type PreparedFilm } from './prepared-film';

/** Longest film that the server takes, in seconds. */
const longest = 120;
/** 720p: sides of 1,280 and 720 pixels at most. */
const longSide = 1_280;
const shortSide = 720;
/** With these, two minutes take less than 30 MB. */
const picture = new Quality({ bitrate: 1_700_000 });
const sound = new Quality({ bitrate: 96_000 });
const mostPicturesASecond = 30;

interface Options {
  /** Called with the share that is prepared, in percent. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes an MP4 of a film that the server takes: H.264 in 720p, AAC, index at the beginning, without the metadata of the camera; its still is
 * taken from it. @throws FilmNotPrepared
 */
export async function prepareFilm(file: Blob, { onProgress, signal }: Options): Promise<PreparedFilm> {
  if (typeof VideoEncoder === 'undefined') throw new FilmNotPrepared('BROWSER');
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const video = await pictureOf(input);
  const size = fitted(await video.getDisplayWidth(), await video.getDisplayHeight());
  if (!(await canEncodeVideo('avc', { ...size, quality: picture }))) throw new FilmNotPrepared('BROWSER');
  const audio = await input.getPrimaryAudioTrack();
  const hasSound = audio !== null && (await audio.canDecode()) && (await canEncodeAudio('aac', { quality: sound }));
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    tracks: 'primary',
    video: {
      ...size,
      fit: 'fill',
      codec: 'avc',
      quality: picture,
      frameRate: mostPicturesASecond,
      keyFrameInterval: 2,
      allowTransformationMetadata: false,
      forceTranscode: true,
    },
    audio: hasSound ? { codec: 'aac', quality: sound, forceTranscode: true } : { discard: true },
    trim: { start: 0, end: longest },
    tags: {},
  });
  if (!conversion.isValid) throw new FilmNotPrepared('BROWSER');
  conversion.onProgress = (share) => onProgress(Math.floor(share * 100));
  signal.addEventListener('abort', () => void conversion.cancel(), { once: true });
  signal.throwIfAborted();
  await conversion.execute();
  if (!target.buffer) throw new FilmNotPrepared('UNREADABLE');
  const film = new Blob([target.buffer], { type: 'video/mp4' });
  return { film, poster: await stillOf(film), hasSound, hadSound: audio !== null };
}

async function pictureOf(input: Input): Promise<InputVideoTrack> {
  if (!(await input.canRead())) throw new FilmNotPrepared('UNREADABLE');
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new FilmNotPrepared('UNREADABLE');
  if (!(await video.canDecode())) throw new FilmNotPrepared('BROWSER');
  return video;
}

/** Returns the sides in 720p; H.264 has even ones. */
function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longSide / Math.max(width, height), shortSide / Math.min(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** Takes a still at a third of a film: its beginning mostly shows somebody who gets ready. */
async function stillOf(film: Blob): Promise<Blob | null> {
  using input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const still = video && (await new CanvasSink(video).getCanvas((await video.computeDuration()) / 3));
  if (!still) return null;
  const { canvas } = still;
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
}
