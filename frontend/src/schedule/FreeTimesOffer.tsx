import { Form } from 'antd';
import type { SessionType } from '../gql/generated';
import { OfferedTimes } from './OfferedTimes';

/** Free slots for the values of the surrounding form. */
export function FreeTimesOffer({ day }: { readonly day: string }) {
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType');
  const physiotherapistId = Form.useWatch<string | undefined>('physiotherapistId');
  const durationMinutes = Number(Form.useWatch<string | undefined>('durationMinutes'));
  if (!sessionType || !(durationMinutes >= 5 && durationMinutes <= 480)) return null;
  return (
    <OfferedTimes
      search={{ sessionType, durationMinutes, ...(physiotherapistId && { physiotherapistId }) }}
      day={day}
    />
  );
}
