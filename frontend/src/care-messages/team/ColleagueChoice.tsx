import { Select } from 'antd';
import { useState } from 'react';
import { useCareAssigneesQuery } from './gql/generated';

interface Props {
  readonly patientId: string;
  /** Account of whoever assigns, who has a button of their own. */
  readonly own: string;
  readonly isBusy: boolean;
  readonly onAssign: (account: string) => void;
}

/** Assigns the conversation to a colleague who reads it; they are asked for when the list is opened. */
export function ColleagueChoice({ patientId, own, isBusy, onAssign }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { data, loading, error } = useCareAssigneesQuery({
    variables: { patientId },
    fetchPolicy: 'network-only',
    skip: !isAsked,
  });
  const colleagues = data?.careThread.assignees.filter(({ id }) => id !== own) ?? [];
  return (
    <Select<string>
      aria-label="Assign to a colleague"
      placeholder="Assign to a colleague"
      // Empty again after each choice: who has it stands above.
      value={null}
      disabled={isBusy}
      loading={loading}
      showSearch
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      notFoundContent={
        error ? 'Could not be loaded. Close and open the list again.' : loading ? 'Loading…' : 'Nobody else reads it'
      }
      onOpenChange={(isOpen) => setAsked(isOpen)}
      onSelect={onAssign}
      options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
