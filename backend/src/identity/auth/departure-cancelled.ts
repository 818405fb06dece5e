/** Event: an account's last day was removed because the account was enabled. */
export class DepartureCancelled {
  constructor(readonly userId: string) {}
}
