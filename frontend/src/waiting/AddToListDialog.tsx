import type { DocumentNode } from '@apollo/client';
import { Form, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { sessionTypeOptions } from '../appointments/session-types';
import { addDays, momentText } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import type { SessionType, Weekday } from '../gql/generated';
import { PatientSelect } from '../patients/PatientSelect';
import type { PatientChoice } from '../workplace/workplace-context';
import { onceFailureText } from '../payments/once-failure-text';
import { PhysiotherapistSelect } from '../schedule/PhysiotherapistSelect';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceRules, optionalTextRules } from '../ui/forms/form-rules';
import { FormGrid, Wide } from '../ui/forms/FormGrid';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { besideSelect } from '../ui/forms/select-popup';
import { useAddToWaitingListMutation, useSessionsToBringForwardQuery, WaitingListDocument } from './gql/generated';
import { personText, weekdayLabels } from './waiting-texts';

/** Days ahead within which an entry ends. */
const mostDays = 366;

interface Values {
  readonly patientId: string;
  readonly sessionType: SessionType;
  readonly physiotherapistId?: string;
  readonly insteadOfId?: string;
  readonly weekdays: readonly Weekday[];
  readonly from?: string;
  readonly until?: string;
  readonly earliest?: string;
  readonly latest?: string;
  readonly note?: string;
  readonly isUrgent: boolean;
}

interface Props extends DialogState {
  /** The patient, on the page of a patient. */
  readonly patient?: PatientChoice | undefined;
  /** Queries to refetch besides the waiting list. */
  readonly reloads?: readonly DocumentNode[];
}

const weekdayOptions = Object.entries(weekdayLabels).map(([value, label]) => ({ value, label }));
/** An input that was emptied counts as left out. */
const given = <T,>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values as object).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<T>;

/** Puts a patient on the waiting list: for a new session, or to bring one forward. */
export function AddToListDialog({ patient, reloads = [], ...frame }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [add] = useAddToWaitingListMutation();
  const today = useClinicToday();
  const send = async ({ patientId, sessionType, weekdays, isUrgent, ...values }: Values) => {
    const input = { patientId, sessionType, weekdays, isUrgent, ...given(values) };
    const { data } = await add({ variables: { input, idempotencyKey } });
    return `${data ? personText(data.addToWaitingList.patient) : 'The patient'} waits for a time.`;
  };
  const days = { type: 'date', min: today, max: addDays(today, mostDays) } as const;
  return (
    <FormDialog<Values>
      {...frame}
      title="Add to the waiting list"
      width={560}
      name="waiting"
      initialValues={{ patientId: patient?.id, sessionType: 'CLINIC', weekdays: [], isUrgent: false }}
      submitLabel="Add to the list"
      send={send}
      failureText={(failure) => onceFailureText('The patient could not be put on the list', 'added', failure)}
      reloads={[WaitingListDocument, ...reloads]}
    >
      <FormGrid>
        <Wide>
          <Form.Item name="patientId" label="Patient" rules={choiceRules('Patient is required')}>
            <PatientSelect known={patient} />
          </Form.Item>
          <Form.Item name="sessionType" label="Session type">
            <RadioChoice label="Session type" options={sessionTypeOptions} />
          </Form.Item>
          <SessionToBringForward />
          <Form.Item name="physiotherapistId" label="Physiotherapist (optional)" extra="Anybody if none is chosen.">
            <PhysiotherapistSelect day={today} />
          </Form.Item>
          <Form.Item name="weekdays" label="Days of the week (optional)">
            <Select<string[]>
              mode="multiple"
              options={weekdayOptions}
              placeholder="Any"
              getPopupContainer={besideSelect}
            />
          </Form.Item>
        </Wide>
        <Form.Item name="from" label="Not before (optional)">
          <Input type="time" />
        </Form.Item>
        <Form.Item name="until" label="To end by (optional)">
          <Input type="time" />
        </Form.Item>
        <Form.Item name="earliest" label="First day (optional)">
          <Input {...days} />
        </Form.Item>
        <Form.Item name="latest" label="Last day (optional)">
          <Input {...days} />
        </Form.Item>
        <Wide>
          <Form.Item name="note" label="Note (optional)" rules={optionalTextRules(200)}>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="isUrgent" label="Urgent: stands before the others" valuePropName="checked">
            <Switch />
          </Form.Item>
        </Wide>
      </FormGrid>
    </FormDialog>
  );
}

/** Choice of a session of the patient and kind that is to come earlier; nothing if there is none. */
function SessionToBringForward() {
  const [now] = useState(() => new Date().toISOString());
  const patientId = Form.useWatch<string | undefined>('patientId') ?? '';
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType');
  const { data } = useSessionsToBringForwardQuery({ variables: { patientId, from: now }, skip: !patientId });
  const sessions = (data?.appointments.edges ?? [])
    .map(({ node }) => node)
    .filter((one) => one.sessionType === sessionType);
  if (sessions.length === 0) return null;
  return (
    <Form.Item
      name="insteadOfId"
      label="Session to bring forward (optional)"
      extra="It is moved, and no new one is booked."
      preserve={false}
    >
      <Select<string>
        allowClear
        getPopupContainer={besideSelect}
        placeholder="None: a new session"
        options={sessions.map(({ id, appointmentDate }) => ({ value: id, label: momentText(appointmentDate) }))}
      />
    </Form.Item>
  );
}
