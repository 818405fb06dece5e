import { Button, ConfigProvider, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useClinicToday } from '../../calendar/useClinicToday';
import { useNow } from '../../calendar/useNow';
import { failureText } from '../../failure-text';
import {
  TreatedSessionsDocument,
  useCompleteTreatedSessionMutation,
  type TreatedSessionFragment,
} from '../../gql/generated';
import { isYesOrNo } from '../../protocols/measures';
import { Card } from '../../ui/Card';
import { useDiscardQuestion } from '../../ui/DiscardQuestion';
import { QueryBoundary } from '../../ui/QueryBoundary';
import { MutationForm } from '../../ui/MutationForm';
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
import { SessionChoice } from './SessionChoice';
import { ValueItem, valueOf } from './ValueItem';

interface Values {
  /** By the name of what is asked. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** How a movement was made, where the phase takes either way. */
  readonly modes?: Readonly<Record<string, MotionMode>>;
  readonly session?: string;
}

interface Props {
  readonly plan: CarePlanFragment;
  /** Whether something is typed that is not saved yet. */
  readonly onEdited: (isEdited: boolean) => void;
}

/** A session written down with a thumb: what was measured, and that it took place (recovery §4). */
export function SessionNote({ plan, onEdited }: Props) {
  const question = useDiscardQuestion();
  const setEdited = (isEdited: boolean) => {
    question.setEdited(isEdited);
    onEdited(isEdited);
  };
  const today = useClinicToday();
  const query = useTreatedSessions([today]);
  const own = query.data?.filter(({ patient }) => patient.id === plan.patient.id);
  const now = useNow();
  const open = (own ?? []).filter(
    ({ status, appointmentDate }) => status === 'SCHEDULED' && Date.parse(appointmentDate) <= now,
  );
  const send = useNote(plan, open);
  const [isSaving, setSaving] = useState(false);
  return (
    <Card title={titleOf(own)} standsOut>
      {own && open.length === 0 && <p className={styles.quiet}>What you measure is saved all the same.</p>}
      <MutationForm<Values>
        name="note"
        onEdited={() => setEdited(true)}
        send={async (values) => {
          setSaving(true);
          try {
            return await send(values);
          } finally {
            setSaving(false);
          }
        }}
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
        {/* Once it is saved the inputs are emptied: what was typed meanwhile would be neither saved nor there. */}
        <ConfigProvider componentDisabled={isSaving}>
          {askedOf(plan).map((asked) => (
            <ValueItem key={asked.name} asked={asked} />
          ))}
          <QueryBoundary
            query={{ ...query, data: own }}
            failureText={(failure) => failureText('Failed to fetch the sessions of today', failure)}
            skeleton={<Skeleton active paragraph={{ rows: 1 }} />}
          >
            {() => <SessionChoice sessions={open} />}
          </QueryBoundary>
        </ConfigProvider>
      </MutationForm>
    </Card>
  );
}

/** Where the patient's session of today stands. */
function titleOf(sessions: readonly TreatedSessionFragment[] | undefined): string {
  if (!sessions) return 'Session note';
  const is = (wanted: TreatedSessionFragment['status']) => sessions.some(({ status }) => status === wanted);
  if (is('SCHEDULED')) return "Today's session";
  if (is('COMPLETED')) return "Today's session took place";
  return is('MISSED') ? "Today's session was missed" : 'No session today';
}

/**
 * Sends each value under a key of its own, so that what was stored before a failure is not stored twice; one that was corrected takes
 * another key, also when it is corrected back, so that the newest is the one that was sent last. The session comes last.
 */
function useNote(plan: CarePlanFragment, sessions: readonly TreatedSessionFragment[]) {
  const [record] = useRecordValueMutation();
  const [complete] = useCompleteTreatedSessionMutation();
  const sent = useRef(new Map<string, { readonly what: string; readonly key: string }>());
  const keyOf = (name: string, what: string) => {
    const last = sent.current.get(name);
    const key = last?.what === what ? last.key : crypto.randomUUID();
    sent.current.set(name, { what, key });
    return key;
  };
  return async ({ session: chosen, values = {}, modes = {} }: Values) => {
    const session = sessions.find(({ id }) => id === chosen);
    const measured = askedOf(plan).flatMap(({ name, measure, mode }) => {
      const value = valueOf(measure, values[name]);
      return value === undefined ? [] : [{ name, measure, value, mode: mode ?? modes[name] }];
    });
    for (const { name, measure, value, mode } of measured) {
      const method = isYesOrNo(measure) ? ('OBSERVED' as const) : ('TYPED' as const);
      const input = { measure, value, method, ...(mode && { mode }) };
      await record({ variables: { planId: plan.id, input, key: keyOf(name, `${mode} ${value}`) } });
    }
    if (session) await complete({ variables: { id: session.id, version: session.version } });
    sent.current.clear();
    const said = [
      measured.length > 0 && 'What was measured is saved.',
      session && 'The session was marked as completed.',
    ].filter(Boolean);
    return said.join(' ') || 'Nothing was entered, so nothing was saved.';
  };
}
