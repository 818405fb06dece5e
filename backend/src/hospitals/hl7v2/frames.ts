const VT = 0x0b;
const FS = 0x1c;
const CR = 0x0d;

/** How long a frame may be, and how much may come before one, in bytes (hospital §7). */
export const MOST_BYTES = 1_048_576;
const FIRST_ROOM = 4_096;

/** What came is no frame, and nothing that follows can be told apart any more: the connection is to be closed. */
export class BrokenFrame extends Error {}

/** Takes the messages of one connection out of their frames: VT, the message, FS, CR (MLLP). Knows neither socket nor message. */
export class Frames {
  private state: 'between' | 'inside' | 'ending' = 'between';
  private room = Buffer.alloc(0);
  private length = 0;
  private skipped = 0;

  /**
   * The messages that end in this piece, in order, each when it is asked for: what is broken takes none away that came before.
   * @throws BrokenFrame where one begins in another, has no end, or is too long
   */
  *push(piece: Buffer): Generator<Buffer, void> {
    for (let at = 0; at < piece.length;) {
      if (this.state === 'between') at = this.skip(piece, at);
      else if (this.state === 'inside') at = this.take(piece, at);
      else {
        if (piece[at++] !== CR) throw new BrokenFrame('a frame does not end in FS and CR');
        yield this.finish();
      }
    }
  }

  /** What comes before a frame is nobody's, and bounded: who sends no frame at all is no sender of messages. */
  private skip(piece: Buffer, at: number): number {
    const start = piece.indexOf(VT, at);
    const end = start < 0 ? piece.length : start;
    this.skipped += end - at;
    if (this.skipped > MOST_BYTES) throw new BrokenFrame('nothing of this is a frame');
    if (start < 0) return end;
    this.skipped = 0;
    this.state = 'inside';
    return start + 1;
  }

  private take(piece: Buffer, at: number): number {
    const end = piece.indexOf(FS, at);
    const content = piece.subarray(at, end < 0 ? piece.length : end);
    if (content.includes(VT)) throw new BrokenFrame('a frame begins in another one');
    if (this.length + content.length > MOST_BYTES) throw new BrokenFrame('a frame is too long');
    this.keep(content);
    if (end < 0) return piece.length;
    this.state = 'ending';
    return end + 1;
  }

  /** Copied: a piece of one byte holds on to the whole buffer that it was read into. */
  private keep(content: Buffer): void {
    const needed = this.length + content.length;
    if (needed > this.room.length) {
      const wider = Buffer.alloc(Math.min(Math.max(needed, 2 * this.room.length, FIRST_ROOM), MOST_BYTES));
      this.room.copy(wider, 0, 0, this.length);
      this.room = wider;
    }
    content.copy(this.room, this.length);
    this.length = needed;
  }

  private finish(): Buffer {
    const message = this.room.subarray(0, this.length);
    this.room = Buffer.alloc(0);
    this.length = 0;
    this.state = 'between';
    return message;
  }
}

/** A message in its frame. */
export function framed(message: Buffer): Buffer {
  return Buffer.concat([Buffer.from([VT]), message, Buffer.from([FS, CR])]);
}
