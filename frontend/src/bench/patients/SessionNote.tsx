import { Button, ConfigProvider, Skeleton } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { useNow } from '#src/calendar/useNow';
import { failureText } from '#src/failure-text';
import { useCompleteTreatedSessionMutation, type TreatedSessionFragment } from '../gql/generated';
import { Card } from '#src/ui/layout/Card';
import { FormDiscardContext, useDiscardQuestion } from '#src/ui/dialogs/DiscardQuestion';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { MutationForm } from '#src/ui/forms/MutationForm';
import { shownSessions } from '../useTreatedCompletion';
import { useTreatedSessions } from '../useTreatedSessions';
import {
  CareGateDocument,
  BenchPatientDocument,
  CareValuesDocument,
  PatientValuesDocument,
  useRecordValuesMutation,
  type CarePlanFragment,
  type CareValueFragment,
} from './gql/generated';
import styles from './care.module.css';
import { askedOf } from './asked-values';
import { SessionChoice } from './SessionChoice';
import { rowName, sentValues, shownRow, type ValueRow } from '../values/value-rows';
import { ValueRows } from '../values/ValueRows';

interface Values {
  readonly values?: readonly (ValueRow | undefined)[];
  readonly session?: string;
}

interface Props {
  readonly plan: CarePlanFragment;
  /** The newest value of each measure. */
  readonly newest: readonly CareValueFragment[];
  /** Called when unsaved input appears or is gone. */
  readonly onEdited: (isEdited: boolean) => void;
}

/** A session note for one-handed use on a phone: measured values, and the completed session. */
export function SessionNote({ plan, newest, onEdited }: Props) {
  const held = useDiscardQuestion();
  const question = useMemo(
    () => ({
      ...held,
      setEdited: (isEdited: boolean) => {
        held.setEdited(isEdited);
        onEdited(isEdited);
      },
    }),
    [held, onEdited],
  );
  const { setEdited } = question;
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
        key={plan.phase}
        name="note"
        initialValues={{ values: askedOf(plan).map(shownRow) }}
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
          <FormDiscardContext value={question}>
            <ValueRows lasts={lastsOf(plan, newest)} />
          </FormDiscardContext>
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

/** Returns the newest values of the operated side, or of no side, by row. */
const lastsOf = ({ side: operated }: CarePlanFragment, newest: readonly CareValueFragment[]) =>
  new Map(
    newest
      .filter(({ side }) => side === null || side === operated)
      .map((value) => [rowName({ ...value, side: null }), value] as const),
  );

/**
 * Sends the values, then the session. The same values are sent with the same idempotency key, so that a retry after a failure stores them
 * once; corrected values get a new key, even if they return to earlier ones, so that the newest are the last ones sent.
 */
function useNote(plan: CarePlanFragment, sessions: readonly TreatedSessionFragment[]) {
  const [record] = useRecordValuesMutation();
  const [complete] = useCompleteTreatedSessionMutation();
  const attempt = useRef({ content: '', key: '' });
  return async ({ session: chosen, values }: Values) => {
    const session = sessions.find(({ id }) => id === chosen);
    const measured = sentValues(values);
    if (measured.length > 0) {
      const content = JSON.stringify(measured);
      if (content !== attempt.current.content) attempt.current = { content, key: crypto.randomUUID() };
      await record({ variables: { patientId: plan.patient.id, values: measured, key: attempt.current.key } });
    }
    if (session) await complete({ variables: { id: session.id, version: session.version } });
    attempt.current = { content: '', key: '' };
    const said = [
      measured.length > 0 && 'What was measured is saved.',
      session && 'The session was marked as completed.',
    ].filter(Boolean);
    return said.join(' ') || 'Nothing was entered, so nothing was saved.';
  };
}
