const admins = ['admin'] as const;
/** The front desk (bench §1): admins and reception. */
const desk = ['reception', 'admin'] as const;

/** Permissions on clinical records, and the roles that they are granted to: the part of the access policy for charting. */
export const chartingPermissions = {
  // Only of patients within reach; for others it answers NOT_FOUND.
  'note.list': ['physiotherapist', 'doctor', 'admin'],
  'note.read': ['physiotherapist', 'doctor', 'admin'],
  'note.begin': ['physiotherapist'],
  'note.write': ['physiotherapist'],
  // Physiotherapists: only their own notes.
  'note.listUnsigned': ['physiotherapist'],
  'note.sign': ['physiotherapist'],
  'note.discard': ['physiotherapist'],
  'note.markInError': ['physiotherapist'],
  'note.addAddendum': ['physiotherapist', 'doctor'],
  // Shared ones are admins', the others their owner's.
  'noteTemplate.list': ['physiotherapist', 'admin'],
  'noteTemplate.save': ['physiotherapist'],
  'noteTemplate.share': admins,
  'noteTemplate.delete': ['physiotherapist', 'admin'],
  // Physiotherapists and doctors: only of patients within reach.
  'consentForm.list': ['physiotherapist', ...desk],
  'consentForm.save': admins,
  'consentForm.retire': admins,
  'treatmentConsent.list': ['physiotherapist', 'doctor', ...desk],
  'treatmentConsent.read': ['physiotherapist', 'doctor', ...desk],
  'treatmentConsent.sign': ['physiotherapist', ...desk],
  'treatmentConsent.withdraw': ['physiotherapist', ...desk],
  'outcome.listInstruments': ['physiotherapist', 'doctor', 'admin'],
  'outcome.list': ['physiotherapist', 'doctor', 'admin'],
  'outcome.record': ['physiotherapist'],
  'outcome.retract': ['physiotherapist'],
  'precaution.list': ['physiotherapist', 'doctor', 'admin'],
  'precaution.add': ['physiotherapist', 'doctor'],
  'precaution.end': ['physiotherapist', 'doctor'],
  // Reception: titles, and the content of consent forms and of what it added itself that day.
  'file.list': ['physiotherapist', 'doctor', ...desk],
  'file.open': ['physiotherapist', 'doctor', ...desk],
  'file.add': ['physiotherapist', ...desk],
  'file.update': ['physiotherapist', ...desk],
  'file.remove': ['physiotherapist', ...desk],
  // The scanner of files: granted to no role.
  'file.quarantine': [],
} as const;
