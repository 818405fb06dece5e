import { momentText } from '#src/calendar/clinic-time';
import { modeLabels } from '#src/protocols/measure-labels';
import { factsOf, valueText } from '#src/protocols/measures';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { Card } from '#src/ui/layout/Card';
import { DataTable, type Column } from '#src/ui/lists/DataTable';
import type { CareValueFragment } from './gql/generated';
import { sideLabels } from './side-labels';

const columns: readonly Column<CareValueFragment, null>[] = [
  {
    title: 'Measure',
    kind: 'lead',
    cell: ({ measure, side, mode }) =>
      [factsOf(measure).name, side && sideLabels[side], mode && modeLabels[mode]].filter(Boolean).join(', '),
  },
  { title: 'Value', kind: 'number', cell: ({ measure, value }) => valueText(measure, value) },
  { title: 'Taken', kind: 'text', cell: ({ takenAt }) => momentText(takenAt) },
  { title: 'Entered by', kind: 'text', cell: ({ enteredBy }) => enteredBy },
];

/** The newest value of each measure and side that counts, with a plan or without. */
export function NewestValues({ values }: { readonly values: readonly CareValueFragment[] }) {
  return (
    <Card title="Newest values">
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
