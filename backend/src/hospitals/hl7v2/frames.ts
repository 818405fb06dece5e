const VT = 0x0b;
const FS = 0x1c;
const CR = 0x0d;

/** Largest size in bytes of a frame, and of data before one. */
export const MOST_BYTES = 1_048_576;
const FIRST_ROOM = 4_096;

/** Thrown for invalid framing, after which message boundaries are unknown. Close the connection. */
export class BrokenFrame extends Error {}

/** Parser of MLLP frames (VT, message, FS, CR) of one connection. It depends on neither sockets nor message content. */
export class Frames {
  private state: 'between' | 'inside' | 'ending' = 'between';
  private room = Buffer.alloc(0);
  private length = 0;
  private skipped = 0;

  /**
   * Yields the messages completed by a chunk, in order and lazily, so that those before an invalid frame are not lost.
   * @throws BrokenFrame for a frame that is nested, unterminated or too long
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

  /** Skips data before a frame, up to the size limit. */
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

  /** Copies the content: a one-byte slice would keep the whole read buffer in memory. */
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

/** Wraps a message in a frame. */
export function framed(message: Buffer): Buffer {
  return Buffer.concat([Buffer.from([VT]), message, Buffer.from([FS, CR])]);
}
