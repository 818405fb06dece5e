import { skipToken } from '@apollo/client/react';
import { AppointmentSummary } from '../AppointmentSummary';
import type { SeriesDialogProps } from './ChangeSeriesDialog';
import { useSeriesAheadQuery } from './gql/generated';
import { sessionsText } from './series-texts';

/** Subject of a dialog: a session of a series, and how many are ahead from it on. */
export function SeriesSummary({ appointment }: Pick<SeriesDialogProps, 'appointment'>) {
  const { seriesId, appointmentDate } = appointment;
  const { data } = useSeriesAheadQuery(
    seriesId ? { variables: { seriesId, from: appointmentDate }, fetchPolicy: 'no-cache' } : skipToken,
  );
  return (
    <>
      <AppointmentSummary appointment={appointment} />
      {data && <p>{sessionsText(data.appointments.edges.length)} of the series, from this one on.</p>}
    </>
  );
}
