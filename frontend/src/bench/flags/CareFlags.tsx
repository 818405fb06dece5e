import { WarningOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Card } from '#src/ui/layout/Card';
import styles from '#src/danger-signs/OpenSigns.module.css';
import { useCareFlagsQuery, type CareFlagKind, type OpenFlagFragment } from './gql/generated';

const SeeFlagDialog = dialogOnDemand(async () => (await import('./SeeFlagDialog')).SeeFlagDialog);

/** Labels of the kinds of flags. */
export const flagLabels: Readonly<Record<CareFlagKind, string>> = {
  PAIN_HIGH: 'High pain',
  PAIN_SKIPS: 'Left out for pain',
  QUIET: 'Nothing entered',
  SCORE_WORSE: 'A score is worse',
};

/** The server's list limit; the list and its count say that more may follow if it is reached. */
const most = 100;

interface Props {
  /** Returns the address of a patient's page. */
  readonly pageOf: (patientId: string) => string;
  /** Target of a link on the page. */
  readonly id?: string;
}

/** Open flags of the patients in one's care, newest first; refetched on focus. Nothing is rendered without one. */
export function CareFlags({ pageOf, id }: Props) {
  const query = useCareFlagsQuery();
  useRefetchOnFocus(query.refetch);
  const seen = useDialog<OpenFlagFragment>();
  const flags = query.data?.careFlags;
  // After a failed refetch, an empty list may be outdated, so show the error; known flags stay.
  const known = query.error && flags?.length === 0 ? undefined : flags;
  const kept = useKeptFocus<HTMLDivElement>(query.data);
  const isShown = Boolean(query.error) || Boolean(flags?.length);
  return (
    <>
      {isShown && (
        <Card title="To look at" {...(id && { id })}>
          <ErrorSlot />
          <QueryBoundary
            query={{ ...query, data: known }}
            failureText={(failure) => failureText('Failed to fetch what there is to look at', failure)}
            skeleton={<TextSkeleton lines={3} />}
          >
            {(shown) => (
              <div tabIndex={-1} {...kept}>
                {shown.length >= most && <p>These are the newest {most}; more may follow.</p>}
                <ul className={styles.list}>
                  {shown.map((flag) => (
                    <FlagItem
                      key={flag.id}
                      flag={flag}
                      address={pageOf(flag.patient.id)}
                      onSeen={() => seen.open(flag)}
                    />
                  ))}
                </ul>
              </div>
            )}
          </QueryBoundary>
        </Card>
      )}
      {seen.subject && <SeeFlagDialog key={seen.subject.id} flag={seen.subject} {...seen.frame} />}
    </>
  );
}

/** Link to the list with the number of open flags; nothing without one. */
export function CareFlagCount({ id, className }: { readonly id: string; readonly className: string | undefined }) {
  const { data } = useCareFlagsQuery();
  const count = data?.careFlags.length ?? 0;
  if (count === 0) return null;
  const flags = count === 1 ? '1 flag' : `${count} flags`;
  return (
    <a href={`#${id}`} className={className}>
      {count < most ? `${flags} to look at` : `${flags} or more to look at`}
    </a>
  );
}

interface ItemProps {
  readonly flag: OpenFlagFragment;
  readonly address: string;
  readonly onSeen: () => void;
}

function FlagItem({ flag: { kind, patient, sentence, raisedAt, times }, address, onSeen }: ItemProps) {
  const name = patient.name || 'N/A';
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <strong>
          <Link to={address}>{name}</Link>
        </strong>
        <StatusWord tone="warning" Icon={WarningOutlined} isFilled>
          {flagLabels[kind]}
        </StatusWord>
      </p>
      <p className={styles.line}>{sentence}</p>
      <p className={styles.details}>
        {momentText(raisedAt)}
        {times > 1 && `, ${times} times`}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Seen: ${flagLabels[kind]}, ${name}`}
          onClick={onSeen}
        >
          Seen
        </button>
      </div>
    </li>
  );
}
