/** Reasons of messages between patients and the care team, and of links to reports, for the team alone. */
export const careReasons = {
  CARE_THREAD_NOT_FOUND: () => 'There is no conversation with this id that you may see.',
  CARE_CLOSED: () => 'This conversation is closed already.',
  CARE_ASSIGNEE: () => 'Please choose an admin, or somebody who looks after this patient',
  CARE_ANSWER_NOT_FOUND: () => 'There is no answer with this id.',
  CARE_ANSWERS_FULL: ({ most }: { most: number }) => `There are ${most} answers, which is the most. Delete one first.`,
  SHARING_NOT_ALLOWED: () =>
    'The patient has not allowed that reports are shared by a link. The patient can allow it under Reports.',
  REPORT_LINKS_FULL: ({ most }: { most: number }) =>
    `There are ${most} links to this report that still open it, which is the most. Revoke one first.`,
};
