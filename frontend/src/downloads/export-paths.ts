/** The address of a payment's receipt, a PDF. */
export const receiptPath = (payment: string) => `/api/v1/payments/${payment}/receipt`;

/** What a receipt is saved as. */
export const receiptFile = (number: string) => `receipt-${number.replace('/', '-')}.pdf`;

/** The addresses of the files that the server writes for the console alone. */
export const exportPaths = {
  patients: (format: 'pdf' | 'xlsx') => `/api/v1/admin/patients/export?format=${format}`,
  /** Both days, YYYY-MM-DD, are included. */
  payments: (startDate: string, endDate: string) =>
    `/api/v1/payments/export?${new URLSearchParams({ startDate, endDate }).toString()}`,
} as const;

/** The addresses of the import of patients. */
export const importPaths = {
  files: '/api/v1/admin/patients/imports',
  template: '/api/v1/admin/patients/imports/template.csv',
  errors: (id: string) => `/api/v1/admin/patients/imports/${id}/errors.csv`,
} as const;
