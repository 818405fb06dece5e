import { Button, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { besideSelect } from '#src/ui/forms/select-popup';
import { useAction } from '#src/ui/hooks/useAction';
import { useDialog } from '#src/ui/dialogs/useDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import {
  SavedFiltersDocument,
  useDeleteSavedFilterMutation,
  useSavedFiltersQuery,
  type SavedFilterList,
  type SavedFiltersQuery,
} from './gql/generated';
import { inOrder } from './filter-query';
import styles from './SavedFilterChoice.module.css';

const SaveFilterDialog = dialogOnDemand(async () => (await import('./SaveFilterDialog')).SaveFilterDialog);

type Saved = SavedFiltersQuery['savedFilters'][number];

interface Props extends DialogState {
  readonly list: SavedFilterList;
  /** Reduces an address to the list's filters. */
  readonly toQuery: (params: URLSearchParams) => Readonly<Record<string, string>>;
}

/** A menu of saved filters: applies one, saves the current filters, or deletes them if they are saved. */
export function SavedFilterChoice({ list, toQuery }: Props) {
  const [params, setParams] = useSearchParams();
  const { data, loading, error } = useSavedFiltersQuery({ variables: { list } });
  const [picked, setPicked] = useState<Saved>();
  const saving = useDialog<string>();
  const saved = data?.savedFilters ?? [];
  const queryIn = (text: string) => inOrder(new URLSearchParams(toQuery(new URLSearchParams(text))));
  const present = inOrder(new URLSearchParams(toQuery(params)));
  const shows = ({ query }: Saved) => queryIn(query) === present;
  const chosen = picked && saved.includes(picked) && shows(picked) ? picked : present ? saved.find(shows) : undefined;
  const remove = useRemoval();
  const choose = (id: string) => {
    const next = saved.find((one) => one.id === id);
    setPicked(next);
    if (next) setParams(queryIn(next.query), { preventScrollReset: true });
  };
  return (
    <>
      <Select<string>
        id="saved-filters"
        aria-label="Saved filters"
        className={styles.choice}
        value={chosen?.id ?? null}
        placeholder="Saved filters"
        loading={loading}
        getPopupContainer={besideSelect}
        popupMatchSelectWidth={false}
        notFoundContent={error ? 'Your saved filters could not be loaded.' : 'Filter the list, then save that by name.'}
        options={saved.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choose}
      />
      {chosen ? (
        <Button type="text" loading={remove.isBusyWith(chosen.id)} onClick={() => remove.run(chosen)}>
          Delete “{chosen.name}”
        </Button>
      ) : (
        present && (
          <Button type="text" onClick={() => saving.open(present)}>
            Save these filters
          </Button>
        )
      )}
      {chosen && queryIn(chosen.query) !== inOrder(new URLSearchParams(chosen.query)) && (
        <output className={styles.note}>
          “{chosen.name}” no longer fits as it was saved: the list does not know all of it any more, and shows what the
          rest of it finds. Delete it, or save what you see under its name.
        </output>
      )}
      {saving.subject !== null && <SaveFilterDialog list={list} query={saving.subject} {...saving.frame} />}
    </>
  );
}

function useRemoval() {
  const [remove] = useDeleteSavedFilterMutation();
  return useAction<Saved>({
    keyOf: ({ id }) => id,
    send: async ({ id, name }) => {
      await remove({ variables: { id } });
      return `“${name}” was deleted. The list stays as it is.`;
    },
    failureText: (failure) => failureText('Failed to delete the saved filter', failure),
    reloads: [SavedFiltersDocument],
  });
}
