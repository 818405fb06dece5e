import { Select, type SelectProps } from 'antd';
import { sessionTypeLabels } from '../appointments/session-types';
import { momentText } from '../calendar/clinic-time';
import { besideSelect } from '../ui/forms/select-popup';
import { usePatientSessionsQuery, type PatientSessionsQuery } from '../workplace/gql/generated';

type Session = PatientSessionsQuery['appointments']['edges'][number]['node'];

interface Props extends Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> {
  readonly patientId: string;
}

/** A select for a Form.Item: none, or one of a patient's agreed or past sessions, latest first. */
export function SessionSelect({ patientId, ...props }: Props) {
  const { data, loading, error } = usePatientSessionsQuery({ variables: { patientId } });
  const sessions = (data?.appointments.edges ?? [])
    .map(({ node }) => node)
    .filter(({ status }) => status !== 'PENDING' && status !== 'CANCELED');
  return (
    <Select<string>
      {...props}
      allowClear
      getPopupContainer={besideSelect}
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading}
      placeholder="No session in particular"
      notFoundContent={emptyText(loading, error !== undefined)}
      options={sessions.map((session) => ({ value: session.id, label: labelOf(session) }))}
    />
  );
}

function labelOf({ appointmentDate, sessionType, physiotherapist }: Session): string {
  return [momentText(appointmentDate), sessionTypeLabels[sessionType], physiotherapist?.name]
    .filter(Boolean)
    .join(', ');
}

function emptyText(isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Loading…';
  return hasFailed
    ? 'The sessions could not be loaded. Record it without one, or close and try again.'
    : 'This patient has no such session.';
}
