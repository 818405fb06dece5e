import type { Cover } from './cover.entity.js';

/** Event: a cover was entered, and flushed. */
export class CoverEntered {
  constructor(
    readonly cover: Cover,
    readonly now: Date,
  ) {}
}

/** Event: a cover was ended before its last day was over. */
export class CoverEnded {
  constructor(
    readonly coverId: string,
    readonly now: Date,
  ) {}
}
