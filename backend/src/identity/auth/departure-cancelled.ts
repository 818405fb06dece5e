/** An account lost its last day, since it was enabled: its member stays, or is back. */
export class DepartureCancelled {
  constructor(readonly userId: string) {}
}
