/** What is said of a file that does not open. */
export const checkTexts: Readonly<Partial<Record<string, string>>> = {
  PENDING: 'Being checked for malware; it opens once that is done',
  QUARANTINED: 'Malware was found; nobody can open it',
};
