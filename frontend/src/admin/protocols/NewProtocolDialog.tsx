import { Form, Input, Select } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import {
  ProtocolsDocument,
  useProtocolTextsQuery,
  useSaveProtocolDraftMutation,
  type ProtocolTextsQuery,
} from '#src/protocols/gql/generated';
import { ifNone } from '#src/protocols/if-read';
import { contentOf, type InBoth } from '#src/protocols/protocol-content';
import { versionNamed } from '#src/protocols/version-named';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { choiceRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { besideSelect } from '#src/ui/forms/select-popup';
import { BilingualField } from '#src/ui/forms/BilingualField';

interface Values {
  readonly slug: string;
  readonly base: string;
  readonly content: { readonly name: InBoth };
}

/** Creates a protocol from a version of another one, such as a sample, and opens its draft. */
export function NewProtocolDialog(frame: DialogState) {
  const query = useProtocolTextsQuery({ fetchPolicy: 'network-only' });
  const [save] = useSaveProtocolDraftMutation();
  const navigate = useNavigate();
  const made = useRef<string>(undefined);
  const send = async ({ slug, base, content }: Values) => {
    const from = query.data && versionNamed(query.data, base);
    if (!from) throw new Error('The version to begin with went away.');
    const whole = { ...contentOf(from.version), name: content.name };
    const { data } = await save({ variables: { slug: slug.trim(), content: whole }, context: ifNone });
    made.current = data?.saveProtocolDraft.id;
    return 'The draft was begun.';
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="New protocol"
      width={640}
      waiting={untilLoaded(query, (failure) => failureText('Failed to fetch the protocols', failure))}
      name="protocol"
      submitLabel="Begin the draft"
      send={send}
      failureText={newFailureText}
      reloads={[ProtocolsDocument]}
      onDone={() => made.current && void navigate(pathOf(staffPaths.adminProtocolEdit, made.current))}
    >
      <BilingualField name={['content', 'name']} label="Name of the protocol" />
      <Form.Item
        name="slug"
        label="Short name"
        extra="Small letters, digits and hyphens, such as knee-replacement. It stays as it is."
        rules={slugRules}
      >
        <Input autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={60} />
      </Form.Item>
      <Form.Item
        name="base"
        label="Begin with"
        extra="All of it can be changed before a doctor signs it."
        rules={choiceRules('A version to begin with is required')}
      >
        <Select<string> getPopupContainer={besideSelect} options={query.data && versionOptions(query.data)} />
      </Form.Item>
    </FormDialog>
  );
}

const slugRules = [
  {
    required: true,
    validateTrigger: 'onBlur',
    pattern: /^\s*[a-z0-9]+(?:-[a-z0-9]+)*\s*$/,
    message: 'Enter small letters, digits and single hyphens, such as knee-replacement',
  },
];

const versionOptions = ({ protocols }: ProtocolTextsQuery) =>
  protocols.flatMap(({ name, versions }) =>
    versions.map(({ id, number }) => ({ value: id, label: `${name}, version ${number}` })),
  );

function newFailureText(failure: CallError): string {
  return failure.code === 'CHANGED_MEANWHILE'
    ? 'There is a protocol with this short name already. Open it, or choose another short name.'
    : failureText('The draft could not be begun', failure);
}
