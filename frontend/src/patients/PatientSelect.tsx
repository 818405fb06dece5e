import { Select, type SelectProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { usePatientChoicesQuery } from '../workplace/gql/generated';
import { useWorkplace, type PatientChoice, type PatientSearchProps } from '../workplace/workplace-context';
import { formatPhone } from '../values/phone-number';
import { besideSelect } from '../ui/forms/select-popup';
import { useDebounced } from '../ui/hooks/useDebounced';

/** The server rejects longer texts (schema/README.md). */
const maxSearchLength = 100;

interface Props extends Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> {
  /** Initial patient. */
  readonly known?: PatientChoice | undefined;
}

/** A select for a Form.Item: a patient, searched on the server by part of the name, among those of the area around it. */
export function PatientSelect({ known, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim().slice(0, maxSearchLength));
  const { PatientSearch = AllPatients } = useWorkplace();
  return (
    <PatientSearch search={search}>
      {({ found, loading, error }) => {
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
      }}
    </PatientSearch>
  );
}

/** Searches all patients. */
function AllPatients({ search, children }: PatientSearchProps): ReactNode {
  const { data, previousData, loading, error } = usePatientChoicesQuery({ variables: search ? { search } : {} });
  return children({ found: (data ?? previousData)?.patients.patients ?? [], loading, error });
}

/** Names are not unique, so the label includes the number. */
function labelOf({ name, patientId, contactNumber }: PatientChoice): string {
  return [name, patientId, contactNumber && formatPhone(contactNumber)].filter(Boolean).join(', ');
}

function emptyText(isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Searching…';
  return hasFailed ? 'The patients could not be loaded. Type again to retry.' : 'No record matches this name.';
}
