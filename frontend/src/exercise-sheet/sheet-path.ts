/** Address of the exercise sheet of a plan on the server, apart from `paths.ts`, which each page loads. */
export const sheetPdf = (planId: string, language: string): string =>
  `/api/v1/recovery/plans/${planId}/sheet.pdf?language=${language}`;
