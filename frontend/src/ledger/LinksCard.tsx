import type { DocumentNode } from '@apollo/client';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  CopyOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { StatusWord } from '../ui/feedback/StatusWord';
import { useAction } from '../ui/hooks/useAction';
import { Card } from '../ui/layout/Card';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import {
  PaymentLinksDocument,
  useCancelPaymentLinkMutation,
  useChargesQuery,
  useCreatePaymentLinkMutation,
  usePaymentLinksQuery,
  type PaymentLinkRowFragment,
} from './gql/generated';
import { ledgerLists } from './ledger-lists';
import styles from './ledger.module.css';

const looks = {
  OPEN: { word: 'Open', tone: 'info', Icon: ClockCircleOutlined },
  PAID: { word: 'Paid', tone: 'success', Icon: CheckCircleOutlined },
  EXPIRED: { word: 'Expired', tone: 'warning', Icon: StopOutlined },
  CANCELED: { word: 'Canceled', tone: 'plain', Icon: CloseCircleOutlined },
} as const;

interface Props {
  readonly patientId: string;
  /** False for a deleted record. */
  readonly mayChange: boolean;
  /** Queries of the page to refetch after a change. */
  readonly reloads: readonly DocumentNode[];
}

/** A patient's payment links, newest first. One press makes one for what is due and sends it; its address is shown this once. */
export function LinksCard(props: Props) {
  const query = usePaymentLinksQuery({ variables: { patientId: props.patientId } });
  return (
    <div className={styles.part}>
      <Card title="Payment links">
        <ErrorSlotProvider>
          <ErrorSlot />
          {props.mayChange && <NewLink {...props} />}
          <QueryBoundary
            query={query}
            failureText={(failure) => failureText('Failed to fetch the payment links', failure)}
            skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
          >
            {({ paymentLinks }) =>
              paymentLinks.length === 0 ? (
                <p className={styles.line}>No link was made. A link lets the patient pay by UPI without signing in.</p>
              ) : (
                <Links {...props} links={paymentLinks} />
              )
            }
          </QueryBoundary>
        </ErrorSlotProvider>
      </Card>
    </div>
  );
}

/** The button that makes and sends a link for what is due, and the address of the one that was made. */
function NewLink({ patientId, reloads }: Props) {
  const { data } = useChargesQuery({ variables: { patientId } });
  const due = (data?.charges ?? []).reduce((sum, { open }) => sum + open, 0);
  // A repeat after a lost answer sends the same key, so that one link is made.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [url, setUrl] = useState<string | null>(null);
  const [create] = useCreatePaymentLinkMutation();
  const making = useAction({
    send: async () => {
      const made = await create({ variables: { input: { patientId, amount: due }, idempotencyKey } });
      const link = made.data?.createPaymentLink;
      if (!link) throw new Error('The answer has no link.');
      setUrl(link.url);
      setKey(crypto.randomUUID());
      return link.messageId
        ? 'The link was made, and a text message with it goes to the patient.'
        : 'The link was made. No text message reaches the patient: copy the address.';
    },
    failureText: (failure) => failureText('The link could not be made', failure),
    reloads: [PaymentLinksDocument, ...ledgerLists, ...reloads],
  });
  return (
    <>
      {due > 0 ? (
        <Button onClick={() => making.run()} loading={making.isBusy}>
          Send a link for {rupeesText(due)}
        </Button>
      ) : (
        data && <p className={styles.line}>Nothing is due that a link could ask for.</p>
      )}
      {url && <Address url={url} />}
    </>
  );
}

/** The address of a new link, which is not shown again. */
function Address({ url }: { readonly url: string }) {
  const copying = useAction({
    send: async () => {
      await navigator.clipboard.writeText(url);
      return 'The address was copied.';
    },
    failureText: () => 'The address could not be copied. Mark it, and copy it by hand.',
  });
  return (
    <div className={styles.apart}>
      <p className={styles.line}>Its address is shown this once:</p>
      <Subject>
        <code>{url}</code>
      </Subject>
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => copying.run()}>
        Copy the address
      </Button>
    </div>
  );
}

interface LinksProps extends Props {
  readonly links: readonly PaymentLinkRowFragment[];
}

function Links({ links, mayChange, reloads }: LinksProps) {
  const [cancel] = useCancelPaymentLinkMutation();
  const canceling = useAction<PaymentLinkRowFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, amount }) => {
      await cancel({ variables: { id } });
      return `The link for ${rupeesText(amount)} was canceled.`;
    },
    failureText: (failure) => failureText('The link could not be canceled', failure),
    reloads: [PaymentLinksDocument, ...ledgerLists, ...reloads],
  });
  return (
    <ul aria-label="Payment links" className={`${styles.entries} ${styles.apart}`}>
      {links.map((link) => {
        const { word, ...look } = looks[link.status];
        return (
          <li key={link.id} className={styles.entry}>
            <div className={styles.top}>
              <span className={styles.what}>
                <strong>{rupeesText(link.amount)}</strong> <small>made {momentText(link.createdAt)}</small>
                {link.status === 'OPEN' && <small>, until {momentText(link.expiresAt)}</small>}
              </span>
              <StatusWord {...look}>{word}</StatusWord>
              {mayChange && link.status === 'OPEN' && (
                <Button
                  aria-label={`Cancel the link for ${rupeesText(link.amount)}`}
                  loading={canceling.isBusyWith(link.id)}
                  onClick={() => canceling.run(link)}
                >
                  Cancel
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
