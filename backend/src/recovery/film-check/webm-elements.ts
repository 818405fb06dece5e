import { FilmFault } from './film-fault.js';

/** Identifiers of the elements that are looked at. */
export const WEBM = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
  tags: 0x1254c367,
  tag: 0x7373,
  simpleTag: 0x67c8,
  tagName: 0x45a3,
} as const;

/** Parts of a segment, before each of which a cluster of unknown size ends. */
export const PARTS: ReadonlySet<number> = new Set([
  WEBM.seekHead,
  WEBM.info,
  WEBM.tracks,
  WEBM.cluster,
  WEBM.cues,
  WEBM.chapters,
  WEBM.attachments,
  WEBM.tags,
]);

/** An element of a WebM: its identifier, and where its content lies in the file. */
export interface WebmElement {
  id: number;
  content: number;
  end: number;
}

/** Largest number of elements that are read; two minutes have about 15,000 blocks. */
const MOST_ELEMENTS = 200_000;

/** Reads the elements of a file one after the other; each lies within its parent. */
export class WebmElements {
  private count = 0;

  constructor(readonly bytes: Buffer) {}

  /** Returns the elements between two positions. @throws FilmFault for a size that does not fit */
  *within(from: number, to: number): Generator<WebmElement> {
    for (let at = from; at < to;) {
      const element = this.elementAt(at, to);
      yield element;
      at = element.end;
    }
  }

  /** Returns the content of an element as text. */
  text({ content, end }: WebmElement): string {
    return this.bytes.toString('utf8', content, end);
  }

  /** Returns the unsigned number that an element holds. */
  number({ content, end }: WebmElement): number {
    if (end - content > 6) throw new FilmFault('BROKEN');
    return end > content ? this.bytes.readUIntBE(content, end - content) : 0;
  }

  private elementAt(at: number, to: number): WebmElement {
    if (++this.count > MOST_ELEMENTS) throw new FilmFault('BROKEN');
    const idLength = this.lengthAt(at, to, 4);
    const id = this.bytes.readUIntBE(at, idLength);
    const sizeAt = at + idLength;
    const sizeLength = this.lengthAt(sizeAt, to, 8);
    const content = sizeAt + sizeLength;
    const size = this.sizeAt(sizeAt, sizeLength);
    const end = size === undefined ? this.unknownEnd(id, content, to) : content + size;
    if (end > to) throw new FilmFault('BROKEN');
    return { id, content, end };
  }

  /** Returns the length of a number of variable length, which its first byte tells. */
  private lengthAt(at: number, to: number, most: number): number {
    const length = at < to ? Math.clz32(this.bytes.readUInt8(at)) - 23 : most + 1;
    if (length > most || at + length > to) throw new FilmFault('BROKEN');
    return length;
  }

  /** Returns a size; undefined for one that is unknown, of one or eight bytes, as the library that reads films has it. */
  private sizeAt(at: number, length: number): number | undefined {
    let size = this.bytes.readUInt8(at) & (0xff >> length);
    let isUnknown = size === 0xff >> length;
    for (let next = 1; next < length; next++) {
      const byte = this.bytes.readUInt8(at + next);
      isUnknown &&= byte === 0xff;
      size = size * 256 + byte;
    }
    return isUnknown && (length === 1 || length === 8) ? undefined : size;
  }

  /** Returns where a segment or cluster of unknown size ends. @throws FilmFault for another element */
  private unknownEnd(id: number, content: number, to: number): number {
    if (id === WEBM.segment) return to;
    if (id !== WEBM.cluster) throw new FilmFault('BROKEN');
    for (let at = content; at < to;) {
      const { id: next, end } = this.blockAt(at, to);
      if (PARTS.has(next)) return at;
      at = end;
    }
    return to;
  }

  /** Returns the element in a cluster, or only the identifier of the part that follows it. */
  private blockAt(at: number, to: number): { id: number; end: number } {
    const id = this.bytes.readUIntBE(at, this.lengthAt(at, to, 4));
    return PARTS.has(id) ? { id, end: to } : this.elementAt(at, to);
  }
}
