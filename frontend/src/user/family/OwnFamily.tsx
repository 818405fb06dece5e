import * as text from '#messages/family';
import { clinicDay, dayText, momentText } from '#src/calendar/clinic-time';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { EndAccess } from './EndAccess';
import styles from './Family.module.css';
import {
  useOwnFamilyQuery,
  useSetFamilyRightsMutation,
  type FamilyRight,
  type OwnGrantFragment,
} from './gql/generated';
import { InviteForm } from './InviteForm';
import { RightChoices } from './RightChoices';

const notFetched = (failure: CallError) => failureText(text.notFetched, failure);

/** Whom a patient let in, with what they may do, and the form that lets in somebody else. */
export function OwnFamily() {
  const query = useOwnFamilyQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <Card title={text.own}>
        <p>{text.lead}</p>
        <QueryBoundary query={query} failureText={notFetched} skeleton={<TextSkeleton lines={4} />}>
          {({ familyGrants }) =>
            familyGrants.length > 0 ? (
              <ul className={styles.list}>
                {familyGrants.map((grant) => (
                  <ErrorSlotProvider key={grant.id}>
                    <Grant grant={grant} />
                  </ErrorSlotProvider>
                ))}
              </ul>
            ) : (
              <EmptyList title={text.none} hint={text.noneHint} />
            )
          }
        </QueryBoundary>
      </Card>
      <Card title={text.invite}>
        <ErrorSlotProvider>
          <InviteForm />
        </ErrorSlotProvider>
      </Card>
    </>
  );
}

const dayOf = (moment: string) => dayText(clinicDay(moment));

function standing({ name, status, grantedAt, acceptedAt, endedAt, endedBy }: OwnGrantFragment): string {
  if (status === 'ENDED') {
    const day = dayOf(endedAt ?? grantedAt);
    if (endedBy === 'CLINIC') return text.endedByClinic({ day });
    return endedBy === 'FAMILY' ? text.endedByFamily({ day, name }) : text.ended({ day });
  }
  return status === 'INVITED'
    ? text.invited({ day: dayOf(grantedAt) })
    : text.active({ day: dayOf(acceptedAt ?? grantedAt) });
}

function Grant({ grant }: { readonly grant: OwnGrantFragment }) {
  const { id, name, relation, mobileNumber, rights, status, lastSeenAt } = grant;
  const [setRights] = useSetFamilyRightsMutation();
  const { run, isBusy } = useAction<readonly FamilyRight[]>({
    keyOf: () => id,
    send: async (next) => {
      await setRights({ variables: { id, rights: next } });
      return text.saved;
    },
    failureText: (failure) => failureText(text.notSaved, failure),
  });
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{text.who({ name, relation })}</h3>
      <p>{mobileNumber}</p>
      <p>{standing(grant)}</p>
      {status === 'ACTIVE' && <p>{lastSeenAt ? text.seen({ moment: momentText(lastSeenAt) }) : text.neverSeen}</p>}
      {status !== 'ENDED' && (
        <>
          <RightChoices rights={rights} isBusy={isBusy} onChange={run} />
          <ErrorSlot />
          <EndAccess
            grantId={id}
            label={text.end}
            description={text.endOf({ name })}
            question={text.endQuestion({ name })}
            isOwn
          />
        </>
      )}
    </li>
  );
}
