import { Button, Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { Subject } from '#src/ui/layout/Subject';
import { useAction } from '#src/ui/hooks/useAction';
import { doorLabels, exchangeLooks } from './exchange-columns';
import { outcomeLabels } from './exchange-filters';
import styles from './ExchangeDialog.module.css';
import {
  ExchangeDetailsDocument,
  ExchangesDocument,
  useExchangeDetailsQuery,
  useReplayMessageMutation,
  useReplayWebhookMutation,
  type ExchangeDetailsQuery,
  type ExchangeRowFragment,
} from './gql/generated';
import { statusLooks } from './webhook-labels';

interface Props extends DialogState {
  readonly exchange: ExchangeRowFragment;
}

type Details = ExchangeDetailsQuery['exchange'];

const reloads = [ExchangeDetailsDocument, ExchangesDocument];

/** Details of one exchange, with a retry if it failed. */
export function ExchangeDialog({ exchange, ...frame }: Props) {
  const { id, at, clientName, door, interaction, outcome, code, parameters, requestId, patientNumber } = exchange;
  const query = useExchangeDetailsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Dialog title="What was exchanged" width={720} isClosedBeside {...frame}>
      <ErrorSlot />
      <Subject>
        <p className={styles.words}>
          <strong>{clientName ?? 'Nobody who is registered'}</strong>, <time dateTime={at}>{momentText(at)}</time>
          <br />
          {doorLabels[door]}: {[interaction, ...parameters].join(', ')}
          {patientNumber && ` of ${patientNumber}`}
          <br />
          <StatusWord {...exchangeLooks[outcome]}>
            {outcomeLabels[outcome]} ({code})
          </StatusWord>
          <br />
          <small>Request {requestId}</small>
        </p>
      </Subject>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to look into it', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 5 }} />}
      >
        {({ exchange: { message, delivery } }) => (
          <>
            {message && <Message message={message} />}
            {delivery && <Delivery delivery={delivery} />}
            {!message && !delivery && <p>Nothing more is kept of it than stands above: no value that was sent.</p>}
          </>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

function Message({ message }: { readonly message: NonNullable<Details['message']> }) {
  const { id, controlId, receivedAt, body, answer, code, canReplay } = message;
  const [replay] = useReplayMessageMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      const { data } = await replay({ variables: { id } });
      const now = data?.replayMessage.code;
      return now === 'AA' ? 'The message is applied.' : `The message was refused again (${now}).`;
    },
    failureText: (failure) => failureText('Failed to apply it again', failure),
    reloads,
  });
  return (
    <>
      <p className={styles.words}>
        Message <strong>{controlId}</strong>, came on <time dateTime={receivedAt}>{momentText(receivedAt)}</time>
      </p>
      {body === null ? (
        <p>What it said was emptied, 30 days after it came.</p>
      ) : (
        <section aria-label="Message">
          <pre className={styles.text}>{body}</pre>
        </section>
      )}
      <p className={styles.words}>Answered with {code}</p>
      <section aria-label="Answer">
        <pre className={styles.text}>{answer}</pre>
      </section>
      {canReplay && (
        <>
          <p>
            It was not applied. Once what it lacked is there, apply it again as if it came now: once, and not if the
            hospital has said something newer of this patient or session.
          </p>
          <Button type="primary" loading={isBusy} onClick={() => run()}>
            Apply again
          </Button>
        </>
      )}
    </>
  );
}

function Delivery({ delivery: known }: { readonly delivery: NonNullable<Details['delivery']> }) {
  const { url, canReplay, delivery, tries } = known;
  const [replay] = useReplayWebhookMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await replay({ variables: { id: delivery.id } });
      return 'It is sent again, under the same id.';
    },
    failureText: (failure) => failureText('Failed to send it again', failure),
    reloads,
  });
  const { word, ...look } = statusLooks[delivery.status];
  return (
    <>
      <p className={styles.words}>
        {url}
        <br />
        <StatusWord {...look}>
          {word} ({delivery.attempts === 1 ? '1 try' : `${delivery.attempts} tries`})
        </StatusWord>
      </p>
      <ul className={styles.tries} aria-label="Tries">
        {tries.map(({ at, outcome, code }) => (
          <li key={at}>
            <time dateTime={at}>{momentText(at)}</time>{' '}
            <StatusWord {...exchangeLooks[outcome]}>
              {outcomeLabels[outcome]} ({code})
            </StatusWord>
          </li>
        ))}
      </ul>
      {canReplay && (
        <Button loading={isBusy} onClick={() => run()}>
          Send again
        </Button>
      )}
    </>
  );
}
