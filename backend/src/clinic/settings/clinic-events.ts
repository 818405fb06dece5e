/** Event: the clinic was opened, and its settings are flushed. */
export class ClinicOpened {
  constructor(readonly openedAt: Date) {}
}
