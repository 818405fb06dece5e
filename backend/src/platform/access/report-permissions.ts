/** Permissions on reports of phases, on links to them and on exercise sheets: the part of the access policy for them. */
export const reportPermissions = {
  // Physiotherapists and doctors: reports of the plans in their care; patients: only their own.
  'phaseReport.list': ['patient', 'physiotherapist', 'doctor', 'admin'],
  'exerciseSheet.open': ['patient', 'physiotherapist', 'doctor', 'admin'],
  'phaseReport.open': ['patient', 'physiotherapist', 'doctor', 'admin'],
  'reportLink.create': ['physiotherapist', 'admin'],
  // Patients: only links to their own reports.
  'reportLink.revoke': ['patient', 'physiotherapist', 'admin'],
  // Whoever has the link.
  'reportLink.open': ['visitor'],
} as const;
