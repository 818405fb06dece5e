import { FilmFault } from './film-fault.js';
import { PARTS, WEBM, WebmElements, type WebmElement } from './webm-elements.js';

const NAMES_PLACE = /location|gps/i;
const PICTURES = 1;
const SOUND = 2;
/** Elements that mean nothing: Void and CRC-32. */
const FILLING: ReadonlySet<number> = new Set([0xec, 0xbf]);
/** Deepest tag in a tag. */
const DEEPEST = 8;

/** Returns whether bytes begin as a WebM; Matroska of another kind is none. */
export function isWebm(bytes: Buffer): boolean {
  if (bytes.length < 8 || bytes.readUInt32BE(0) !== WEBM.header) return false;
  try {
    const elements = new WebmElements(bytes);
    const [header] = elements.within(0, bytes.length);
    const found = header && [...elements.within(header.content, header.end)].find(({ id }) => id === WEBM.docType);
    // A text may be filled with zero bytes.
    return found !== undefined && elements.text(found).replace(/\0+$/, '') === 'webm';
  } catch {
    return false;
  }
}

/**
 * Checks what the library that reads films does not tell: that each element lies within its parent, the kinds of tracks, and the place of
 * recording.
 * @throws FilmFault
 */
export function checkWebm(bytes: Buffer): void {
  const elements = new WebmElements(bytes);
  const segments = [...elements.within(0, bytes.length)].filter(({ id }) => id === WEBM.segment);
  const [segment] = segments;
  if (!segment || segments.length > 1) throw new FilmFault('BROKEN');
  const kinds: number[] = [];
  for (const part of elements.within(segment.content, segment.end)) {
    // The library that reads films does not end after an unknown one.
    if (!PARTS.has(part.id) && !FILLING.has(part.id)) throw new FilmFault('BROKEN');
    if (part.id === WEBM.tracks) kinds.push(...kindsOf(elements, part));
    // An attached picture may hold its place, too.
    if (part.id === WEBM.attachments) throw new FilmFault('TRACKS');
    if (part.id === WEBM.tags && namesPlace(elements, part)) throw new FilmFault('PLACE');
  }
  const pictures = kinds.filter((kind) => kind === PICTURES).length;
  const sounds = kinds.filter((kind) => kind === SOUND).length;
  if (pictures !== 1 || sounds > 1 || pictures + sounds !== kinds.length) throw new FilmFault('TRACKS');
}

function* kindsOf(elements: WebmElements, tracks: WebmElement): Generator<number> {
  for (const track of elements.within(tracks.content, tracks.end)) {
    if (track.id !== WEBM.track) continue;
    for (const each of elements.within(track.content, track.end))
      if (each.id === WEBM.trackType) yield elements.number(each);
  }
}

function namesPlace(elements: WebmElements, parent: WebmElement, depth = 0): boolean {
  if (depth > DEEPEST) throw new FilmFault('BROKEN');
  for (const each of elements.within(parent.content, parent.end)) {
    if (each.id === WEBM.tagName && NAMES_PLACE.test(elements.text(each))) return true;
    const isTag = each.id === WEBM.tag || each.id === WEBM.simpleTag;
    if (isTag && namesPlace(elements, each, depth + 1)) return true;
  }
  return false;
}
