import { Form, Input } from 'antd';
import { useState } from 'react';
import type { CalendarSessionFragment } from '#src/workplace/gql/generated';
import { useWorkplace } from '#src/workplace/workplace-context';
import { clinicDay, clinicTime } from '#src/calendar/clinic-time';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { updateText } from '../appointment-failures';
import { appointmentLists } from '../change-dialog';
import { OverrideReasonField } from '../OverrideReasonField';
import { PhysiotherapistSelect } from '../PhysiotherapistSelect';
import { useChangeSeriesMutation, type WhenTaken } from './gql/generated';
import { sessionsText, timesText } from './series-texts';
import { SeriesSummary } from './SeriesSummary';

/** Props of a dialog about a session of a series and those that follow. */
export interface SeriesDialogProps extends DialogState {
  readonly appointment: CalendarSessionFragment;
}

interface Values {
  readonly time: string;
  readonly physiotherapistId?: string;
  readonly whenTaken: WhenTaken;
  readonly overrideReason?: string;
}

const whenTakenOptions = [
  { value: 'REFUSE', label: 'Change none' },
  { value: 'SKIP', label: 'Leave that one as it is' },
];

const timeRules = [{ required: true, pattern: /^\d\d:\d\d$/, message: 'Enter a time of day' }];

/** Gives a session of a series and those that follow another time of day, or another physiotherapist. */
export function ChangeSeriesDialog({ appointment, ...frame }: SeriesDialogProps) {
  const [change] = useChangeSeriesMutation();
  const { ownColumn } = useWorkplace();
  const { id, seriesId, appointmentDate, physiotherapist } = appointment;
  const [initialValues] = useState((): Values => ({
    time: clinicTime(appointmentDate).slice(11),
    whenTaken: 'REFUSE',
    ...(physiotherapist && { physiotherapistId: physiotherapist.id }),
  }));
  const send = async ({ time, physiotherapistId, ...values }: Values) => {
    // What stays is not sent: sessions that differ from this one keep it.
    const input = {
      ...values,
      ...(time !== initialValues.time && { time }),
      ...(physiotherapistId && physiotherapistId !== initialValues.physiotherapistId && { physiotherapistId }),
    };
    const variables = { id: seriesId ?? '', fromAppointmentId: id, input };
    const changed = (await change({ variables })).data?.changeSeries;
    const skipped = changed?.skipped ?? [];
    const stays = skipped.length > 0 ? ` Not changed: ${timesText(skipped.map(({ startsAt }) => startsAt))}.` : '';
    return `${sessionsText(changed?.sessions.length ?? 0)} changed.${stays}`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="This and the following"
      width={560}
      lead={<SeriesSummary appointment={appointment} />}
      name="series"
      initialValues={initialValues}
      keepLabel="Close"
      submitLabel="Change sessions"
      send={send}
      failureText={updateText}
      reloads={appointmentLists}
    >
      <Form.Item name="time" label="Time on the same days (clinic time, IST)" rules={timeRules}>
        <Input type="time" />
      </Form.Item>
      {!ownColumn && (
        <Form.Item name="physiotherapistId" label="Physiotherapist" extra="Left empty, they stay with whom they are.">
          <PhysiotherapistSelect day={clinicDay(appointmentDate)} />
        </Form.Item>
      )}
      <Form.Item name="whenTaken" label="If a time is taken">
        <RadioChoice label="If a time is taken" options={whenTakenOptions} />
      </Form.Item>
      <OverrideReasonField />
    </FormDialog>
  );
}
