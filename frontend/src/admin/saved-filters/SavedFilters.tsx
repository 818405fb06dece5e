import { Button } from 'antd';
import { dialogOnDemand } from '../../ui/dialogOnDemand';
import { useDialog } from '../../ui/useDialog';
import type { FilterAddress } from '../../ui/useListAddress';

/** Comes once somebody asks for it: most visits of a list do not. */
const SavedFilterChoice = dialogOnDemand(async () => (await import('./SavedFilterChoice')).SavedFilterChoice);

interface Props<Filters> {
  readonly list: 'PATIENTS' | 'PAYMENTS';
  readonly address: FilterAddress<Filters>;
}

/** The way to the filters of a list that were saved by name, and to saving those that stand in the address (clinic §7). */
export function SavedFilters<Filters>({ list, address }: Props<Filters>) {
  const { subject, open, frame } = useDialog();
  if (subject)
    return <SavedFilterChoice list={list} toQuery={(params) => address.write(address.read(params))} {...frame} />;
  return (
    <Button type="text" onClick={() => open(true)}>
      Saved filters
    </Button>
  );
}
