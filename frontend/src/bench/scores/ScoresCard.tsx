import { Button, Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Card } from '#src/ui/layout/Card';
import { DataTable, type Column } from '#src/ui/lists/DataTable';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { useOutcomeScoresQuery, type InstrumentFragment, type ScoreFragment } from './gql/generated';
import { activitiesText, changeText, scoreText } from './score-texts';

const RecordScoreDialog = dialogOnDemand(async () => (await import('./RecordScoreDialog')).RecordScoreDialog);
const RetractScoreDialog = dialogOnDemand(async () => (await import('./RetractScoreDialog')).RetractScoreDialog);

/** A score with its instrument. */
export interface Scored {
  readonly score: ScoreFragment;
  readonly instrument: InstrumentFragment;
}

interface Actions {
  readonly mayChange: boolean;
  readonly onRetract: (scored: Scored) => void;
}

const columns: readonly Column<Scored, Actions>[] = [
  { title: 'Questionnaire', kind: 'lead', cell: ({ instrument }) => instrument.name },
  {
    title: 'Score',
    kind: 'text',
    cell: ({ score, instrument }) =>
      score.retractedReason === null ? (
        scoreText(score, instrument)
      ) : (
        <>
          <del>{scoreText(score, instrument)}</del> Taken back: {score.retractedReason}
        </>
      ),
  },
  { title: 'Since the first', kind: 'text', cell: ({ score, instrument }) => changeText(score, instrument) },
  { title: 'Activities', kind: 'text', cell: ({ score }) => activitiesText(score) },
  {
    title: 'Taken',
    kind: 'text',
    cell: ({ score }) => `${momentText(score.takenAt)}, ${score.enteredBy}${score.isByPatient ? ' (patient)' : ''}`,
  },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (scored, { mayChange, onRetract }) =>
      mayChange &&
      scored.score.retractedReason === null &&
      !scored.score.isByPatient && (
        <Button
          aria-label={`Take back: ${scored.instrument.name}, ${momentText(scored.score.takenAt)}`}
          onClick={() => onRetract(scored)}
        >
          Take back
        </Button>
      ),
  },
];

interface Props {
  readonly patientId: string;
  /** Whether one records scores and takes them back. */
  readonly mayChange: boolean;
}

/** Scores of questionnaires of a patient, the newest first, with what has changed since the first (bench §4). */
export function ScoresCard({ patientId, mayChange }: Props) {
  const query = useOutcomeScoresQuery({ variables: { patientId } });
  const recording = useDialog();
  const retracting = useDialog<Scored>();
  const instruments = query.data?.outcomeInstruments;
  return (
    <Card
      title="Scores"
      beside={mayChange && instruments && <Button onClick={() => recording.open(true)}>Record a score</Button>}
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the scores', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 3 }} />}
      >
        {({ outcomeScores, outcomeInstruments }) =>
          outcomeScores.length === 0 ? (
            <EmptyList title="No scores yet." hint="Questionnaires that the patient has answered appear here." />
          ) : (
            <DataTable
              label="Scores"
              columns={columns}
              rows={outcomeScores.flatMap((score) => {
                const instrument = outcomeInstruments.find(({ key }) => key === score.instrument);
                return instrument ? [{ score, instrument }] : [];
              })}
              keyOf={({ score }) => score.id}
              isStale={false}
              actions={{ mayChange, onRetract: retracting.open }}
            />
          )
        }
      </QueryBoundary>
      {recording.subject && instruments && query.data && (
        <RecordScoreDialog
          patientId={patientId}
          instruments={instruments}
          scores={query.data.outcomeScores}
          {...recording.frame}
        />
      )}
      {retracting.subject && (
        <RetractScoreDialog key={retracting.subject.score.id} scored={retracting.subject} {...retracting.frame} />
      )}
    </Card>
  );
}
