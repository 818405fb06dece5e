import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Logging, LogLevel } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box, element, film, startOf, withBoxes, type FilmPlan } from '../../../test/films.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import type { AppError } from '../../platform/errors/errors.js';
import { checkFilm } from './check-film.js';
import { checkInThread } from './check-in-thread.js';
import { faultError, FilmFault } from './film-fault.js';
import { WEBM } from './webm-elements.js';

/** How a film ends: its facts, or the code and reason of the refusal. */
async function outcome(bytes: Buffer) {
  try {
    return await checkFilm(bytes);
  } catch (error) {
    if (!(error instanceof FilmFault)) throw error;
    const { code, reasons } = faultError(error.fault);
    return [code, reasons[0]?.code];
  }
}

beforeAll(() => {
  Logging.level = LogLevel.Silent;
});
afterAll(() => {
  Logging.level = LogLevel.Info;
});

const bad = (reason: string) => ['BAD_INPUT', reason];
const place = bad('FILM_PLACE');

describe('a film that is accepted (companion §3)', () => {
  it.each<[string, FilmPlan, string]>([
    ['MP4 with H.264', {}, 'video/mp4'],
    ['MP4 with H.264 and AAC', { sound: 'aac' }, 'video/mp4'],
    ['MP4 with a title', { tags: { title: 'After a dislocation: location unknown' } }, 'video/mp4'],
    ['MP4 in fragments', { fastStart: 'fragmented', sound: 'aac' }, 'video/mp4'],
    ['WebM with VP9', { kind: 'webm' }, 'video/webm'],
    ['WebM with VP8 and Opus', { kind: 'webm', codec: 'vp8', sound: 'opus' }, 'video/webm'],
    ['WebM as it is recorded, with parts of unknown size', { kind: 'webm', isLive: true }, 'video/webm'],
    ['WebM with a title', { kind: 'webm', tags: { title: 'Location' } }, 'video/webm'],
  ])('%s', async (_, plan, mediaType) => {
    expect(await outcome(await film(plan))).toEqual({ mediaType, seconds: 3, width: 64, height: 48 });
  });

  it.each([
    [2, 1_280, 720],
    [120, 720, 1_280],
  ])('takes %i seconds of %i × %i', async (seconds, width, height) => {
    expect(await outcome(await film({ seconds, width, height }))).toMatchObject({ seconds, width, height });
  });
});

describe('a film that is refused', () => {
  it.each([
    ['a text named .mp4', Buffer.from('This is no film, whatever its name says.')],
    ['zero bytes', Buffer.alloc(0)],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1])],
    ['a film of QuickTime', Buffer.concat([box('ftyp', 'qt  ', '\0\0\0\0', 'qt  '), box('moov')])],
    ['Matroska', element(WEBM.header, element(WEBM.docType, 'matroska'))],
    ['the first four bytes of a WebM', Buffer.from('1a45dfa3', 'hex')],
  ])('neither MP4 nor WebM: %s', async (_, bytes) => {
    expect(await outcome(bytes)).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'FILM_KIND']);
  });

  it.each<[string, FilmPlan, string]>([
    ['an index at the end', { fastStart: false }, 'FILM_INDEX_LAST'],
    ['H.265', { codec: 'hevc' }, 'FILM_CODEC'],
    ['VP9 in MP4', { codec: 'vp9' }, 'FILM_CODEC'],
    ['MP3 as sound', { sound: 'mp3' }, 'FILM_SOUND'],
    ['Opus in MP4', { sound: 'opus' }, 'FILM_SOUND'],
    ['two tracks of pictures', { tracks: 2 }, 'FILM_TRACKS'],
    ['two tracks of a WebM', { kind: 'webm', tracks: 2 }, 'FILM_TRACKS'],
    ['sound of 121 seconds', { sound: 'aac', soundSeconds: 121 }, 'FILM_LENGTH'],
    ['an index of nine megabytes', { tags: { title: 'x'.repeat(9_000_000) } }, 'FILM_BROKEN'],
    ['one second', { seconds: 1 }, 'FILM_LENGTH'],
    ['121 seconds', { seconds: 121 }, 'FILM_LENGTH'],
    ['a WebM of 121 seconds', { kind: 'webm', seconds: 121 }, 'FILM_LENGTH'],
    ['1,920 × 1,080', { width: 1_920, height: 1_080 }, 'FILM_PIXELS'],
    ['a height of 1,282', { kind: 'webm', width: 720, height: 1_282 }, 'FILM_PIXELS'],
  ])('with %s', async (_, plan, reason) => {
    expect(await outcome(await film(plan))).toEqual(bad(reason));
  });

  it('with H.264 or VP9 of ten bits', async () => {
    const bytes = await film();
    bytes.writeUInt8(0x6e, bytes.indexOf('avcC') + 5);
    expect(await outcome(bytes)).toEqual(bad('FILM_CODEC'));
    const webm = await film({ kind: 'webm' });
    // The head of a key picture of profile 2.
    Buffer.from('92498342', 'hex').copy(webm, webm.indexOf('U'.repeat(16)));
    expect(await outcome(webm)).toEqual(bad('FILM_CODEC'));
  });

  it('with more than 31,457,280 bytes', async () => {
    const bytes = await film({ kind: 'mp4' });
    expect(await outcome(Buffer.concat([bytes, box('free', Buffer.alloc(32 * 1_048_576))]))).toEqual([
      'TOO_LARGE',
      'FILM_TOO_LARGE',
    ]);
  });

  it.each<[string, Buffer[]]>([
    ['a point of QuickTime', [box('udta', box('\u00a9xyz', '\0\x12\x15\xc7+18.9690+072.8205/'))]],
    ['a point of 3GPP', [box('udta', box('loci', Buffer.alloc(24)))]],
    ['a key of an iPhone', [box('meta', box('hdlr', 'mdta'), box('keys', 'mdtacom.apple.quicktime.location.ISO6709'))]],
    ['a key after version and flags', [box('meta', '\0\0\0\0', box('keys', 'mdtacom.apple.quicktime.location.name'))]],
    ['a point of one track', [box('trak', box('udta', box('\u00a9xyz', 'x')))]],
    [
      'a free name of iTunes',
      [box('udta', box('meta', '\0\0\0\0', box('ilst', box('----', box('name', 'GPSPosition')))))],
    ],
    ['XMP', [box('uuid', 'x'.repeat(16), '<exif:GPSLatitude>19,4N</exif:GPSLatitude>')]],
    ['XMP of QuickTime', [box('udta', box('XMP_', '<exif:GPSLatitude>19,4N</exif:GPSLatitude>'))]],
    ['XML of a camcorder', [box('meta', '\0\0\0\0', box('xml ', '\0\0\0\0<Group name="ExifGPS">'))]],
    ['measured values of an action camera', [box('udta', box('GPMF', 'DEVC'))]],
  ])('with %s', async (_, boxes) => {
    expect(await outcome(withBoxes(await film(), 'moov', ...boxes))).toEqual(place);
  });

  it('with a place beside the index', async () => {
    const bytes = await film();
    expect(await outcome(Buffer.concat([bytes, box('udta', box('\u00a9xyz', '+18.9690'))]))).toEqual(place);
  });

  it('with a track of measured values, and with attachments of a WebM', async () => {
    const values = box('trak', box('mdia', box('hdlr', '\0\0\0\0\0\0\0\0meta')));
    expect(await outcome(withBoxes(await film(), 'moov', values))).toEqual(bad('FILM_TRACKS'));
    expect(await outcome(await inSegment(element(WEBM.attachments, 'x')))).toEqual(bad('FILM_TRACKS'));
  });

  it('with tags of a WebM that name a place, also in other tags', async () => {
    const named = element(WEBM.simpleTag, element(WEBM.tagName, 'RECORDING_LOCATION'));
    for (const tag of [named, element(WEBM.simpleTag, named)])
      expect(await outcome(await inSegment(element(WEBM.tags, element(WEBM.tag, tag))))).toEqual(place);
  });
});

/** Adds an element to the end of a WebM whose segment has an unknown size. */
const inSegment = async (added: Buffer) => Buffer.concat([await film({ kind: 'webm', isLive: true }), added]);

describe('a film that is broken is refused at once', () => {
  const broken = bad('FILM_BROKEN');

  it.each(['mp4', 'webm'] as const)('cut off anywhere: %s', async (kind) => {
    const bytes = await film({ kind, sound: kind === 'mp4' ? 'aac' : 'opus' });
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.999])
      expect(await outcome(bytes.subarray(0, Math.floor(bytes.length * part)))).toEqual(broken);
  });

  it.each([0, 4, 0xffff_ffff, 0x7fff_ffff])('a box of the size %i', async (size) => {
    const bytes = await film();
    for (const type of ['moov', 'mdat']) {
      // The last box may reach to the end of the file.
      if (type === 'mdat' && size === 0) continue;
      const changed = Buffer.from(bytes);
      changed.writeUInt32BE(size, startOf(bytes, type));
      expect(await outcome(changed)).toEqual(broken);
    }
  });

  it.each(['stsz', 'stts', 'stco', 'stsc', 'stsd', 'avcC', 'mdhd', 'tkhd'])('any number of %s', async (type) => {
    const bytes = await film();
    const at = bytes.indexOf(Buffer.from(type, 'latin1'));
    for (let offset = -4; offset < 24; offset += 4) {
      const changed = Buffer.from(bytes);
      changed.writeUInt32BE(0xffff_fff0, at + offset);
      const answer = await outcome(changed);
      if (Array.isArray(answer)) expect(answer[0]).toBe('BAD_INPUT');
    }
  });

  it('pictures outside of the file, and none at all', async () => {
    const bytes = await film();
    const changed = Buffer.from(bytes);
    const at = bytes.indexOf(Buffer.from('stco', 'latin1')) + 12;
    changed.writeUInt32BE(bytes.length + 1_000, at);
    expect(await outcome(changed)).toEqual(broken);
    expect(await outcome(bytes.subarray(0, startOf(bytes, 'mdat')))).toEqual(broken);
  });

  it('a first picture that needs a former one', async () => {
    const bytes = await film({ kind: 'webm' });
    // Track, time and flags of the first block.
    const at = bytes.indexOf(Buffer.from('81000080', 'hex'));
    bytes.writeUInt8(0, at + 3);
    expect(await outcome(bytes)).toEqual(broken);
  });

  it('two indexes, two segments, and a box without an end that is not the last', async () => {
    const bytes = await film();
    const index = startOf(bytes, 'moov');
    const second = bytes.subarray(index, index + bytes.readUInt32BE(index));
    expect(await outcome(Buffer.concat([bytes, second]))).toEqual(broken);
    const endless = box('meta', '\0\0\0\0', '\0\0\0\0free');
    expect(await outcome(Buffer.concat([bytes, endless, box('free')]))).toEqual(broken);
    expect(await outcome(Buffer.concat([await film({ kind: 'webm' }), element(WEBM.segment, 'x')]))).toEqual(broken);
  });

  it('more samples than two minutes have', async () => {
    const samples = box('moof', box('traf', box('trun', '\0\0\0\0', Buffer.from('ffffffff', 'hex'))));
    expect(await outcome(Buffer.concat([await film(), samples]))).toEqual(broken);
    const packed = box('stz2', '\0\0\0\0', '\0\0\0\0', Buffer.from('ffffffff', 'hex'));
    expect(await outcome(withBoxes(await film(), 'moov', packed))).toEqual(broken);
  });

  it('a part of a WebM that nobody knows', async () => {
    const bytes = await film({ kind: 'webm' });
    bytes.writeUInt8(0x81, bytes.lastIndexOf(Buffer.from(WEBM.cues.toString(16), 'hex')) + 1);
    expect(await outcome(bytes)).toEqual(broken);
  });

  it('boxes nested without end', async () => {
    let nested = box('free');
    for (let depth = 0; depth < 2_000; depth++) nested = box('udta', nested);
    expect(await outcome(withBoxes(await film(), 'moov', nested))).toEqual(broken);
  });

  it('random numbers in its index, without an error of its own', async () => {
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 0x7fff_ffff);
    const bytes = await film();
    for (let round = 0; round < 200; round++) {
      const changed = Buffer.from(bytes);
      for (let n = 0; n < 8; n++) changed.writeUInt8(next() % 256, 12 + (next() % 740));
      const answer = await outcome(changed);
      if (Array.isArray(answer)) expect(answer[0]).toMatch(/^(?:BAD_INPUT|UNSUPPORTED_MEDIA_TYPE)$/);
    }
  });
});

describe('a film that is checked in a thread', () => {
  const folder = makeTemporaryFolder();
  const inThread = async (bytes: Buffer, patience?: number) => {
    const file = path.join(folder.dir, 'film');
    writeFileSync(file, bytes);
    return checkInThread(file, patience).catch(({ code, reasons }: AppError) => [code, reasons[0]?.code]);
  };
  afterAll(() => folder.remove());

  it('is accepted or refused as without it', async () => {
    expect(await inThread(await film())).toMatchObject({ mediaType: 'video/mp4', seconds: 3 });
    expect(await inThread(Buffer.from('text'))).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'FILM_KIND']);
  });

  it('is refused when it takes too long', async () => {
    expect(await inThread(await film(), 1)).toEqual(['BAD_INPUT', 'FILM_BROKEN']);
  });
});
