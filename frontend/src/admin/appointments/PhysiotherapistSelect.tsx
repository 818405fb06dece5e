import { Select, type SelectProps } from 'antd';
import { usePhysiotherapistsQuery } from '../gql/generated';
import { besideSelect } from '../../ui/select-popup';
import { loadText } from './appointment-texts';

interface Props extends Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> {
  /** The clinic day whose load stands beside each name. */
  readonly day: string;
  /** Who is not to choose. */
  readonly without?: string;
}

/** Chooses who treats, or nobody yet. Stands inside a Form.Item. */
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
