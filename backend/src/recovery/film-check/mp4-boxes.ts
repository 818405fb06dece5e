import { FilmFault } from './film-fault.js';

/** A box of an MP4: its type, and where its content lies in the file. */
export interface Mp4Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** Largest number of boxes in a film; a fragmented one of two minutes has a few thousand. */
const MOST_BOXES = 20_000;
const DEEPEST = 10;

/** Boxes that hold boxes. `meta` is one, too, after four bytes that not every writer sets. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta', 'meta', 'ilst', '----', 'moof', 'traf']);

/** Reads the boxes of a file one after the other; each lies within its parent. */
export class Mp4Boxes {
  private count = 0;

  constructor(readonly bytes: Buffer) {}

  /** Returns the boxes between two positions. @throws FilmFault for a size that does not fit */
  *within(from: number, to: number): Generator<Mp4Box> {
    for (let at = from; at < to;) {
      const box = this.boxAt(at, to);
      yield box;
      at = box.end;
    }
  }

  /** Returns all boxes between two positions with those in them, each with the types around it. @throws FilmFault */
  *all(from: number, to: number, around: readonly string[] = []): Generator<Mp4Box & { around: readonly string[] }> {
    for (const box of this.within(from, to)) {
      yield { ...box, around };
      const isItem = around.at(-1) === 'ilst';
      if (!CONTAINERS.has(box.type) && !isItem) continue;
      if (around.length >= DEEPEST) throw new FilmFault('BROKEN');
      yield* this.all(this.childrenOf(box), this.childrenEnd(box), [...around, box.type]);
    }
  }

  /** Returns an unsigned number of four bytes in a box. @throws FilmFault outside of it */
  number(box: Mp4Box, offset: number): number {
    if (box.content + offset + 4 > box.end) throw new FilmFault('BROKEN');
    return this.bytes.readUInt32BE(box.content + offset);
  }

  /** Returns the text of four bytes in a box. @throws FilmFault outside of it */
  name(box: Mp4Box, offset: number): string {
    this.number(box, offset);
    return this.bytes.toString('latin1', box.content + offset, box.content + offset + 4);
  }

  /** Returns the content of a box as text, a character for each byte. */
  text({ content, end }: Mp4Box): string {
    return this.bytes.toString('latin1', content, end);
  }

  private boxAt(at: number, to: number): Mp4Box {
    if (++this.count > MOST_BOXES || to - at < 8) throw new FilmFault('BROKEN');
    const type = this.bytes.toString('latin1', at + 4, at + 8);
    const size = this.bytes.readUInt32BE(at);
    if (size === 1 && to - at < 16) throw new FilmFault('BROKEN');
    const content = at + (size === 1 ? 16 : 8);
    // 0: to the end of the file.
    const end = size === 0 ? this.lastEnd(to) : at + (size === 1 ? Number(this.bytes.readBigUInt64BE(at + 8)) : size);
    if (end < content || end > to) throw new FilmFault('BROKEN');
    return { type, start: at, content, end };
  }

  private lastEnd(to: number): number {
    if (to !== this.bytes.length) throw new FilmFault('BROKEN');
    return to;
  }

  /** Returns where the boxes in a box begin: in a `meta` of MP4 after its version, in one of QuickTime at once. */
  private childrenOf(box: Mp4Box): number {
    if (box.type !== 'meta' || box.end - box.content < 8) return box.content;
    return this.name(box, 4) === 'hdlr' ? box.content : Math.min(box.content + 4, box.end);
  }

  /** Returns where the boxes in a box end: a `udta` of QuickTime may end with four zero bytes. */
  private childrenEnd(box: Mp4Box): number {
    const hasTail = box.type === 'udta' && box.end - box.content >= 4 && this.bytes.readUInt32BE(box.end - 4) === 0;
    return hasTail && !this.fits(box) ? box.end - 4 : box.end;
  }

  private fits({ content, end }: Mp4Box): boolean {
    let at = content;
    while (end - at >= 8) {
      const size = this.bytes.readUInt32BE(at);
      if (size < 8) return false;
      at += size;
    }
    return at === end;
  }
}
