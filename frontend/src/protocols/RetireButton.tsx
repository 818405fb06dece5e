import { Button } from 'antd';
import { failureText } from '../failure-text';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { useAction } from '../ui/hooks/useAction';
import { ProtocolTextsDocument, useRetireProtocolVersionMutation } from './gql/generated';
import type { VersionText } from './version-named';

/** Retires a signed version from use in new plans, after a confirmation. This is final. */
export function RetireButton({ version: { id, number } }: { readonly version: VersionText }) {
  const confirm = useConfirm();
  const [retire] = useRetireProtocolVersionMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await retire({ variables: { id } });
      return `Version ${number} was retired.`;
    },
    failureText: (failure) => failureText('The version could not be retired', failure),
    reloads: [ProtocolTextsDocument],
  });
  const ask = async () => {
    if (await confirm({ ...question, title: `Retire version ${number}?` })) run();
  };
  return (
    <Button loading={isBusy} onClick={() => void ask()}>
      Retire version {number}
    </Button>
  );
}

const question = {
  content: 'No new plan can be made from it, and that is for good. Plans that run stay as they are.',
  okText: 'Retire it',
  cancelText: 'Keep it',
  isDanger: true,
};
