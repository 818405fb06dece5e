import * as text from '#messages/today';
import { momentText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';
import { Advice } from './Advice';
import { isNotTaken, type DayEntry } from './day-entries';
import { DangerQuestions } from './DangerQuestions';
import { gravest, gravityOf, signsOf } from './reported-signs';
import styles from './DangerStop.module.css';
import type { DayProps } from './TodayParts';
import { useYesCount } from './useYesCount';

interface Props extends DayProps {
  /** Yes answers on this phone that are still valid. */
  readonly said: readonly DayEntry[];
}

/** Stops the day because of a danger sign: advice, available offline, and whether the answer is stored. */
export function DangerStop({ today, day, said }: Props) {
  const { kind, dangerSigns, openTask, advice, stopped } = today;
  const signs = signsOf(said);
  const yesCount = useYesCount(said);
  const told = dangerSigns.filter(({ key }) => signs.has(key));
  const severity = gravest([openTask?.severity, gravityOf(said), ...told.map((sign) => sign.severity)]);
  // A sign that the server rejected can be reported again.
  const held = signsOf(said.filter((one) => !isNotTaken(one)));
  const standing = standingOf(stopped, said);
  return (
    <Card title={text.stopped} standsOut>
      <Advice
        key={`${severity} ${yesCount}`}
        isEmergency={severity === 'EMERGENCY'}
        words={standing === 'stored' && severity === openTask?.severity ? advice : null}
      >
        {told.map(({ key, question }) => (
          <p key={key}>{text.yourAnswer({ question })}</p>
        ))}
      </Advice>
      <p>{standing === 'stored' ? text.stored({ kind }) : sentences[standing]}</p>
      {standing === 'stored' && openTask?.acknowledgedAt && (
        <p>{seenText(openTask.acknowledgedAt, openTask.doctorName)}</p>
      )}
      <details key={yesCount} className={styles.further} open={standing === 'notTaken' || undefined}>
        <summary>{text.further}</summary>
        <DangerQuestions
          signs={dangerSigns.filter(({ key }) => !held.has(key))}
          onYes={(sign) => day.add({ sign: { sign } })}
        />
      </details>
    </Card>
  );
}

const seenText = (at: string, name: string | null) =>
  name ? text.seenBy({ name, when: momentText(at) }) : text.seenAt({ when: momentText(at) });

const sentences = { notStored: text.notStored, notTaken: text.notTaken };

/** Returns the status of the answers: that of the least delivered one. */
function standingOf(isStopped: boolean, said: readonly DayEntry[]): 'stored' | keyof typeof sentences {
  if (said.some(({ state }) => state === 'waiting')) return 'notStored';
  if (said.some(isNotTaken)) return 'notTaken';
  return isStopped || said.length > 0 ? 'stored' : 'notStored';
}
