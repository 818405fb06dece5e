import { Input, Radio, Select } from 'antd';
import type { FormRule } from 'antd';
import type { ReactNode } from 'react';
import { besideSelect } from '../ui/forms/select-popup';
import { choiceRules, mobileNumberRules, textRules } from '../ui/forms/form-rules';
import { genderLabels, genderOptions } from '../values/genders';
import type { PatientDetailsQuery } from '../workplace/gql/generated';
import { ageRules } from './age-rules';
import { bloodGroups, type PatientFormValues } from './patient-form-values';
import { notAvailable, phoneOrNotAvailable, textOrNotAvailable } from './patient-texts';

type Patient = PatientDetailsQuery['patientDetails']['patient'];

/** A field of the patient form: its input, and its display in a record. */
export interface PatientField {
  readonly name: Exclude<keyof PatientFormValues, 'userId' | 'idempotencyKey'>;
  readonly label: string;
  /** The known age, in digits, is valid however high it is. */
  readonly rules?: (knownAge: string | undefined) => FormRule[];
  readonly control: ReactNode;
  /** Whether it spans the width of the form. */
  readonly isWide?: boolean;
  /** Label and formatted value in a record; omitted for a field that the page shows elsewhere. */
  readonly shown?: { readonly label: string; readonly value: (patient: Patient) => string };
}

const line = <Input autoComplete="off" />;
const phone = <Input type="tel" autoComplete="off" />;
const bloodGroupOptions = bloodGroups.map((value) => ({ value, label: value }));

/** Fields of the patient form in order. Add a new field here. */
export const patientFields: readonly PatientField[] = [
  { name: 'name', label: 'Name', rules: () => textRules('Name', 120), control: line },
  {
    name: 'age',
    label: 'Age',
    rules: ageRules,
    control: <Input inputMode="numeric" autoComplete="off" maxLength={3} />,
    shown: { label: 'Age', value: ({ age }) => textOrNotAvailable(age) },
  },
  {
    name: 'gender',
    label: 'Gender',
    rules: () => choiceRules('Gender is required'),
    control: <Radio.Group aria-label="Gender" options={genderOptions} />,
    shown: { label: 'Gender', value: ({ gender }) => (gender ? genderLabels[gender] : notAvailable) },
  },
  {
    name: 'bloodGroup',
    label: 'Blood group (optional)',
    control: <Select allowClear getPopupContainer={besideSelect} placeholder="Not known" options={bloodGroupOptions} />,
    shown: { label: 'Blood group', value: ({ bloodGroup }) => textOrNotAvailable(bloodGroup) },
  },
  {
    name: 'diagnosedWith',
    label: 'Diagnosed with',
    rules: () => textRules('Diagnosis', 200),
    control: line,
    isWide: true,
    shown: { label: 'Condition', value: ({ diagnosedWith }) => textOrNotAvailable(diagnosedWith) },
  },
  {
    name: 'address',
    label: 'Address',
    rules: () => textRules('Address', 500),
    control: <Input.TextArea rows={3} autoComplete="off" />,
    isWide: true,
    shown: { label: 'Address', value: ({ address }) => textOrNotAvailable(address) },
  },
  {
    name: 'contactNumber',
    label: 'Contact number',
    rules: () => mobileNumberRules('Contact number'),
    control: phone,
    shown: { label: 'Mobile number', value: ({ contactNumber }) => phoneOrNotAvailable(contactNumber) },
  },
  {
    name: 'emergencyContactNumber',
    label: 'Emergency contact number',
    rules: () => mobileNumberRules('Emergency contact number'),
    control: phone,
    shown: {
      label: 'Emergency contact',
      value: ({ emergencyContactNumber }) => phoneOrNotAvailable(emergencyContactNumber),
    },
  },
];
