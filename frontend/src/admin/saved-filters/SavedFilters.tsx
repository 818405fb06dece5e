import { Button } from 'antd';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import type { FilterAddress } from '#src/ui/lists/useListAddress';

/** Loaded on demand: most visits do not need it. */
const SavedFilterChoice = dialogOnDemand(async () => (await import('./SavedFilterChoice')).SavedFilterChoice);

interface Props<Filters> {
  readonly list: 'PATIENTS' | 'PAYMENTS';
  readonly address: FilterAddress<Filters>;
}

/** The button that opens saved filters. */
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
