import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import { updateText } from '../appointment-failures';
import { appointmentLists } from '../change-dialog';
import type { SeriesDialogProps } from './ChangeSeriesDialog';
import { useCancelSeriesMutation } from './gql/generated';
import { sessionsText } from './series-texts';
import { SeriesSummary } from './SeriesSummary';

/** Confirm dialog before a session of a series and those that follow are canceled, which is final. */
export function CancelSeriesDialog({ appointment, ...frame }: SeriesDialogProps) {
  const [cancel] = useCancelSeriesMutation();
  const { id: fromAppointmentId, seriesId } = appointment;
  return (
    <ConfirmDialog
      {...frame}
      title="Cancel this and the following sessions?"
      keepLabel="Keep sessions"
      submitLabel="Cancel sessions"
      isDanger
      send={async () => {
        const { data } = await cancel({ variables: { id: seriesId ?? '', fromAppointmentId } });
        return `${sessionsText(data?.cancelSeries.length ?? 0)} canceled.`;
      }}
      failureText={updateText}
      reloads={appointmentLists}
    >
      <SeriesSummary appointment={appointment} />
      <p>Canceled sessions cannot be brought back. They would have to be booked again.</p>
    </ConfirmDialog>
  );
}
