import { skipToken } from '@apollo/client/react';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useOwnPatientChoicesQuery, usePatientChoicesQuery } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { formatPhone } from '../values/phone-number';
import { besideSelect } from '../ui/forms/select-popup';
import { useDebounced } from '../ui/hooks/useDebounced';

/** A patient to choose, with a complete record or not. */
export interface PatientChoice {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  /** Ten digits; physiotherapists read it on the page of a patient instead. */
  readonly contactNumber?: string | null;
}

/** The server rejects longer texts (schema/README.md). */
const maxSearchLength = 100;

interface Props extends Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> {
  /** Initial patient. */
  readonly known?: PatientChoice | undefined;
}

/** A select for a Form.Item: a patient, searched on the server by part of the name; among the own ones where only the own column is planned. */
export function PatientSelect({ known, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim().slice(0, maxSearchLength));
  const { found, loading, error } = usePatientChoices(search);
  const patients = known && !search && found.every(({ id }) => id !== known.id) ? [known, ...found] : found;
  return (
    <Select<string>
      {...props}
      getPopupContainer={besideSelect}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={loading}
      placeholder="Search by name"
      notFoundContent={emptyText(loading, error !== undefined)}
      options={patients.map((patient) => ({ value: patient.id, label: labelOf(patient) }))}
    />
  );
}

/** Finds patients by part of the name, all of them or the own ones. */
function usePatientChoices(search: string) {
  const isOwn = useWorkplace().ownColumn !== undefined;
  const variables = search ? { search } : {};
  const all = usePatientChoicesQuery(isOwn ? skipToken : { variables });
  const own = useOwnPatientChoicesQuery(isOwn ? { variables } : skipToken);
  const { loading, error } = isOwn ? own : all;
  const found: readonly PatientChoice[] = isOwn
    ? ((own.data ?? own.previousData)?.benchPatients.edges.map(({ node }) => node.patient) ?? [])
    : ((all.data ?? all.previousData)?.patients.patients ?? []);
  return { found, loading, error };
}

/** Names are not unique, so the label includes the number. */
function labelOf({ name, patientId, contactNumber }: PatientChoice): string {
  return [name, patientId, contactNumber && formatPhone(contactNumber)].filter(Boolean).join(', ');
}

function emptyText(isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Searching…';
  return hasFailed ? 'The patients could not be loaded. Type again to retry.' : 'No record matches this name.';
}
