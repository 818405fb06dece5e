import { Button, Skeleton } from 'antd';
import { dialAddress } from '#src/brand/clinic-phone';
import { BirthYearNote } from '#src/birth-years/BirthYearNote';
import { failureText } from '#src/failure-text';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Stack } from '#src/ui/layout/Stack';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { formatPhone } from '#src/values/phone-number';
import { EndFamilyDialog } from './EndFamilyDialog';
import { endText, rightsText, sinceText, statusLabels } from './family-texts';
import styles from './FamilyTab.module.css';
import { usePatientFamilyQuery, type PatientGrantFragment } from './gql/generated';

/** Whom a patient let see the day, with what they may do, and how access ended; an admin can end it (companion §8). */
export function FamilyTab({ patientId }: { readonly patientId: string }) {
  const query = usePatientFamilyQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const ending = useDialog<PatientGrantFragment>();
  return (
    <>
      <BirthYearNote patientId={patientId} />
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch whom the patient let in', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      >
        {({ familyGrants }) =>
          familyGrants.length > 0 ? (
            <ul aria-label="Family members" className={styles.list}>
              {familyGrants.map((grant) => (
                <Grant key={grant.id} grant={grant} onEnd={() => ending.open(grant)} />
              ))}
            </ul>
          ) : (
            <EmptyList
              title="The patient has let in nobody."
              hint="Only patients let somebody in, on their page Family. Access that ended is listed for 30 days."
            />
          )
        }
      </QueryBoundary>
      {ending.subject && <EndFamilyDialog grant={ending.subject} {...ending.frame} />}
    </>
  );
}

interface GrantProps {
  readonly grant: PatientGrantFragment;
  readonly onEnd: () => void;
}

function Grant({ grant, onEnd }: GrantProps) {
  const { name, relation, mobileNumber, status } = grant;
  return (
    <li className={styles.row}>
      <Stack row gap={2} align="center" justify="between">
        <span>
          <strong>{name}</strong>, {relation}
        </span>
        <span>{statusLabels[status]}</span>
      </Stack>
      <a href={dialAddress(mobileNumber)} className={styles.number}>
        {formatPhone(mobileNumber)}
      </a>
      <p className={styles.details}>{rightsText(grant)}</p>
      <p className={styles.details}>{sinceText(grant)}</p>
      {status === 'ENDED' ? (
        <p className={styles.details}>{endText(grant)}</p>
      ) : (
        <Button danger aria-label={`End access, ${name}`} onClick={onEnd}>
          End access
        </Button>
      )}
    </li>
  );
}
