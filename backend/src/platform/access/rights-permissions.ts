const admins = ['admin'] as const;
/** Whoever checks a patient's identity. */
const desk = ['reception', 'admin'] as const;

/** Permissions on what patients ask of their own data (DPDP Act 2023): the part of the access policy for patients' rights. */
export const rightsPermissions = {
  // Patients: only their own data.
  'ownData.download': ['patient'],
  'dataRequest.make': ['patient'],
  'dataRequest.askErasure': ['patient'],
  'dataRequest.withdraw': ['patient'],
  'dataRequest.listOwn': ['patient'],
  'dataRequest.list': admins,
  'dataRequest.decide': admins,
  // Of one's own account, with a half session too.
  'birthYear.confirm': ['user', 'patient'],
  // Within a sign-in: granted to no role.
  'birthYear.ask': [],
  'birthYear.read': desk,
  'birthYear.lift': desk,
  // Background jobs: granted to no role.
  'dataRequest.erase': [],
} as const;
