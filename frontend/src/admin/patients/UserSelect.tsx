import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useUsersWithoutPatientsQuery, type UsersWithoutPatientsQuery } from '#src/workplace/gql/generated';
import { nationalDigits } from '#src/values/phone-number';
import { besideSelect } from '#src/ui/forms/select-popup';
import { useDebounced } from '#src/ui/hooks/useDebounced';
import { accountLabel } from '#src/patients/patient-form-values';

/** A patient account without a record. */
export type UserWithoutPatient = UsersWithoutPatientsQuery['usersWithoutPatients'][number];

interface Props extends Pick<SelectProps<string>, 'id' | 'value' | 'onChange' | 'disabled'> {
  readonly onChoose: (user: UserWithoutPatient) => void;
}

/** A select for a Form.Item: an account without a record, searched on the server by part of the name or number. */
export function UserSelect({ onChoose, onChange, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(searchOf(typed));
  const { data, previousData, loading, error } = useUsersWithoutPatientsQuery({
    variables: search ? { search } : {},
  });
  const users = (data ?? previousData)?.usersWithoutPatients ?? [];
  return (
    <Select<string>
      {...props}
      getPopupContainer={besideSelect}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={loading}
      placeholder="Search by name or number"
      notFoundContent={emptyText(loading, error !== undefined)}
      options={users.map((user) => ({ value: user.id, label: accountLabel(user) }))}
      onChange={(id, option) => {
        onChange?.(id, option);
        const user = users.find((candidate) => candidate.id === id);
        if (user) onChoose(user);
      }}
    />
  );
}

/** Reduces a typed number to its digits; other text is searched as typed. */
function searchOf(typed: string): string {
  return /^[\d\s()+-]+$/.test(typed) ? nationalDigits(typed) : typed.trim();
}

function emptyText(isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Searching…';
  return hasFailed ? 'The users could not be loaded. Type again to retry.' : 'No user without a record matches.';
}
