/** Addresses of reports on the server, apart from `paths.ts`, which each page loads. */
export const reportPdf = (id: string): string => `/api/v1/recovery/reports/${id}/pdf`;
