import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/today';
import { paths } from '#src/paths';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { Card } from '#src/ui/layout/Card';
import { CallButton } from './CallButton';
import help from './HelpCard.module.css';
import styles from './TodayPage.module.css';

/** If loading fails, the page stays without it: it has a link to the sessions. */
const NextWithoutPlan = lazy(() =>
  import('./NextWithoutPlan').then(
    (module) => ({ default: module.NextWithoutPlan }),
    () => ({ default: () => <></> }),
  ),
);

const toSessions = (words: ReactNode) => <Link to={paths.userSessions}>{words}</Link>;

/** The page of a patient without a live plan: what comes next, and whom to call. */
export function NoPlan({ isCompleted }: { readonly isCompleted: boolean }) {
  return (
    <div className={styles.column}>
      <Card title={isCompleted ? text.completed : text.noPlan}>
        <p>{isCompleted ? text.completedHint({ link: toSessions }) : text.noPlanHint({ link: toSessions })}</p>
      </Card>
      <Suspense fallback={<TextSkeleton lines={4} />}>
        <NextWithoutPlan />
      </Suspense>
      <Card title={text.help}>
        <p className={help.text}>{text.helpWithoutPlan}</p>
        <div className={help.call}>
          <CallButton />
        </div>
      </Card>
    </div>
  );
}
