import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { ProtocolVersions } from '#src/protocols/ProtocolVersions';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { Screen } from '#src/ui/layout/Screen';
import { useDialog } from '#src/ui/dialogs/useDialog';

const NewProtocolDialog = dialogOnDemand(async () => (await import('./NewProtocolDialog')).NewProtocolDialog);

/** /admin/protocols: protocol drafts, and versions that doctors have signed. */
export function ProtocolsPage() {
  const { subject, open, frame } = useDialog();
  return (
    <Screen
      title="Protocols"
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => open(true)}>
          New protocol
        </Button>
      }
    >
      <ProtocolVersions
        addressOf={(id) => pathOf(staffPaths.adminProtocol, id)}
        empty="There are no protocols. The next start brings the samples back."
      />
      {subject && <NewProtocolDialog {...frame} />}
    </Screen>
  );
}
