import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '../failure-text';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { useDialog } from '../ui/dialogs/useDialog';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { decorative } from '../ui/layout/decorative';
import { Screen } from '../ui/layout/Screen';
import type { Column } from '../ui/lists/DataTable';
import { countOf } from '../ui/lists/list-count';
import { ListCard } from '../ui/lists/ListCard';
import { useWholeList } from '../ui/lists/useList';
import {
  NoteTemplatesDocument,
  useDeleteNoteTemplateMutation,
  useNoteTemplatesQuery,
  type NoteTemplateRowFragment,
} from './gql/generated';
import { NoteTemplateDialog } from './NoteTemplateDialog';
import { kindLabels } from './note-kinds';

interface Props {
  /** Whether the page is an admin's, who saves shared templates; a physiotherapist saves own ones. */
  readonly shares?: boolean;
}

/** Context of a row's buttons. */
interface Actions {
  readonly shares: boolean;
  readonly isBusyWith: (key: string) => boolean;
  readonly onEdit: (template: NoteTemplateRowFragment) => void;
  readonly onDelete: (template: NoteTemplateRowFragment) => void;
}

/** Returns whose a template is, and whether a clinician has looked at it. */
const whoseText = ({ isShared, isSample }: NoteTemplateRowFragment) =>
  isSample ? 'Sample: no clinician has looked at it' : isShared ? 'Shared' : 'Your own';

const columns: readonly Column<NoteTemplateRowFragment, Actions>[] = [
  { title: 'Name', kind: 'lead', cell: ({ name }) => name },
  { title: 'For', kind: 'line', cell: ({ kind }) => kindLabels[kind] },
  { title: 'Whose', kind: 'text', cell: whoseText },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (template, { shares, isBusyWith, onEdit, onDelete }) =>
      template.isShared === shares && (
        <>
          <Button aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
            Edit
          </Button>
          <Button
            loading={isBusyWith(template.id)}
            aria-label={`Delete ${template.name}`}
            onClick={() => onDelete(template)}
          >
            Delete
          </Button>
        </>
      ),
  },
];

/** /physio/templates, /admin/templates: texts with which treatment notes begin, own and shared ones. */
export function NoteTemplatesPage({ shares = false }: Props) {
  const editing = useDialog<NoteTemplateRowFragment | 'new'>();
  return (
    <Screen
      title="Note templates"
      actions={
        <Button type="primary" icon={<PlusOutlined {...decorative} />} onClick={() => editing.open('new')}>
          New template
        </Button>
      }
    >
      <p>
        {shares
          ? 'Each physiotherapist can begin a note with these.'
          : 'A note begins with one of these under "More to write". It fills in only what is still empty.'}
      </p>
      <ErrorSlotProvider>
        <ErrorSlot />
        <Templates shares={shares} onEdit={editing.open} />
      </ErrorSlotProvider>
      {editing.subject && <NoteTemplateDialog template={editing.subject} shares={shares} {...editing.frame} />}
    </Screen>
  );
}

function Templates({ shares, onEdit }: Pick<Actions, 'shares' | 'onEdit'>) {
  const list = useWholeList(useNoteTemplatesQuery(), ({ noteTemplates }) => noteTemplates);
  const [remove] = useDeleteNoteTemplateMutation();
  const confirm = useConfirm();
  const deleting = useAction<NoteTemplateRowFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, name }) => {
      await remove({ variables: { id } });
      return `The template ${name} was deleted.`;
    },
    failureText: (failure) => failureText('The template could not be deleted', failure),
    reloads: [NoteTemplatesDocument],
  });
  const ask = async (template: NoteTemplateRowFragment) => {
    const isMeant = await confirm({
      title: 'Delete this template?',
      content: `${template.name}. Notes that began with it stay as they are.`,
      okText: 'Delete the template',
      cancelText: 'Keep it',
    });
    if (isMeant) deleting.run(template);
  };
  return (
    <ListCard
      name="Note templates"
      label="Note templates"
      list={list}
      count={countOf(list, { none: 'No templates', one: '1 template', many: 'templates' })}
      empty={{ title: 'No templates yet.', hint: 'Texts that you write often can be saved here.' }}
      failureText={(failure) => failureText('Failed to fetch the templates', failure)}
      columns={columns}
      keyOf={({ id }) => id}
      actions={{ shares, isBusyWith: deleting.isBusyWith, onEdit, onDelete: (template) => void ask(template) }}
    />
  );
}
