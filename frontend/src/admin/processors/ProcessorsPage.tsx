import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '#src/failure-text';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { decorative } from '#src/ui/layout/decorative';
import { Screen } from '#src/ui/layout/Screen';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useWholeList } from '#src/ui/lists/useList';
import { ListExport } from '../ListExport';
import { useDataProcessorsQuery, type ProcessorRowFragment } from './gql/generated';
import { processorColumns } from './processor-columns';
import { ProcessorDialog } from './ProcessorDialog';

const fileOf = (format: string) => `/api/v1/admin/data-processors?format=${format}`;

/** /admin/processors: the register of who processes personal data for the clinic. */
export function ProcessorsPage() {
  const editing = useDialog<ProcessorRowFragment | 'new'>();
  return (
    <Screen
      title="Data processors"
      actions={
        <Button type="primary" icon={<PlusOutlined {...decorative} />} onClick={() => editing.open('new')}>
          New entry
        </Button>
      }
    >
      <p>
        Companies and systems that process personal data for the clinic or get it, with purposes, categories and place
        of storage. What the server is configured to use stands here by itself; enter the contract and how long it keeps
        the data.
      </p>
      <ErrorSlotProvider>
        <ErrorSlot />
        <Register onEdit={editing.open} />
      </ErrorSlotProvider>
      {editing.subject && <ProcessorDialog processor={editing.subject} {...editing.frame} />}
    </Screen>
  );
}

function Register({ onEdit }: { readonly onEdit: (row: ProcessorRowFragment) => void }) {
  const query = useDataProcessorsQuery({ fetchPolicy: 'cache-and-network' });
  const list = useWholeList(query, ({ dataProcessors }) => dataProcessors);
  return (
    <ListCard
      name="Data processors"
      label="Data processors"
      list={list}
      count={countOf(list, { none: 'Nobody', one: '1 processor', many: 'processors' })}
      beside={<ListExport addressOf={fileOf} fileName="data-processors" />}
      empty={{ title: 'Nobody yet.', hint: 'Add whoever processes data for the clinic.' }}
      failureText={(failure) => failureText('Failed to fetch the register', failure)}
      columns={processorColumns}
      keyOf={({ id, part }) => id ?? part ?? ''}
      actions={{ onEdit }}
      isHighlighted={({ id }) => id === null}
    />
  );
}
