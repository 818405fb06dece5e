import { v7 as uuidv7 } from 'uuid';

/**
 * Deterministic random generator, so that sample data is the same on every machine. Uses sfc32 of PractRand: small and
 * fast, with 128 bits of state, enough for ids.
 */
export class SeededRandom {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** Each triple of whole numbers below 2³² starts its own sequence. */
  constructor(first: number, second = 0, third = 0) {
    this.a = first | 0;
    this.b = second | 0;
    this.c = third | 0;
    // Discard the first numbers, which correlate with the seeds.
    for (let round = 0; round < 12; round++) this.bits();
  }

  /** Returns a number in [0, 1). */
  fraction(): number {
    return this.bits() / 2 ** 32;
  }

  /** Returns a whole number, both ends inclusive. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  /** Returns true with a probability in per cent. */
  chance(perCent: number): boolean {
    return this.fraction() * 100 < perCent;
  }

  /** Returns an element of a non-empty list. */
  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.whole(0, list.length - 1)] ?? list[0];
  }

  /** Returns a UUID version 7, which sorts by its time. */
  uuid(moment: Date): string {
    const random = new Uint8Array(16);
    for (let at = 0; at < random.length; at++) random[at] = this.bits() & 0xff;
    return uuidv7({ msecs: moment.getTime(), random });
  }

  private bits(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
