import * as text from '#messages/ownData';
import { dayText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { UserText } from '#src/language/UserText';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import { useOwnDataRequestsQuery } from './gql/generated';
import { stateText } from './request-state';
import styles from './OwnData.module.css';
import { WithdrawRequest } from './WithdrawRequest';

/** The requests that a patient made, and what the clinic answered. Nothing without a request. */
export function OwnRequests() {
  const query = useOwnDataRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const kept = useKeptFocus<HTMLUListElement>(query.data);
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText(text.notFetched, failure)}
      skeleton={<TextSkeleton lines={2} />}
    >
      {({ myDataRequests }) =>
        myDataRequests.length > 0 && (
          <section aria-label={text.requests} className={styles.part}>
            <h3 className={styles.heading}>{text.requests}</h3>
            <ul {...kept} tabIndex={-1} className={styles.list}>
              {myDataRequests.map((request) => (
                <li key={request.id}>
                  <strong>{request.kind === 'ERASURE' ? text.erasure : text.correction}</strong>
                  <p>{text.askedOn({ when: dayText(request.receivedAt) })}</p>
                  {request.words && (
                    <p>
                      <UserText>{request.words}</UserText>
                    </p>
                  )}
                  <p>{stateText(request)}</p>
                  {request.answer && (
                    <p>
                      <UserText>{request.answer}</UserText>
                    </p>
                  )}
                  <WithdrawRequest request={request} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryBoundary>
  );
}
