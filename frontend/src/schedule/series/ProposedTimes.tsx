import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { timeText, weekdayAndTimeText } from '#src/calendar/clinic-time';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { ChipChoice } from '#src/ui/forms/ChipChoice';
import { proposeText } from '../appointment-failures';
import { useProposeSeriesQuery, type ProposeSeriesQuery, type SeriesInput } from './gql/generated';
import { sessionsText } from './series-texts';
import styles from './SeriesFields.module.css';

type Proposal = ProposeSeriesQuery['proposeSeries'][number];

interface Props {
  readonly input: SeriesInput;
  readonly refusals: number;
  readonly onChosen: (times: readonly string[]) => void;
}

/** The days of a series, each free, or taken with other times of that day, of which one tap chooses one. */
export function ProposedTimes({ input, refusals, onChosen }: Props) {
  const query = useProposeSeriesQuery({ variables: { input }, fetchPolicy: 'no-cache' });
  const { refetch } = query;
  const lookAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (refusals > 0) lookAgain();
  }, [refusals]);
  return (
    <QueryBoundary
      query={query}
      failureText={proposeText}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
    >
      {({ proposeSeries }) => <Times proposals={proposeSeries} onChosen={onChosen} />}
    </QueryBoundary>
  );
}

/** Chip of a taken day that is not booked. */
const LEFT_OUT = '';

interface TimesProps extends Pick<Props, 'onChosen'> {
  readonly proposals: readonly Proposal[];
}

function Times({ proposals, onChosen }: TimesProps) {
  const [instead, setInstead] = useState<ReadonlyMap<string, string>>(new Map());
  const chosenOf = ({ startsAt, isFree }: Proposal) => (isFree ? startsAt : (instead.get(startsAt) ?? LEFT_OUT));
  const chosen = proposals.map((proposal) => chosenOf(proposal)).filter((time) => time !== LEFT_OUT);
  const report = useEffectEvent(onChosen);
  // As text, so that it is reported again only where it differs.
  const choice = chosen.join(' ');
  useEffect(() => report(choice === '' ? [] : choice.split(' ')), [choice]);
  return (
    <>
      <output className={styles.summary}>
        {chosen.length} of {sessionsText(proposals.length)} can be booked.
        {chosen.length < proposals.length && ' A taken one is left out, unless you choose another time.'}
      </output>
      <ol className={styles.times} aria-label="Times of the series">
        {proposals.map((proposal) => (
          <li key={proposal.startsAt} className={styles.time}>
            <span className={styles.when}>
              <strong>{weekdayAndTimeText(proposal.startsAt)}</strong>
              {proposal.isFree ? 'Free' : 'Taken'}
            </span>
            {!proposal.isFree && (
              <>
                <span className={styles.taken}>
                  {proposal.message}
                  {proposal.instead.length === 0 && ' No other time is free that day.'}
                </span>
                {proposal.instead.length > 0 && (
                  <ChipChoice
                    label={`Instead of ${weekdayAndTimeText(proposal.startsAt)}`}
                    value={chosenOf(proposal)}
                    chips={[
                      ...proposal.instead.map((time) => ({ value: time, label: timeText(time) })),
                      { value: LEFT_OUT, label: 'Leave out' },
                    ]}
                    onChange={(time) => setInstead((present) => new Map(present).set(proposal.startsAt, time))}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
