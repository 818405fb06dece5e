const admins = ['admin'] as const;

/** Permissions on what patients ask of their own data (DPDP Act 2023): the part of the access policy for patients' rights. */
export const rightsPermissions = {
  // Patients: only their own data.
  'ownData.download': ['patient'],
  'dataRequest.make': ['patient'],
  'dataRequest.askErasure': ['patient'],
  'dataRequest.listOwn': ['patient'],
  'dataRequest.list': admins,
  'dataRequest.decide': admins,
  // Background jobs: granted to no role.
  'dataRequest.erase': [],
} as const;
