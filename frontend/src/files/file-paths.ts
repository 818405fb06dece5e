/** Addresses of files on the server, apart from `paths.ts`, which each page loads. */
export const filePaths = {
  file: (id: string) => `/api/v1/files/${id}`,
  ofPatient: (patientId: string) => `/api/v1/patients/${patientId}/files`,
} as const;
