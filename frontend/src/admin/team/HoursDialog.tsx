import { Checkbox, Form, Skeleton } from 'antd';
import { useClinic } from '#src/brand/clinic';
import { failureText } from '#src/failure-text';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { useConflict } from '#src/ui/forms/useConflict';
import { SectionContext } from '../clinic/clinic-forms';
import { HoursDay } from '../clinic/HoursDay';
import { weekFacts, weekdays, wholeWeek, type OpeningInterval } from '../clinic/week';
import {
  PhysiotherapistTimesDocument,
  usePhysiotherapistTimesQuery,
  useSetWorkingHoursMutation,
  type MemberRowFragment,
  type TimesOfOneFragment,
} from './gql/generated';
import { teamQueries } from './team-labels';

interface Values {
  readonly whose: 'CLINIC' | 'OWN';
  /** Monday to Sunday. */
  readonly hours?: readonly { readonly hours: readonly OpeningInterval[] }[];
  /** Confirms a week without hours. */
  readonly isOff?: boolean;
}

interface Props extends DialogState {
  /** A physiotherapist. */
  readonly member: MemberRowFragment;
}

const choices = [
  { value: 'CLINIC', label: "The clinic's hours" },
  { value: 'OWN', label: 'Hours of their own' },
];

const factsOf = ({ workingHours }: TimesOfOneFragment) => ({
  'They work in': workingHours ? 'hours of their own' : "the clinic's hours",
  ...(workingHours && weekFacts(workingHours)),
});

/** Working hours of a physiotherapist: the clinic's hours, or their own. */
export function HoursDialog({ member, ...frame }: Props) {
  const physiotherapistId = member.physiotherapistId ?? '';
  const query = usePhysiotherapistTimesQuery({
    variables: { physiotherapistId },
    fetchPolicy: 'network-only',
  });
  const [setHours] = useSetWorkingHoursMutation();
  const { hours: clinicHours } = useClinic();
  const valuesOf = ({ workingHours }: TimesOfOneFragment): Values => ({
    whose: workingHours ? 'OWN' : 'CLINIC',
    hours: wholeWeek(workingHours ?? clinicHours),
  });
  const { known, conflict } = useConflict({
    known: query.data?.physiotherapistTimes,
    readAgain: async () => (await query.refetch()).data?.physiotherapistTimes,
    factsOf,
    valuesOf,
  });
  const send = async ({ whose, hours = [] }: Values) => {
    const own = weekdays.map(({ weekday }, day) => ({ weekday, hours: [...(hours[day]?.hours ?? [])] }));
    await setHours({
      variables: { physiotherapistId, hours: whose === 'OWN' ? own : null, version: known?.version ?? null },
    });
    return `The hours of ${member.fullName} were saved. Sessions that are booked stay.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={`Hours of ${member.fullName}`}
      width={720}
      waiting={
        // Keep the shown hours if a refetch fails.
        !known &&
        untilLoaded(query, (failure) => failureText('Failed to fetch the hours', failure), <Skeleton active />)
      }
      name="hours"
      {...(known && { initialValues: valuesOf(known) })}
      submitLabel="Save hours"
      send={send}
      failureText={(failure) => failureText('Failed to save the hours', failure)}
      conflict={conflict}
      reloads={[PhysiotherapistTimesDocument, ...teamQueries]}
    >
      <Form.Item name="whose" label="They work in">
        <RadioChoice label="They work in" options={choices} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(former: Values, now: Values) => former.whose !== now.whose}>
        {(form) => form.getFieldValue('whose') === 'OWN' && <Week />}
      </Form.Item>
    </FormDialog>
  );
}

/** The weekdays, as in the clinic's settings. */
function Week() {
  const { setEdited } = useFormDiscard();
  return (
    <SectionContext value={{ section: 'hours', markEdited: () => setEdited(true) }}>
      <p>A day without hours is a day off. Where the clinic is closed, nobody works.</p>
      {weekdays.map(({ weekday, label }, index) => (
        <HoursDay key={weekday} index={index} label={label} />
      ))}
      <Form.Item noStyle shouldUpdate>
        {(form) => !hasHours(form.getFieldsValue(true) as Values) && <NoDay />}
      </Form.Item>
    </SectionContext>
  );
}

const hasHours = ({ hours = [] }: Values) => hours.some((day) => day.hours.length > 0);

const meansIt = {
  validator: (_: unknown, isTicked: boolean | undefined) =>
    isTicked ? Promise.resolve() : Promise.reject(new Error('Add hours, or tick that they work on no day')),
};

/** A checkbox that confirms a week without hours, which allows no bookings. */
function NoDay() {
  return (
    <Form.Item name="isOff" valuePropName="checked" rules={[meansIt]}>
      <Checkbox>They work on no day of the week: nobody can be booked with them</Checkbox>
    </Form.Item>
  );
}
