import { lazy } from 'react';
import { Card } from '../ui/layout/Card';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { WhenSeen } from '../ui/layout/WhenSeen';
import styles from './questionnaires.module.css';

/** If loading fails, the page stays without it. */
const Questionnaires = lazy(() =>
  import('./Questionnaires').then(
    (module) => ({ default: module.Questionnaires }),
    () => ({ default: () => <p>The questionnaires could not be loaded. Open the page again.</p> }),
  ),
);

/** The card of questionnaires below the protocols; its content loads when it is seen. */
export function QuestionnairesPlace({ isDoctor }: { readonly isDoctor: boolean }) {
  return (
    <div className={styles.place}>
      <Card title="Questionnaires">
        <WhenSeen placeholder={<TextSkeleton lines={4} />}>
          <Questionnaires isDoctor={isDoctor} />
        </WhenSeen>
      </Card>
    </div>
  );
}
