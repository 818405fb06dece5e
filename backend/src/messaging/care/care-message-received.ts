/** Event: a patient wrote, and the clinic had read everything before. */
export class CareMessageReceived {
  constructor(
    readonly patientId: string,
    readonly now: Date,
  ) {}
}
