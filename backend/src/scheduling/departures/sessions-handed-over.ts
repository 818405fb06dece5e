/** Agreed sessions went from one physiotherapist to somebody else, or to nobody as yet; this has been flushed. */
export class SessionsHandedOver {
  constructor(
    readonly ids: readonly string[],
    /** The physiotherapist who had them. */
    readonly from: string,
    readonly at: Date,
  ) {}
}
