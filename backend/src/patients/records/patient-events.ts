/** A record and its dependent rows are being deleted; its row is locked. */
export class PatientDeleted {
  constructor(
    readonly patientId: string,
    readonly deletedAt: Date,
  ) {}
}

/**
 * A deleted record is about to be restored. Published before its row is locked, for handlers that must lock other rows
 * first.
 */
export class PatientRestoring {
  constructor(
    readonly patientId: string,
    readonly deletedAt: Date,
  ) {}
}

/** A deleted record is being restored; its row is locked. Rows that were deleted with it have the same `deletedAt`. */
export class PatientRestored {
  constructor(
    readonly patientId: string,
    readonly deletedAt: Date,
    readonly now: Date,
  ) {}
}
