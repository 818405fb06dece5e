const accounts = ['user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'] as const;

/**
 * Permissions on the access of family members to a patient's day: the part of the access policy for it. Any account may be let in, and reads
 * and writes by a grant alone; without one it answers NOT_FOUND.
 */
export const familyPermissions = {
  // Patients: only their own; admins: of a patient.
  'family.list': ['patient', 'admin'],
  'family.invite': ['patient'],
  'family.setRights': ['patient'],
  // The patient, admins, and who was let in.
  'family.end': accounts,
  'family.listPatients': accounts,
  'family.accept': accounts,
  'family.readDay': accounts,
  'family.recordEntries': accounts,
  'family.readThread': accounts,
  'family.sendMessage': accounts,
} as const;
