import type { ReactNode } from 'react';
import { momentText } from '#src/calendar/clinic-time';
import { valueText } from '#src/protocols/measures';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { Card } from '#src/ui/layout/Card';
import { DataTable, type Column } from '#src/ui/lists/DataTable';
import type { CareValueFragment } from './gql/generated';
import { measuredName } from '../values/value-texts';

const columns: readonly Column<CareValueFragment, null>[] = [
  {
    title: 'Measure',
    kind: 'lead',
    cell: measuredName,
  },
  { title: 'Value', kind: 'number', cell: ({ measure, value }) => valueText(measure, value) },
  { title: 'Taken', kind: 'text', cell: ({ takenAt }) => momentText(takenAt) },
  { title: 'Entered by', kind: 'text', cell: ({ enteredBy }) => enteredBy },
];

interface Props {
  readonly values: readonly CareValueFragment[];
  readonly actions: ReactNode;
}

/** The newest value of each measure and side that counts, with a plan or without. */
export function NewestValues({ values, actions }: Props) {
  return (
    <Card title="Newest values" beside={actions}>
      {values.length === 0 ? (
        <EmptyList title="No values yet." hint="What the team or the patient measures appears here." />
      ) : (
        <DataTable
          label="Newest values"
          columns={columns}
          rows={values}
          keyOf={({ id }) => id}
          isStale={false}
          actions={null}
        />
      )}
    </Card>
  );
}
