import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { CallError } from '../errors';
import { failureText } from '../failure-text';
import { ProtocolTextsDocument, useApproveProtocolVersionMutation } from '../protocols/gql/generated';
import { ifRead } from '../protocols/if-read';
import { contentOf } from '../protocols/protocol-content';
import { ProtocolChanges } from '../protocols/ProtocolChanges';
import { ProtocolText } from '../protocols/ProtocolText';
import type { NamedVersion } from '../protocols/version-named';
import { Card } from '../ui/Card';
import { useDiscardQuestion } from '../ui/DiscardQuestion';
import { reasonRules } from '../ui/form-rules';
import { MutationForm } from '../ui/MutationForm';
import styles from './DraftToSign.module.css';

interface Values {
  readonly statement: string;
}

/**
 * A draft as it is read and signed. What is signed is the text that stands on the page: when somebody changes the draft meanwhile, that is
 * said, and the page goes over to the new text when the doctor asks for it, with what was typed.
 */
export function DraftToSign({ named: { protocol, version, before } }: { readonly named: NamedVersion }) {
  const [read, setRead] = useState(version);
  const [approve] = useApproveProtocolVersionMutation();
  const { setEdited } = useDiscardQuestion();
  const send = async ({ statement }: Values) => {
    await approve({ variables: { id: version.id, statement }, context: ifRead(read.contentHash) });
    setEdited(false);
    return `${protocol.name}, version ${version.number} was signed.`;
  };
  return (
    <>
      {before && (
        <ProtocolChanges
          title={`What version ${version.number} changes of version ${before.number}`}
          before={contentOf(before)}
          after={contentOf(read)}
        />
      )}
      <ProtocolText content={contentOf(read)} />
      {version.contentHash !== read.contentHash && (
        <div role="alert">
          <ProtocolChanges
            title="This draft was changed after you opened it"
            before={contentOf(read)}
            after={contentOf(version)}
          />
          <Button className={styles.goOver} onClick={() => setRead(version)}>
            Go on with the new text
          </Button>
        </div>
      )}
      <Card title="Your signature" standsOut>
        <p>
          You sign what stands above. From then on it can never change, and plans for patients can be made from it.
          Name, time, statement and the hash of the text are kept.
        </p>
        <MutationForm<Values>
          name="signature"
          send={send}
          failureText={signFailureText}
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

function signFailureText(failure: CallError): string {
  return failure.code === 'CHANGED_MEANWHILE'
    ? 'The draft was changed after you opened it, so nothing was signed. Above stands what is different now. Your statement is still here.'
    : failureText('The version could not be signed', failure);
}
