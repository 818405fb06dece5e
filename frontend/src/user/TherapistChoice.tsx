import { type ComponentProps } from 'react';
import * as text from '#messages/ownSessions';
import { daysShown } from '../appointments/FreeTimePicker';
import { therapistsOf } from '../appointments/free-days';
import { addDays } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { useFreeTimesQuery, type SessionType } from '../gql/generated';
import { ChipChoice } from '../ui/forms/ChipChoice';

interface Props extends Pick<ComponentProps<typeof ChipChoice>, 'value' | 'onChange'> {
  readonly sessionType: SessionType;
  readonly onChosen: () => void;
}

/** A choice for a Form.Item: any physiotherapist, or one with a free slot in the next days. */
export function TherapistChoice({ sessionType, onChosen, onChange, ...field }: Props) {
  const from = useClinicToday();
  const until = addDays(from, daysShown - 1);
  const { data, previousData } = useFreeTimesQuery({ variables: { input: { sessionType, from, until } } });
  const therapists = therapistsOf((data ?? previousData)?.freeSlots ?? []);
  return (
    <ChipChoice
      {...field}
      label={text.whoTreats}
      chips={[{ value: '', label: text.anybody }, ...therapists.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(chosen) => {
        onChange?.(chosen);
        onChosen();
      }}
    />
  );
}
