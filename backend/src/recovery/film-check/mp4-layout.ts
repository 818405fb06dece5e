import { FilmFault } from './film-fault.js';
import { Mp4Boxes, type Mp4Box } from './mp4-boxes.js';

/** Largest index, in bytes; that of two minutes has some hundred thousand. */
const MOST_INDEX = 8 * 1024 * 1024;
/** Largest number of samples in a table; 240 pictures a second for two minutes are 28,800. */
const MOST_SAMPLES = 100_000;

/** Offsets of the number of samples in the tables, by type. */
const SAMPLE_COUNTS: Readonly<Record<string, number>> = { stsz: 8, stz2: 8, trun: 4 };
/** Boxes of a place: of QuickTime, of 3GPP, and of action cameras. */
const PLACES = new Set(['\u00a9xyz', 'loci', 'GPMF']);
const NAMES_PLACE = /location|gps/i;
/** Boxes of text that may name a place: keys of QuickTime, and XML of Adobe (`uuid`, `XMP_`) and of camcorders. */
const TEXTS = new Set(['keys', 'uuid', 'XMP_', 'xml ']);

/** Returns whether bytes begin as an MP4; a film of QuickTime is none. */
export function isMp4(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && bytes.length >= 16 && bytes.toString('latin1', 8, 12) !== 'qt  ';
}

/**
 * Checks what the library that reads films does not tell: that each box lies within its parent, the order of index and pictures, the kinds
 * of tracks, the place of recording, and numbers of samples that it would count through.
 * @throws FilmFault
 */
export function checkMp4(bytes: Buffer): void {
  const boxes = new Mp4Boxes(bytes);
  const top = [...boxes.within(0, bytes.length)];
  const index = top.filter(({ type }) => type === 'moov');
  const [moov] = index;
  const media = top.find(({ type }) => type === 'mdat');
  if (!moov || !media || index.length > 1 || moov.end - moov.start > MOST_INDEX) throw new FilmFault('BROKEN');
  if (media.start < moov.start) throw new FilmFault('INDEX_LAST');
  for (const each of top) {
    if (each.type === 'mdat') continue;
    const kinds: string[] = [];
    for (const box of boxes.all(each.start, each.end)) {
      checkSamples(boxes, box);
      if (isPlace(boxes, box)) throw new FilmFault('PLACE');
      if (box.type === 'hdlr' && box.around.at(-1) === 'mdia') kinds.push(boxes.name(box, 8));
    }
    if (each === moov) checkKinds(kinds);
  }
}

/** Requires one track of pictures, at most one of sound, and none of text, points or measured values. */
function checkKinds(kinds: readonly string[]): void {
  const pictures = kinds.filter((kind) => kind === 'vide').length;
  const sounds = kinds.filter((kind) => kind === 'soun').length;
  if (pictures !== 1 || sounds > 1 || pictures + sounds !== kinds.length) throw new FilmFault('TRACKS');
}

function checkSamples(boxes: Mp4Boxes, box: Mp4Box): void {
  const offset = SAMPLE_COUNTS[box.type];
  if (offset !== undefined && boxes.number(box, offset) > MOST_SAMPLES) throw new FilmFault('BROKEN');
  if (box.type === 'stsc') checkChunks(boxes, box);
  if (box.type !== 'stts' && box.type !== 'ctts') return;
  const entries = boxes.number(box, 4);
  if (entries > MOST_SAMPLES) throw new FilmFault('BROKEN');
  let samples = 0;
  for (let entry = 0; entry < entries; entry++) samples += boxes.number(box, 8 + entry * 8);
  if (samples > MOST_SAMPLES) throw new FilmFault('BROKEN');
}

/** Requires that chunks hold few samples each: first chunk, samples and description of each entry. */
function checkChunks(boxes: Mp4Boxes, box: Mp4Box): void {
  const entries = boxes.number(box, 4);
  if (entries > MOST_SAMPLES) throw new FilmFault('BROKEN');
  for (let entry = 0; entry < entries; entry++)
    if (boxes.number(box, 8 + entry * 12) > MOST_SAMPLES || boxes.number(box, 12 + entry * 12) > MOST_SAMPLES)
      throw new FilmFault('BROKEN');
}

/** Whether a box holds a place, or names a value that does, as free names of iTunes do, too. */
function isPlace(boxes: Mp4Boxes, box: Mp4Box & { around: readonly string[] }): boolean {
  if (PLACES.has(box.type)) return true;
  const isName = TEXTS.has(box.type) || (box.type === 'name' && box.around.includes('ilst'));
  return isName && NAMES_PLACE.test(boxes.text(box));
}
