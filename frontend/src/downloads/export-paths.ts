/** Returns the address of a payment's receipt, a PDF. */
export const receiptPath = (payment: string) => `/api/v1/payments/${payment}/receipt`;

/** Returns the file name of a receipt. */
export const receiptFile = (number: string) => `receipt-${number.replace('/', '-')}.pdf`;

/** Returns the address of a bill, a PDF. @param language in which staff want it; the reader's own if omitted */
export const billPath = (bill: string, language?: 'hi') =>
  `/api/v1/bills/${bill}/pdf${language ? `?language=${language}` : ''}`;

/** Returns the file name of a bill. */
export const billFile = (number: string) => `bill-${number.replaceAll('/', '-')}.pdf`;

/** Returns the address of a statement of account, a PDF. @param patient `me` for the caller's */
export const statementPath = (patient: string, days: Readonly<Record<string, string>>) =>
  `/api/v1/patients/${patient}/statement?${new URLSearchParams(days).toString()}`;

/** Returns the file name of a statement of account. */
export const statementFile = (from: string, until: string) => `statement-${from}-${until}.pdf`;

/** Returns the address of a patient's whole record, a PDF. */
export const recordPath = (patient: string) => `/api/v1/admin/patients/${patient}/record.pdf`;

/** Address of a patient's own data, a ZIP. */
export const ownDataPath = '/api/v1/me/data';

/** File formats of a list, with labels. */
export const listFormats = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' } as const;
export type ListFormat = keyof typeof listFormats;

/** Addresses of the admin exports. */
export const exportPaths = {
  patients: (format: 'pdf' | 'xlsx') => `/api/v1/admin/patients/export?format=${format}`,
  /** Both days, YYYY-MM-DD, are included. */
  payments: (startDate: string, endDate: string) =>
    `/api/v1/payments/export?${new URLSearchParams({ startDate, endDate }).toString()}`,
  /** The filtered and sorted list. */
  listedPatients: (listed: Readonly<Record<string, string>>) =>
    `/api/v1/admin/patients/export/filtered?${new URLSearchParams(listed).toString()}`,
  dayBook: (day: string, format: ListFormat) => `/api/v1/day-book?${new URLSearchParams({ day, format }).toString()}`,
  /** Both days, YYYY-MM-DD, are included. */
  journal: (asked: Readonly<Record<'from' | 'until' | 'format', string>>) =>
    `/api/v1/journal?${new URLSearchParams(asked).toString()}`,
  everything: '/api/v1/admin/full-export',
  foundPayments: (found: Readonly<Record<string, string>>) =>
    `/api/v1/payments/export/filtered?${new URLSearchParams(found).toString()}`,
} as const;

/** Addresses of the patient import. */
export const importPaths = {
  files: '/api/v1/admin/patients/imports',
  template: '/api/v1/admin/patients/imports/template.csv',
  errors: (id: string) => `/api/v1/admin/patients/imports/${id}/errors.csv`,
} as const;
