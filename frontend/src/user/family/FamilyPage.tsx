import { Link } from 'react-router-dom';
import * as text from '#messages/family';
import { roleOf } from '#src/auth/role';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { FramePage } from '../frame/FramePage';
import { EndAccess } from './EndAccess';
import styles from './Family.module.css';
import { useAcceptFamilyMutation, useFamilyPatientsQuery, type FamilyPatientsQuery } from './gql/generated';
import { OwnFamily } from './OwnFamily';

const notFetched = (failure: CallError) => failureText(text.notFetched, failure);

/** /user/family: whom a patient let in; and, for every account, whose day it may see, with invitations (companion §8). */
export function FamilyPage() {
  return (
    <FramePage title={text.title}>
      {(user) => {
        const isPatient = roleOf(user) === 'patient';
        return (
          <div key={user.id} className={styles.blocks}>
            <Others isHiddenWhenEmpty={isPatient} />
            {isPatient && <OwnFamily />}
          </div>
        );
      }}
    </FramePage>
  );
}

function Others({ isHiddenWhenEmpty }: { readonly isHiddenWhenEmpty: boolean }) {
  const query = useFamilyPatientsQuery({ fetchPolicy: 'cache-and-network' });
  if (isHiddenWhenEmpty && (query.data?.familyPatients.length ?? 0) === 0) return null;
  return (
    <Card title={text.others}>
      <QueryBoundary query={query} failureText={notFetched} skeleton={<TextSkeleton lines={3} />}>
        {({ familyPatients }) =>
          familyPatients.length > 0 ? (
            <ul className={styles.list}>
              {familyPatients.map((patient) => (
                <ErrorSlotProvider key={patient.grantId}>
                  <Other patient={patient} reload={query.refetch} />
                </ErrorSlotProvider>
              ))}
            </ul>
          ) : (
            <EmptyList title={text.noneToSee} hint={text.noneToSeeHint} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

interface OtherProps {
  readonly patient: FamilyPatientsQuery['familyPatients'][number];
  readonly reload: () => Promise<unknown>;
}

function Other({ patient: { grantId, name: given, status }, reload }: OtherProps) {
  const name = given || text.nameless;
  const [accept] = useAcceptFamilyMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await accept({ variables: { grantId } });
      await reload();
    },
    failureText: (failure) => failureText(text.notSaved, failure),
  });
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{name}</h3>
      {status === 'INVITED' && <p>{text.wantsYou({ name })}</p>}
      <div className={styles.actions}>
        {status === 'INVITED' ? (
          <PlainButton isPrimary isBusy={isBusy} aria-label={text.acceptOf({ name })} onClick={() => run()}>
            {text.accept}
          </PlainButton>
        ) : (
          <Link to={pathOf(paths.userFamilyDay, grantId)} className="button" aria-label={text.openOf({ name })}>
            {text.open}
          </Link>
        )}
        <EndAccess
          grantId={grantId}
          label={text.leave}
          description={text.leaveOf({ name })}
          question={text.leaveQuestion({ name })}
          isOwn={false}
        />
      </div>
      <ErrorSlot />
    </li>
  );
}
