import type { LeaveTime } from '../../clinic/index.js';

/** Event: a leave was withdrawn, and flushed, so that its time can be booked again. */
export class LeaveWithdrawn {
  constructor(
    readonly leave: LeaveTime,
    readonly now: Date,
  ) {}
}
