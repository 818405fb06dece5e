import { Button } from 'antd';
import { useState } from 'react';
import { downloadFile } from '#src/downloads/download-file';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import { Screen } from '#src/ui/layout/Screen';
import { DataTable } from '#src/ui/lists/DataTable';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { withChosen } from '#src/ui/lists/select-filter';
import { usePagedList } from '#src/ui/lists/useList';
import { useListAddress } from '#src/ui/lists/useListAddress';
import { breachColumns, countColumns, type BreachCount } from './breach-columns';
import { breachFilters, questionOf, whoseOf } from './breach-filters';
import { useBreachReportQuery, useBreachSubjectsQuery, type BreachQuestion } from './gql/generated';

const pageSize = 20;

/** /admin/breach: whose data an account, an API key, a client or a source of messages read, changed or exported, as a list to notify. */
export function BreachPage() {
  const address = useListAddress(breachFilters);
  const { filters, setFilters } = address;
  // The question stays the same while the page is open, so that paging does not ask another one.
  const [now] = useState(() => new Date());
  const question = questionOf(filters, now);
  return (
    <Screen title="Breach report">
      <p>
        Whose data somebody read, changed or took away in a file, from the audit trail, as a list to notify. Choose a
        span of at most 92 days, and an account, an API key, a hospital’s client or a source of HL7 messages.
      </p>
      <FilterBar
        label="Question of the report"
        of={breachFilters}
        filters={filters}
        onChange={setFilters}
        options={{ whose: withChosen(useSubjects(), filters.whose, 'Chosen before') }}
      />
      {question && (
        <ErrorSlotProvider key={JSON.stringify(question)}>
          <ErrorSlot />
          <Report question={question} address={address} />
        </ErrorSlotProvider>
      )}
    </Screen>
  );
}

type Address = Pick<ReturnType<typeof useListAddress>, 'page' | 'setPage'>;

function Report({ question, address }: { readonly question: BreachQuestion; readonly address: Address }) {
  const query = useBreachReportQuery({ variables: { question, page: address.page, limit: pageSize } });
  const list = usePagedList(
    address,
    query,
    (data) => data.breachReport,
    ({ people }) => people,
    { key: JSON.stringify(question) },
  );
  const report = query.data?.breachReport;
  return (
    <>
      <ListCard
        name="Patients to notify"
        label="Patients to notify"
        list={list}
        count={countOf(list, { none: 'Nobody', one: '1 patient', many: 'patients' })}
        beside={<BreachExport question={question} />}
        empty={{
          title: 'The audit trail names no patient.',
          hint: report?.events ? 'What was done in this span concerns no record.' : 'Nothing was done in this span.',
        }}
        failureText={(failure) => failureText('Failed to fetch the report', failure)}
        columns={breachColumns}
        keyOf={({ id }) => id}
        actions={null}
      />
      {report && report.unnamed.length > 0 && <Unnamed counts={report.unnamed} />}
    </>
  );
}

/** What the trail only counts. */
function Unnamed({ counts }: { readonly counts: readonly BreachCount[] }) {
  return (
    <Card title="Counted without names">
      <p>
        Of these lists and files the audit trail knows how many records they showed, and not which. The patients may
        therefore be more than those above.
      </p>
      <DataTable
        label="Counted without names"
        columns={countColumns}
        rows={counts}
        keyOf={({ verb }) => verb}
        actions={null}
        isStale={false}
      />
    </Card>
  );
}

/** Options: the team's accounts, API keys, hospitals' clients and sources of messages. */
function useSubjects() {
  const { data } = useBreachSubjectsQuery();
  if (!data) return [];
  return [
    ...data.staff.flatMap(({ userId, fullName }) =>
      userId ? [{ value: whoseOf('account', userId), label: fullName || 'No name' }] : [],
    ),
    ...data.apiKeys.map(({ id, name, owner }) => ({ value: whoseOf('key', id), label: `Key ${name} (${owner})` })),
    ...data.smartClients.map(({ id, name }) => ({ value: whoseOf('client', id), label: `Hospital ${name}` })),
    ...data.hl7Sources.map(({ id, name }) => ({ value: whoseOf('source', id), label: `HL7 source ${name}` })),
  ];
}

function BreachExport({ question }: { readonly question: BreachQuestion }) {
  const exporting = useAction<'xlsx' | 'csv'>({
    keyOf: (format) => format,
    send: (format) => {
      const given = Object.entries(question).map(([name, value]) => [name, String(value)]);
      const search = new URLSearchParams([...given, ['format', format]]);
      return downloadFile(`/api/v1/admin/breach-report?${search.toString()}`, `breach-report.${format}`);
    },
    failureText: (failure) => failureText('Failed to export the report', failure),
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
          aria-label={`Export the report as ${name}`}
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
