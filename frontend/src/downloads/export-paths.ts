/** The address of a payment's receipt, a PDF. */
export const receiptPath = (payment: string) => `/api/v1/payments/${payment}/receipt`;

/** What a receipt is saved as. */
export const receiptFile = (number: string) => `receipt-${number.replace('/', '-')}.pdf`;

/** As which file a list goes out, and what that is called. */
export const listFormats = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' } as const;
export type ListFormat = keyof typeof listFormats;

/** The addresses of the files that the server writes for the console alone. */
export const exportPaths = {
  patients: (format: 'pdf' | 'xlsx') => `/api/v1/admin/patients/export?format=${format}`,
  /** Both days, YYYY-MM-DD, are included. */
  payments: (startDate: string, endDate: string) =>
    `/api/v1/payments/export?${new URLSearchParams({ startDate, endDate }).toString()}`,
  /** What filters and sort leave of the list. */
  listedPatients: (listed: Readonly<Record<string, string>>) =>
    `/api/v1/admin/patients/export/filtered?${new URLSearchParams(listed).toString()}`,
  foundPayments: (found: Readonly<Record<string, string>>) =>
    `/api/v1/payments/export/filtered?${new URLSearchParams(found).toString()}`,
} as const;

/** The addresses of the import of patients. */
export const importPaths = {
  files: '/api/v1/admin/patients/imports',
  template: '/api/v1/admin/patients/imports/template.csv',
  errors: (id: string) => `/api/v1/admin/patients/imports/${id}/errors.csv`,
} as const;
