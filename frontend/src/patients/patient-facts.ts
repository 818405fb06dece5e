import type { Facts } from '../ui/forms/ConflictChanges';
import { patientFields } from './patient-fields';
import { valuesOf, type FormRecord } from './patient-form-values';

/** Formats a record's values by the labels of the form. */
export function patientFacts(record: FormRecord): Facts {
  const values = valuesOf(record);
  const entries = patientFields.map(({ name, label, shown }) => {
    const value = values[name] ?? '';
    return [label, value && shown ? shown.value(record.patient) : value];
  });
  return Object.fromEntries(entries) as Facts;
}
