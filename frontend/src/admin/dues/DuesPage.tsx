import { Button } from 'antd';
import { useState } from 'react';
import { downloadFile } from '#src/downloads/download-file';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { ListCard } from '#src/ui/lists/ListCard';
import { textFilter } from '#src/ui/lists/text-filter';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import { useCursorList } from '#src/ui/lists/useList';
import { rupeesText } from '#src/values/rupees';
import { dueColumns, type DueRow } from './due-columns';
import styles from './DuesPage.module.css';
import { DuesDocument, useDuesQuery, useRemindDuesMutation, type DuesQuery } from './gql/generated';

const dueFilters = listFilters({ search: textFilter('Search', { placeholder: 'Name, PT number or phone' }) });

/** Most patients that one request reminds (schema/due.graphql). */
const most = 50;

/** Why no reminder went, by the code of the result. */
const outcomes: Readonly<Record<string, string>> = {
  WRONG_STATE: 'Not sent: nothing is due, or no message reaches the patient.',
  LIMIT_REACHED: 'Not sent: reminded within 72 hours.',
  NOT_FOUND: 'Not sent: the record is gone.',
};

/** /admin/dues: the patients who owe, the oldest first, by age, with reminders for one or many. */
export function DuesPage() {
  const address = useCursorAddress(dueFilters, 25);
  const { filters, setFilters } = address;
  return (
    <Screen title="Dues">
      <FilterBar label="Filter dues" of={dueFilters} filters={filters} onChange={setFilters} />
      <ErrorSlotProvider key={filters.search}>
        <ErrorSlot />
        <Dues address={address} />
      </ErrorSlotProvider>
    </Screen>
  );
}

type Address = ReturnType<typeof useCursorAddress<FilterValues<typeof dueFilters.fields>>>;

function Dues({ address }: { readonly address: Address }) {
  const { search } = address.filters;
  const query = useDuesQuery({
    variables: { ...address.slice, ...(search && { search }) },
    fetchPolicy: 'cache-and-network',
  });
  const list = useCursorList(address, query, ({ dues }) => ({
    ...dues,
    edges: dues.edges.map(({ node, cursor }) => ({ node: { ...node, key: cursor } })),
  }));
  const { chosen, onChoose, ...reminding } = useReminders();
  const shown = (list.rows ?? []).flatMap(({ patient, notNow }) => (patient && !notNow ? [patient.id] : []));
  const sharedReason = reasonOfAll(list.rows ?? []);
  return (
    <>
      {query.data && <Ages dues={query.data.dues} />}
      {sharedReason && <p>No reminder can be sent now. {sharedReason}</p>}
      <ListCard
        name="Dues"
        label="Patients who owe"
        list={list}
        count={countOf(list, { none: 'Nobody owes', one: '1 patient', many: 'patients' })}
        beside={
          <Stack row gap={2} align="center">
            {shown.length > 0 && <Button onClick={() => onChoose(shown, true)}>Choose all on this page</Button>}
            <Button
              type="primary"
              disabled={chosen.size === 0 || chosen.size > most}
              loading={reminding.isBusy}
              onClick={() => reminding.onRemind([...chosen])}
            >
              Remind {chosen.size > 0 ? chosen.size : 'the chosen'}
            </Button>
            <DueExport search={search} />
          </Stack>
        }
        empty={{
          title: search ? 'Nobody who owes is like that.' : 'Nobody owes anything.',
          hint: 'Patients with an open charge appear here, the oldest first.',
        }}
        failureText={(failure) => failureText('Failed to fetch the dues', failure)}
        columns={dueColumns}
        keyOf={({ key }) => key}
        actions={{ chosen, onChoose: (id, isChosen) => onChoose([id], isChosen), sharedReason, ...reminding }}
      />
    </>
  );
}

/** Why nobody of several patients can be reminded, if it is the same reason for all. */
function reasonOfAll(rows: readonly DueRow[]): string | undefined {
  const reasons = new Set(rows.map(({ notNow }) => notNow));
  const [reason] = reasons;
  return rows.length > 1 && reasons.size === 1 ? (reason ?? undefined) : undefined;
}

/** The sums of all patients who owe, by age. */
function Ages({ dues: { total, ageing } }: DuesQuery) {
  const ages = [
    ['All', total],
    ['0–30 days', ageing.days0to30],
    ['31–60 days', ageing.days31to60],
    ['61–90 days', ageing.days61to90],
    ['Over 90 days', ageing.over90],
  ] as const;
  return (
    <dl aria-label="Dues by age" className={styles.ages}>
      {ages.map(([name, paise]) => (
        <div key={name} className={`card ${styles.age}`}>
          <dt>{name}</dt>
          <dd>{rupeesText(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who was chosen, the sending of reminders, and what became of each. */
function useReminders() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<string, string>>(new Map());
  const [remind] = useRemindDuesMutation();
  const reminding = useAction<readonly string[]>({
    keyOf: () => '',
    send: async (patientIds) => {
      const { data } = await remind({ variables: { patientIds: [...patientIds] } });
      const all = data?.remindDues ?? [];
      setChosen(new Set());
      setResults(new Map(all.map(({ patientId, code }) => [patientId, code ? (outcomes[code] ?? code) : 'Sent.'])));
      const sent = all.filter(({ code }) => code === null).length;
      return `${sent} of ${all.length} ${all.length === 1 ? 'reminder' : 'reminders'} will be sent.`;
    },
    failureText: (failure) => failureText('The reminders could not be sent', failure),
    reloads: [DuesDocument],
  });
  return {
    chosen,
    results,
    isBusy: reminding.isBusy,
    onRemind: reminding.run,
    onChoose: (ids: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const id of ids)
          if (isChosen) after.add(id);
          else after.delete(id);
        return after;
      }),
  };
}

/** Files of the list, without its pages. */
function DueExport({ search }: { readonly search: string }) {
  const exporting = useAction<'xlsx' | 'csv'>({
    keyOf: (format) => format,
    send: (format) =>
      downloadFile(
        `/api/v1/dues?${new URLSearchParams({ format, ...(search && { search }) }).toString()}`,
        `dues.${format}`,
      ),
    failureText: (failure) => failureText('Failed to export the dues', failure),
  });
  return (
    <span>
      Export:
      {(
        [
          ['xlsx', 'Excel'],
          ['csv', 'CSV'],
        ] as const
      ).map(([format, name]) => (
        <Button
          key={format}
          aria-label={`Export the dues as ${name}`}
          type="link"
          loading={exporting.isBusyWith(format)}
          onClick={() => exporting.run(format)}
        >
          {name}
        </Button>
      ))}
    </span>
  );
}
