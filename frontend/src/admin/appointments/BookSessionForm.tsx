import { Form, Input, Radio, type FormRule } from 'antd';
import { useState } from 'react';
import { clinicDay, momentText, parseClinicTime } from '../../clinic-time';
import { choiceRules } from '../../form-rules';
import { useBookAppointmentMutation, type SessionType } from '../../gql/generated';
import { DialogButtons } from '../../ui/DialogButtons';
import { showBesideInputs } from '../../ui/form-errors';
import { CompletePatientSelect } from '../patients/CompletePatientSelect';
import { patientText } from './appointment-texts';
import { sessionTypeOptions } from '../../appointments/session-types';
import styles from './BookSessionForm.module.css';
import { futureTimeRules, suggestedTime, typedTimeText } from '../../appointments/clinic-time-rules';
import { ClinicTimeInput } from '../../appointments/ClinicTimeInput';
import { PhysiotherapistSelect } from './PhysiotherapistSelect';
import type { useAppointmentChange } from './useAppointmentChange';

/** What stands in the inputs once they are valid, named as the server names them in `fields`. */
interface Values {
  readonly patientId: string;
  readonly physiotherapistId?: string;
  readonly appointmentDate: string;
  /** Digits. */
  readonly durationMinutes: string;
  readonly sessionType: SessionType;
}

const fieldNames = ['patientId', 'physiotherapistId', 'appointmentDate', 'durationMinutes', 'sessionType'] as const;

/** 5 to 480 whole minutes (schema/appointment.graphql). */
const durationRules: FormRule[] = [
  {
    validateTrigger: 'onBlur',
    pattern: /^(?:[5-9]|[1-9]\d|[1-3]\d\d|4[0-7]\d|480)$/,
    required: true,
    message: 'Enter the duration in minutes, from 5 to 480',
  },
];

interface Props {
  /** The clinic day that the form begins with. */
  readonly day: string;
  readonly isBusy: boolean;
  readonly onRun: ReturnType<typeof useAppointmentChange>['run'];
  readonly onEdited: () => void;
  readonly onCancel: () => void;
}

/** Who, when, how long, where and with whom. Complaints stand beside their inputs; nothing typed is lost when booking fails. */
export function BookSessionForm({ day, isBusy, onRun, onEdited, onCancel }: Props) {
  const [form] = Form.useForm<Values>();
  const [book] = useBookAppointmentMutation();
  const [openedAt] = useState(() => Date.now());
  const typed = Form.useWatch('appointmentDate', form);
  const moment = parseClinicTime(typed ?? '');
  const suggestion = suggestedTime(day, openedAt);

  const submit = ({ durationMinutes, appointmentDate, ...values }: Values) =>
    onRun(
      async () => {
        const input = { ...values, appointmentDate: appointmentDate.trim(), durationMinutes: Number(durationMinutes) };
        const { data } = await book({ variables: { input } });
        if (!data) return 'The session was booked.';
        const { bookAppointment: booked } = data;
        return `${patientText(booked)} was booked for ${momentText(booked.appointmentDate)}.`;
      },
      (refusal) => showBesideInputs(form, fieldNames, refusal),
    );

  return (
    <Form<Values>
      form={form}
      name="booking"
      layout="vertical"
      requiredMark={false}
      initialValues={{
        appointmentDate: day < clinicDay(openedAt) ? '' : suggestion,
        durationMinutes: '45',
        sessionType: 'CLINIC',
      }}
      scrollToFirstError={{ focus: true }}
      validateTrigger={['onChange', 'onBlur']}
      onValuesChange={onEdited}
      onFinish={(values) => void submit(values)}
    >
      <div className={styles.fields}>
        <Form.Item
          name="patientId"
          label="Patient"
          extra="Patients whose record is complete."
          rules={choiceRules('Patient is required')}
          className={styles.wide}
        >
          <CompletePatientSelect />
        </Form.Item>
        <Form.Item
          name="appointmentDate"
          label="Date and time (clinic time, IST)"
          extra={typedTimeText(typed)}
          rules={futureTimeRules}
        >
          <ClinicTimeInput suggestion={suggestion} />
        </Form.Item>
        <Form.Item name="durationMinutes" label="Duration in minutes" rules={durationRules}>
          <Input inputMode="numeric" autoComplete="off" maxLength={3} />
        </Form.Item>
        <Form.Item name="physiotherapistId" label="Physiotherapist (optional)" className={styles.wide}>
          <PhysiotherapistSelect day={moment ? clinicDay(moment) : day} />
        </Form.Item>
        <Form.Item name="sessionType" label="Session type" className={styles.wide}>
          <Radio.Group aria-label="Session type" options={sessionTypeOptions} />
        </Form.Item>
      </div>
      <DialogButtons keepLabel="Close" submitLabel="Book session" isBusy={isBusy} onKeep={onCancel} />
    </Form>
  );
}
