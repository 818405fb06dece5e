import { Form, Input } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { textRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { SavedFiltersDocument, useSaveFilterMutation, type SavedFilterList } from './gql/generated';

interface Props extends DialogState {
  readonly list: SavedFilterList;
  /** The query string to save. */
  readonly query: string;
}

/** Saves a list's filters under a name, for all devices of the admin. */
export function SaveFilterDialog({ list, query, ...frame }: Props) {
  const [save] = useSaveFilterMutation();
  return (
    <FormDialog<{ readonly name: string }>
      {...frame}
      title="Save these filters"
      name="save-filters"
      submitLabel="Save"
      send={async ({ name }) => {
        await save({ variables: { list, name, query } });
        return `The filters were saved as “${name.trim()}”.`;
      }}
      failureText={(failure) => failureText('Failed to save the filters', failure)}
      reloads={[SavedFiltersDocument]}
    >
      <Form.Item
        name="name"
        label="Name"
        extra="With the order and the rows of a page, for yourself. Others of this name are replaced."
        rules={textRules('Name', 60)}
      >
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
    </FormDialog>
  );
}
