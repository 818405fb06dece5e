import { Button, ConfigProvider, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { useNow } from '#src/calendar/useNow';
import { failureText } from '#src/failure-text';
import { useCompleteTreatedSessionMutation, type TreatedSessionFragment } from '../gql/generated';
import { isYesOrNo } from '#src/protocols/measures';
import { Card } from '#src/ui/layout/Card';
import { useDiscardQuestion } from '#src/ui/dialogs/DiscardQuestion';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { MutationForm } from '#src/ui/forms/MutationForm';
import { shownSessions } from '../useTreatedCompletion';
import { useTreatedSessions } from '../useTreatedSessions';
import {
  CareGateDocument,
  BenchPatientDocument,
  CareValuesDocument,
  PatientValuesDocument,
  useRecordValueMutation,
  type CarePlanFragment,
  type MotionMode,
} from './gql/generated';
import styles from './care.module.css';
import { askedOf } from './asked-values';
import { SessionChoice } from './SessionChoice';
import { valueOf } from '../values/ValueField';
import { ValueItem } from './ValueItem';

interface Values {
  /** By the name of the requested value. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Motion mode by name, if the phase accepts either. */
  readonly modes?: Readonly<Record<string, MotionMode>>;
  readonly session?: string;
}

interface Props {
  readonly plan: CarePlanFragment;
  /** Called when unsaved input appears or is gone. */
  readonly onEdited: (isEdited: boolean) => void;
}

/** A session note for one-handed use on a phone: measured values, and the completed session. */
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
        reloads={[PatientValuesDocument, CareValuesDocument, CareGateDocument, BenchPatientDocument, ...shownSessions]}
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
        {/* Saving resets the inputs, so text typed meanwhile would be lost. */}
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

/** Returns the title by the status of today's session. */
function titleOf(sessions: readonly TreatedSessionFragment[] | undefined): string {
  if (!sessions) return 'Session note';
  const is = (wanted: TreatedSessionFragment['status']) => sessions.some(({ status }) => status === wanted);
  if (is('SCHEDULED')) return "Today's session";
  if (is('COMPLETED')) return "Today's session took place";
  return is('MISSED') ? "Today's session was missed" : 'No session today';
}

/**
 * Sends each value under its own idempotency key, so that a retry after a failure does not store it twice. A corrected value gets a new
 * key, even if it returns to an earlier value, so that the newest value is the last one sent. The session is sent last.
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
