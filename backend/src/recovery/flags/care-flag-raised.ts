/** Event: a flag was raised that was not open before. */
export class CareFlagRaised {
  constructor(
    readonly flagId: string,
    readonly planId: string,
    readonly now: Date,
  ) {}
}
