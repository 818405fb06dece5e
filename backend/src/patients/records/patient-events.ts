/** A record is being deleted, with what belongs to it; its row is locked. */
export class PatientDeleted {
  constructor(
    readonly patientId: string,
    readonly deletedAt: Date,
  ) {}
}

/** A deleted record is about to be restored: published before its row is locked, for rows that are locked before a patient's. */
export class PatientRestoring {
  constructor(
    readonly patientId: string,
    readonly deletedAt: Date,
  ) {}
}

/** A deleted record is being restored; its row is locked. What was deleted with it has the same `deletedAt`. */
export class PatientRestored {
  constructor(
    readonly patientId: string,
    readonly deletedAt: Date,
    readonly now: Date,
  ) {}
}
