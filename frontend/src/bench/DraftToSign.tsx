import { Button, Form, Input } from 'antd';
import { failureText } from '../failure-text';
import { ProtocolTextsDocument, useApproveProtocolVersionMutation } from '../protocols/gql/generated';
import { ifRead } from '../protocols/if-read';
import { contentOf } from '../protocols/protocol-content';
import { ProtocolChanges } from '../protocols/ProtocolChanges';
import { ProtocolText } from '../protocols/ProtocolText';
import { versionNamed, type NamedVersion } from '../protocols/version-named';
import { Card } from '../ui/layout/Card';
import { useDiscardQuestion } from '../ui/dialogs/DiscardQuestion';
import { reasonRules } from '../ui/forms/form-rules';
import { MutationForm } from '../ui/forms/MutationForm';
import { useConflict } from '../ui/forms/useConflict';
import { useFreshQuery } from '../ui/hooks/useFreshQuery';

interface Values {
  readonly statement: string;
}

/**
 * A draft to read and sign. Signing sends the version on the page: if somebody has changed the draft, nothing is signed, and the page shows
 * the new text with the differences above the button.
 */
export function DraftToSign({ named: { protocol, version: opened, before } }: { readonly named: NamedVersion }) {
  const read = useFreshQuery();
  const { known: version = opened, conflict } = useConflict({
    known: opened,
    readAgain: async () => {
      const data = await read(ProtocolTextsDocument, {});
      return data && versionNamed(data, opened.id)?.version;
    },
    show: (former, now) => (
      <ProtocolChanges
        title="This draft was changed after you opened it"
        before={contentOf(former)}
        after={contentOf(now)}
      />
    ),
  });
  const [approve] = useApproveProtocolVersionMutation();
  const { setEdited } = useDiscardQuestion();
  const send = async ({ statement }: Values) => {
    await approve({ variables: { id: version.id, statement }, context: ifRead(version.contentHash) });
    setEdited(false);
    return `${protocol.name}, version ${version.number} was signed.`;
  };
  return (
    <>
      {before && (
        <ProtocolChanges
          title={`What version ${version.number} changes of version ${before.number}`}
          before={contentOf(before)}
          after={contentOf(version)}
        />
      )}
      <ProtocolText content={contentOf(version)} />
      <Card title="Your signature" standsOut>
        <p>
          You sign what stands above. From then on it can never change, and plans for patients can be made from it.
          Name, time, statement and the hash of the text are kept.
        </p>
        <MutationForm<Values>
          name="signature"
          send={send}
          failureText={(failure) => failureText('The version could not be signed', failure)}
          conflict={conflict}
          onEdited={() => setEdited(true)}
          reloads={[ProtocolTextsDocument]}
          renderButtons={(isBusy) => (
            <Button type="primary" htmlType="submit" loading={isBusy}>
              Sign version {version.number}
            </Button>
          )}
        >
          <Form.Item
            name="statement"
            label="Statement"
            extra="10 to 500 characters, such as what you have checked it against."
            rules={reasonRules('Statement')}
          >
            <Input.TextArea rows={3} />
          </Form.Item>
        </MutationForm>
      </Card>
    </>
  );
}
