import { CheckCircleOutlined, ClockCircleOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { Column } from '#src/ui/lists/DataTable';
import type { ProcessorRowFragment } from './gql/generated';

interface Actions {
  readonly onEdit: (row: ProcessorRowFragment) => void;
}

/** Whether the product uses a processor, and whether the clinic has entered it. */
function State({ row: { id, isInUse } }: { readonly row: ProcessorRowFragment }) {
  if (!id)
    return (
      <StatusWord tone="warning" Icon={ClockCircleOutlined}>
        In use, not entered yet
      </StatusWord>
    );
  if (isInUse === null)
    return (
      <StatusWord tone="quiet" Icon={EditOutlined}>
        Entered by the clinic
      </StatusWord>
    );
  return isInUse ? (
    <StatusWord tone="success" Icon={CheckCircleOutlined}>
      In use
    </StatusWord>
  ) : (
    <StatusWord tone="quiet" Icon={StopOutlined}>
      No longer in use
    </StatusWord>
  );
}

/** The days of a contract, in words. */
function contractText({ contractOn, endsOn }: ProcessorRowFragment): string {
  const began = contractOn ? `Since ${dayText(contractOn)}` : 'Not entered';
  return endsOn ? `${began}, until ${dayText(endsOn)}` : began;
}

const retentionText = ({ retention }: ProcessorRowFragment) => `Retention: ${retention || 'not entered'}`;

/** Two facts in one cell, so that the table fits beside the menu with its last column, the actions. */
function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span>
      {first}
      <br />
      <small>{second}</small>
    </span>
  );
}

/** Columns of the register of processors. */
export const processorColumns: readonly Column<ProcessorRowFragment, Actions>[] = [
  { title: 'Processor', kind: 'lead', cell: ({ name }) => name },
  {
    title: 'Purposes and data',
    kind: 'text',
    cell: ({ purposes, categories }) => <TwoLines first={purposes} second={categories} />,
  },
  { title: 'Place', kind: 'text', cell: ({ storagePlace }) => storagePlace },
  {
    title: 'Contract',
    kind: 'text',
    cell: (row) => <TwoLines first={contractText(row)} second={retentionText(row)} />,
  },
  { title: 'State', kind: 'text', cell: (row) => <State row={row} /> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (row, { onEdit }) => (
      <Button aria-label={`${row.id ? 'Edit' : 'Enter'} ${row.name}`} onClick={() => onEdit(row)}>
        {row.id ? 'Edit' : 'Enter'}
      </Button>
    ),
  },
];
