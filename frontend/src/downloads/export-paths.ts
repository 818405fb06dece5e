/** The addresses of the files that the server writes: the console's alone, which public pages need not carry. */
export const exportPaths = {
  patients: (format: 'pdf' | 'xlsx') => `/api/v1/admin/patients/export?format=${format}`,
  /** Both days, YYYY-MM-DD, are included. */
  payments: (startDate: string, endDate: string) =>
    `/api/v1/payments/export?${new URLSearchParams({ startDate, endDate }).toString()}`,
  receipt: (payment: string) => `/api/v1/payments/${payment}/receipt`,
} as const;
