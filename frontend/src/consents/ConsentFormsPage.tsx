import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '../failure-text';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
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
  ConsentFormsDocument,
  useConsentFormsQuery,
  useRetireConsentFormMutation,
  type ConsentFormRowFragment,
} from './gql/generated';

const ConsentFormDialog = dialogOnDemand(async () => (await import('./ConsentFormDialog')).ConsentFormDialog);

/** Context of a row's buttons. */
interface Actions {
  readonly isBusyWith: (key: string) => boolean;
  readonly onEdit: (form: ConsentFormRowFragment) => void;
  readonly onRetire: (form: ConsentFormRowFragment) => void;
}

const columns: readonly Column<ConsentFormRowFragment, Actions>[] = [
  { title: 'Form', kind: 'lead', cell: ({ name }) => name },
  { title: 'Version', kind: 'number', cell: ({ version }) => version },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (form, { isBusyWith, onEdit, onRetire }) => (
      <>
        <Button aria-label={`Change ${form.name}`} onClick={() => onEdit(form)}>
          Change
        </Button>
        <Button loading={isBusyWith(form.formId)} aria-label={`Retire ${form.name}`} onClick={() => onRetire(form)}>
          Retire
        </Button>
      </>
    ),
  },
];

/** /admin/consent-forms: the words that patients sign before they are treated, in English and Hindi. */
export function ConsentFormsPage() {
  const editing = useDialog<ConsentFormRowFragment | 'new'>();
  return (
    <Screen
      title="Consent forms"
      actions={
        <Button type="primary" icon={<PlusOutlined {...decorative} />} onClick={() => editing.open('new')}>
          New form
        </Button>
      }
    >
      <p>
        What was signed never changes: each change of a form is a new version, which patients sign from then on. Have a
        lawyer or a doctor of the clinic read the words first.
      </p>
      <ErrorSlotProvider>
        <ErrorSlot />
        <Forms onEdit={editing.open} />
      </ErrorSlotProvider>
      {editing.subject && <ConsentFormDialog form={editing.subject} {...editing.frame} />}
    </Screen>
  );
}

function Forms({ onEdit }: Pick<Actions, 'onEdit'>) {
  const list = useWholeList(useConsentFormsQuery(), ({ consentForms }) => consentForms);
  const [retire] = useRetireConsentFormMutation();
  const confirm = useConfirm();
  const retiring = useAction<ConsentFormRowFragment>({
    keyOf: ({ formId }) => formId,
    send: async ({ formId, name }) => {
      await retire({ variables: { formId } });
      return `${name} is signed no more.`;
    },
    failureText: (failure) => failureText('The form could not be retired', failure),
    reloads: [ConsentFormsDocument],
  });
  const ask = async (form: ConsentFormRowFragment) => {
    const isMeant = await confirm({
      title: 'Retire this form?',
      content: `${form.name}. Nobody signs it any more; what was signed stays.`,
      okText: 'Retire the form',
      cancelText: 'Keep it',
    });
    if (isMeant) retiring.run(form);
  };
  return (
    <ListCard
      name="Consent forms"
      label="Consent forms"
      list={list}
      count={countOf(list, { none: 'No forms', one: '1 form', many: 'forms' })}
      empty={{ title: 'No consent form yet.', hint: 'Save one, and patients can sign it on the screen.' }}
      failureText={(failure) => failureText('Failed to fetch the forms', failure)}
      columns={columns}
      keyOf={({ id }) => id}
      actions={{ isBusyWith: retiring.isBusyWith, onEdit, onRetire: (form) => void ask(form) }}
    />
  );
}
