import { rupeesText } from '../values/rupees';

const missingWords: Readonly<Record<string, string>> = {
  name: 'name',
  diagnosedWith: 'diagnosis',
  address: 'address',
  age: 'age',
  gender: 'gender',
  contactNumber: 'mobile number',
  emergencyContactNumber: 'emergency contact',
};

/** Lists the missing fields of a record, by the names of the patient form. */
export function missingText(missing: readonly string[]): string {
  return missing.map((field) => missingWords[field] ?? field).join(', ');
}

/** Formats the balance: due, paid in advance, or neither if nothing was charged, as in a clinic without prices. */
export function balanceText({ charged, due }: { readonly charged: number; readonly due: number }): string {
  if (charged === 0) return 'Nothing was charged.';
  if (due === 0) return 'Nothing is due.';
  return due > 0 ? `${rupeesText(due)} due` : `${rupeesText(-due)} in advance`;
}
