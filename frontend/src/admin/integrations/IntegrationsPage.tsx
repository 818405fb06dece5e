import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useWholeList } from '#src/ui/lists/useList';
import { clientColumns } from './client-columns';
import { EndpointsList } from './EndpointsList';
import { useSmartClientsQuery, type SmartClientRowFragment } from './gql/generated';
import { ReadinessCard } from './ReadinessCard';
import type { RegisteredClient } from './RegisterClientDialog';
import styles from './ReadinessCard.module.css';
import { RegisteredClientDialog } from './RegisteredClientDialog';
import { RevokeClientDialog } from './RevokeClientDialog';
import { SourcesList } from './SourcesList';

/** Loaded on demand: most visits only read. */
const RegisterClientDialog = dialogOnDemand(async () => (await import('./RegisterClientDialog')).RegisterClientDialog);

/** /admin/integrations: SMART clients, webhook endpoints and HL7 v2 sources, which can be registered and ended. */
export function IntegrationsPage() {
  const list = useWholeList(useSmartClientsQuery(), ({ smartClients }) => smartClients);
  const revoked = useDialog<SmartClientRowFragment>();
  const registering = useDialog();
  const [fresh, setFresh] = useState<RegisteredClient | null>(null);
  const shown = useDialog<RegisteredClient>();
  const showFresh = () => {
    registering.frame.onClosed();
    if (fresh) shown.open(fresh);
    setFresh(null);
  };
  return (
    <Screen
      title="Integrations"
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => registering.open(true)}>
          Register a client
        </Button>
      }
    >
      <ListCard
        name="Client list"
        label="Clients"
        list={list}
        count={countOf(list, { none: 'No clients', one: '1 client', many: 'clients' })}
        empty={{
          title: "No hospital's system is registered.",
          hint: 'Register one that is to read records through FHIR, with the public keys that its people give you.',
        }}
        failureText={(failure) => failureText('Failed to fetch the clients', failure)}
        columns={clientColumns}
        keyOf={({ id }) => id}
        actions={{ onRevoke: revoked.open }}
      />
      <div className={styles.below}>
        <EndpointsList />
      </div>
      <div className={styles.below}>
        <SourcesList />
      </div>
      <div className={styles.below}>
        <ReadinessCard />
      </div>
      {revoked.subject && <RevokeClientDialog client={revoked.subject} {...revoked.frame} />}
      {registering.subject && (
        <RegisterClientDialog {...registering.frame} onRegistered={setFresh} onClosed={showFresh} />
      )}
      {shown.subject && <RegisteredClientDialog client={shown.subject} {...shown.frame} />}
    </Screen>
  );
}
