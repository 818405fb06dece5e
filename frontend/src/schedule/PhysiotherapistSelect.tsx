import { Select, type SelectProps } from 'antd';
import { usePhysiotherapistsQuery } from '../workplace/gql/generated';
import { besideSelect } from '../ui/forms/select-popup';
import { loadText } from './appointment-texts';

interface Props extends Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> {
  /** Clinic day of the shown loads. */
  readonly day: string;
  /** Physiotherapist to leave out. */
  readonly without?: string;
}

/** A select for a Form.Item: a physiotherapist, or none yet. */
export function PhysiotherapistSelect({ day, without, ...props }: Props) {
  const { data, previousData, loading, error } = usePhysiotherapistsQuery({ variables: { day } });
  const all = (data ?? previousData)?.physiotherapists ?? [];
  const physiotherapists = all.filter(({ id }) => id !== without);
  return (
    <Select<string>
      {...props}
      allowClear
      getPopupContainer={besideSelect}
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading}
      placeholder="Not assigned"
      notFoundContent={emptyText(loading, error !== undefined)}
      options={physiotherapists.map(({ id, name, specialization, ...load }) => ({
        value: id,
        label: `${name}, ${loadText(load).toLowerCase()} that day, ${specialization}`,
      }))}
    />
  );
}

function emptyText(isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Loading…';
  return hasFailed
    ? 'The physiotherapists could not be loaded. Book without one, or close and try again.'
    : 'No physiotherapist matches.';
}
