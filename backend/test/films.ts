import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type MetadataTags,
  type Mp4OutputFormat as Mp4,
  type VideoCodec,
} from 'mediabunny';

/** A film to write; what is left out is accepted. */
export interface FilmPlan {
  kind?: 'mp4' | 'webm';
  codec?: VideoCodec;
  /** Codec string of the pictures. */
  codecString?: string;
  sound?: AudioCodec | undefined;
  seconds?: number;
  /** Length of the sound, if it is another. */
  soundSeconds?: number;
  width?: number;
  height?: number;
  /** Tracks of pictures. */
  tracks?: number;
  /** Bytes of each picture. */
  pictureBytes?: number;
  fastStart?: 'in-memory' | 'fragmented' | false;
  /** Whether a WebM is written as it is recorded, with parts of unknown size. */
  isLive?: boolean;
  tags?: MetadataTags;
}

const PICTURES_A_SECOND = 5;

const CODEC_STRINGS: Partial<Record<VideoCodec, string>> = {
  avc: 'avc1.42001f',
  hevc: 'hvc1.1.6.L93.B0',
  vp8: 'vp8',
  vp9: 'vp09.00.31.08',
};
const SOUND_STRINGS: Partial<Record<AudioCodec, string>> = {
  aac: 'mp4a.40.2',
  opus: 'opus',
  vorbis: 'vorbis',
  mp3: 'mp3',
};

/** Decoder configuration of H.264: one sequence and one picture parameter set of a Baseline stream. */
const AVC_CONFIG = Uint8Array.from([
  1, 0x42, 0, 0x1f, 0xff, 0xe1, 0, 10, 0x67, 0x42, 0, 0x1f, 0x96, 0x54, 5, 1, 0xec, 0x80, 1, 0, 4, 0x68, 0xce, 0x38,
  0x80,
]);
/** The same of H.265, without parameter sets. */
const HEVC_CONFIG = Uint8Array.from([
  1, 1, 0x60, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0,
]);
const AAC_CONFIG = Uint8Array.from([0x12, 0x08]);
const OPUS_HEAD = Uint8Array.from([
  0x4f, 0x70, 0x75, 0x73, 0x48, 0x65, 0x61, 0x64, 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0,
]);

/** A picture as a file holds it: of H.264 and H.265 one unit with its length, of VP8 and VP9 arbitrary bytes. */
function picture(codec: VideoCodec, isKey: boolean, size: number): Uint8Array {
  const bytes = new Uint8Array(size).fill(0x55);
  if (codec === 'avc' || codec === 'hevc') {
    new DataView(bytes.buffer).setUint32(0, size - 4);
    bytes[4] = codec === 'avc' ? (isKey ? 0x65 : 0x41) : isKey ? 0x26 : 0x02;
  }
  return bytes;
}

async function addPictures(
  source: EncodedVideoPacketSource,
  plan: Required<Omit<FilmPlan, 'tags' | 'sound' | 'soundSeconds'>>,
) {
  const { codec, codecString, width, height, seconds, pictureBytes } = plan;
  const description = codec === 'avc' ? AVC_CONFIG : codec === 'hevc' ? HEVC_CONFIG : undefined;
  const decoderConfig = {
    codec: codecString,
    codedWidth: width,
    codedHeight: height,
    ...(description && { description }),
  };
  for (let n = 0; n < seconds * PICTURES_A_SECOND; n++) {
    const isKey = n % PICTURES_A_SECOND === 0;
    const bytes = picture(codec, isKey, pictureBytes);
    const [at, length] = [n / PICTURES_A_SECOND, 1 / PICTURES_A_SECOND];
    await source.add(
      new EncodedPacket(bytes, isKey ? 'key' : 'delta', at, length),
      n === 0 ? { decoderConfig } : undefined,
    );
  }
}

async function addSound(source: EncodedAudioPacketSource, sound: AudioCodec, seconds: number) {
  const description = { aac: AAC_CONFIG, opus: OPUS_HEAD }[sound as string];
  const codec = SOUND_STRINGS[sound] ?? sound;
  const decoderConfig = { codec, numberOfChannels: 1, sampleRate: 48_000, ...(description && { description }) };
  for (let n = 0; n < seconds * 4; n++)
    await source.add(
      new EncodedPacket(new Uint8Array(16).fill(0x21), 'key', n / 4, 1 / 4),
      n === 0 ? { decoderConfig } : undefined,
    );
}

/** Writes a film whose pictures cannot be decoded, but are where its index says. */
export async function film(plan: FilmPlan = {}): Promise<Buffer> {
  const { kind = 'mp4', sound, tags, fastStart = 'in-memory' } = plan;
  const codec = plan.codec ?? (kind === 'mp4' ? 'avc' : 'vp9');
  const options: ConstructorParameters<typeof Mp4>[0] = { fastStart };
  const target = new BufferTarget();
  const output = new Output({
    format: kind === 'mp4' ? new Mp4OutputFormat(options) : new WebMOutputFormat({ appendOnly: plan.isLive === true }),
    target,
  });
  const whole = {
    kind,
    codec,
    codecString: CODEC_STRINGS[codec] ?? codec,
    seconds: 3,
    width: 64,
    height: 48,
    tracks: 1,
    pictureBytes: 40,
    isLive: false,
    ...plan,
    fastStart,
  };
  const videos = Array.from({ length: whole.tracks }, () => new EncodedVideoPacketSource(codec));
  for (const video of videos) output.addVideoTrack(video);
  const audio = sound && new EncodedAudioPacketSource(sound);
  if (audio) output.addAudioTrack(audio);
  if (tags) output.setMetadataTags(tags);
  await output.start();
  await Promise.all([
    ...videos.map(async (video) => {
      await addPictures(video, whole);
      video.close();
    }),
    audio && addSound(audio, sound, plan.soundSeconds ?? whole.seconds).then(() => audio.close()),
  ]);
  await output.finalize();
  if (!target.buffer) throw new Error('the film was not written');
  return Buffer.from(target.buffer);
}

/** Makes a box of an MP4. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

/** Adds boxes to the end of a box at the top of an MP4. The pictures move, so that only what is checked before them counts. */
export function withBoxes(bytes: Buffer, parent: string, ...boxes: Buffer[]): Buffer {
  const at = startOf(bytes, parent);
  const end = at + bytes.readUInt32BE(at);
  const head = Buffer.from(bytes.subarray(0, end));
  head.writeUInt32BE(end - at + Buffer.concat(boxes).length, at);
  return Buffer.concat([head, ...boxes, bytes.subarray(end)]);
}

/** Returns where a box at the top of an MP4 begins. */
export function startOf(bytes: Buffer, type: string): number {
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === type) return at;
  throw new Error(`there is no ${type}`);
}

/** Makes an element of a WebM, with a size of eight bytes. */
export function element(id: number, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(bytes.length) | (1n << 56n));
  const digits = id.toString(16);
  return Buffer.concat([Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex'), size, bytes]);
}
