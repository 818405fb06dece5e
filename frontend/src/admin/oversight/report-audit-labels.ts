/** Labels of permissions on reports of phases, on links to them and on exercise sheets. */
export const reportLabels = {
  'phaseReport.list': 'List reports of phases',
  'exerciseSheet.open': 'Open an exercise sheet',
  'phaseReport.open': 'Open the report of a phase',
  'reportLink.create': 'Create a link to a report',
  'reportLink.revoke': 'Revoke a link to a report',
  'reportLink.open': 'Open a report by its link',
} as const;
