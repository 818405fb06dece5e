import { Button, Form, Radio } from 'antd';
import { useRef } from 'react';
import { timeText } from '../../calendar/clinic-time';
import { useClinicToday } from '../../calendar/useClinicToday';
import { failureText } from '../../failure-text';
import {
  TreatedSessionsDocument,
  useCompleteTreatedSessionMutation,
  type TreatedSessionFragment,
} from '../../gql/generated';
import { isYesOrNo } from '../../protocols/measures';
import { Card } from '../../ui/Card';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import { SentForm } from '../../ui/SentForm';
import { useTreatedSessions } from '../useTreatedSessions';
import {
  CareGateDocument,
  CarePlanOfDocument,
  CareValuesDocument,
  useRecordValueMutation,
  type CarePlanFragment,
  type MotionMode,
} from './gql/generated';
import styles from './care.module.css';
import { askedOf } from './asked-values';
import { ValueItem, valueOf } from './ValueItem';

interface Values {
  /** By the name of what is asked. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** How a movement was made, where the phase takes either way. */
  readonly modes?: Readonly<Record<string, MotionMode>>;
  readonly session?: string;
}

/** A session written down with a thumb: what was measured, and that it took place (recovery §4). */
export function SessionNote({ plan }: { readonly plan: CarePlanFragment }) {
  const { setEdited } = useDiscardQuestion();
  const today = useClinicToday();
  const { data: treated = [] } = useTreatedSessions([today]);
  const sessions = treated.filter(({ patient, status }) => patient.id === plan.patient.id && status === 'SCHEDULED');
  const send = useNote(plan, sessions);
  return (
    <Card title="Today's session" standsOut>
      <SentForm<Values>
        name="note"
        onEdited={() => setEdited(true)}
        send={send}
        failureText={(failure) => failureText('Not everything was saved', failure)}
        reloads={[CareValuesDocument, CareGateDocument, CarePlanOfDocument, TreatedSessionsDocument]}
        onDone={(form) => {
          setEdited(false);
          form.resetFields();
        }}
        renderButtons={(isBusy) => (
          <Button type="primary" htmlType="submit" loading={isBusy} className={styles.wide}>
            Save
          </Button>
        )}
      >
        {askedOf(plan).map((asked) => (
          <ValueItem key={asked.name} asked={asked} />
        ))}
        {sessions.length > 0 && (
          <Form.Item name="session" label="The session">
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
        )}
      </SentForm>
    </Card>
  );
}

/** Sends each value under a key of its own, so that what was stored before a failure is not stored twice; the session comes last. */
function useNote(plan: CarePlanFragment, sessions: readonly TreatedSessionFragment[]) {
  const [record] = useRecordValueMutation();
  const [complete] = useCompleteTreatedSessionMutation();
  const keys = useRef(new Map<string, string>());
  const keyOf = (name: string) => {
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };
  return async ({ session: chosen, values = {}, modes = {} }: Values) => {
    for (const { name, measure, mode: wanted } of askedOf(plan)) {
      const value = valueOf(measure, values[name]);
      if (value === undefined) continue;
      const mode = wanted ?? modes[name];
      const method = isYesOrNo(measure) ? ('OBSERVED' as const) : ('TYPED' as const);
      const input = { measure, value, method, ...(mode && { mode }) };
      await record({ variables: { planId: plan.id, input, key: keyOf(`${name} ${mode} ${value}`) } });
    }
    const session = sessions.find(({ id }) => id === chosen);
    if (session) await complete({ variables: { id: session.id, version: session.version } });
    keys.current.clear();
    return session ? 'Saved, and the session was marked as completed.' : 'Saved.';
  };
}
