import type { useApolloClient } from '@apollo/client/react';
import { FailedCall } from '#src/errors';
import type { SessionType } from '#src/workplace/gql/generated';
import { weekdayAndTimeText } from '#src/calendar/clinic-time';
import { BookSeriesDocument } from './gql/generated';
import { sessionsText } from './series-texts';

/** What the booking form knows of a series. */
interface Series {
  readonly patientId: string;
  readonly physiotherapistId?: string;
  readonly sessionType: SessionType;
  /** Digits. */
  readonly durationMinutes: string;
  readonly startsAt: readonly string[];
  readonly idempotencyKey: string;
}

/** Books a series as it was proposed and returns the text that says so. Loaded with the proposal. */
export async function sendSeries(
  client: ReturnType<typeof useApolloClient>,
  { patientId, physiotherapistId = '', sessionType, durationMinutes, startsAt, idempotencyKey }: Series,
): Promise<string> {
  if (startsAt.length === 0)
    throw new FailedCall({ cause: 'answer', code: 'BAD_INPUT', message: 'Choose at least one time that is free.' });
  const place = { patientId, physiotherapistId, sessionType, durationMinutes: Number(durationMinutes) };
  const variables = { input: { ...place, startsAt }, idempotencyKey };
  const { data } = await client.mutate({ mutation: BookSeriesDocument, variables });
  const sessions = data?.bookSeries.sessions ?? [];
  const [first] = sessions;
  return first
    ? `${sessionsText(sessions.length)} booked, the first on ${weekdayAndTimeText(first.appointmentDate)}.`
    : 'The sessions were booked.';
}
