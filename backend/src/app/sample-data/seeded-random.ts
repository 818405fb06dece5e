import { v7 as uuidv7 } from 'uuid';

/**
 * Random choices that are the same each time for the same seeds: sample data must not change from one machine to the
 * next. The generator is sfc32 of PractRand: small, fast and, with 128 bits of state, enough for ids.
 */
export class SeededRandom {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** Each triple of whole numbers below 2³² opens a sequence of its own. */
  constructor(first: number, second = 0, third = 0) {
    this.a = first | 0;
    this.b = second | 0;
    this.c = third | 0;
    // The first dozen numbers still show the seeds.
    for (let round = 0; round < 12; round++) this.bits();
  }

  /** From 0 up to, and without, 1. */
  fraction(): number {
    return this.bits() / 2 ** 32;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  /** True in so many of a hundred cases. */
  chance(perCent: number): boolean {
    return this.fraction() * 100 < perCent;
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.whole(0, list.length - 1)] ?? list[0];
  }

  /** A UUID of version 7, which sorts by the moment it is given. */
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
