/** Event: a danger sign waits for an answer: it is new, became worse, or is another's to answer now. */
export class DangerSignRaised {
  constructor(
    readonly taskId: string,
    readonly planId: string,
    readonly now: Date,
  ) {}
}
