import { Form, Radio } from 'antd';
import { timeText } from '#src/calendar/clinic-time';
import type { TreatedSessionFragment } from '../gql/generated';
import styles from './care.module.css';

interface Props {
  /** The patient's sessions that can still take place today. */
  readonly sessions: readonly TreatedSessionFragment[];
}

const gone = 'The session that you chose is not scheduled any more. Choose again.';

/**
 * Chooses the session that took place, or none. A session that is no longer available, for example after a cancellation, is marked as such.
 */
export function SessionChoice({ sessions }: Props) {
  const chosen = Form.useWatch<string | undefined>('session');
  const isThere = (id: string | undefined) => id === undefined || sessions.some((session) => session.id === id);
  if (sessions.length === 0 && isThere(chosen)) return null;
  return (
    <Form.Item
      name="session"
      label="The session"
      rules={[{ validator: async (_rule, id: string | undefined) => isThere(id) || Promise.reject(new Error(gone)) }]}
      {...(!isThere(chosen) && { validateStatus: 'error', help: gone })}
    >
      <Radio.Group className={styles.wide}>
        {sessions.map(({ id, appointmentDate }) => (
          <Radio key={id} value={id} className={styles.choice}>
            {timeText(appointmentDate)} took place
          </Radio>
        ))}
        <Radio value={undefined} className={styles.choice}>
          Leave it as it is
        </Radio>
      </Radio.Group>
    </Form.Item>
  );
}
