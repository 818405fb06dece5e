import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Screen } from '#src/ui/layout/Screen';
import type { Workplace } from '#src/workplace/workplace-context';
import styles from './team-messages.module.css';
import { ThreadList } from './ThreadList';
import { ThreadPane } from './ThreadPane';
import { threadFilters, type ThreadFilter } from './thread-filters';

const AnswersDialog = dialogOnDemand(async () => (await import('./AnswersDialog')).AnswersDialog);

interface Props {
  /** Address of the page. */
  readonly page: string;
  /** Pattern of a patient's page. */
  readonly patientPage: Workplace['patient'];
  /** Whether canned answers may be changed. */
  readonly mayKeepAnswers?: boolean;
}

/** /physio/messages, /doctor/messages, /admin/care: conversations with patients; list and conversation side by side where there is room. */
export function TeamMessagesPage({ page, patientPage, mayKeepAnswers = false }: Props) {
  const [search] = useSearchParams();
  const answers = useDialog();
  const patient = search.get('patient');
  const filter = threadFilters.find(({ key }) => key === search.get('show')) ?? threadFilters[0];
  const addressOf = (patientId: string | null, show: ThreadFilter['key'] = filter.key) => {
    const params = new URLSearchParams({ ...(show !== 'all' && { show }), ...(patientId && { patient: patientId }) });
    return params.size > 0 ? `${page}?${params}` : page;
  };
  return (
    <Screen
      title="Messages with patients"
      actions={mayKeepAnswers && <Button onClick={() => answers.open(true)}>Canned answers</Button>}
    >
      <div className={patient ? `${styles.panes} ${styles.chosen}` : styles.panes}>
        <div className={styles.list}>
          <ThreadList filter={filter} chosen={patient} addressOf={addressOf} />
        </div>
        <div className={styles.thread}>
          {patient ? (
            <>
              <p className={styles.back}>
                <Link to={addressOf(null)}>Back to all conversations</Link>
              </p>
              <ThreadPane key={patient} patientId={patient} patientPage={patientPage} />
            </>
          ) : (
            <p className={styles.hint}>Choose a conversation to read it.</p>
          )}
        </div>
      </div>
      {answers.subject && <AnswersDialog {...answers.frame} />}
    </Screen>
  );
}
