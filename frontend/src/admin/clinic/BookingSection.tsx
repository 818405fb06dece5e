import { Checkbox, Form } from 'antd';
import { choiceRules } from '#src/ui/forms/form-rules';
import type { BookingMode, ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import { FormGrid, Wide } from '#src/ui/forms/FormGrid';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { FigureField } from './FigureField';
import { SettingsSection } from './SettingsSection';

/** Booking rules with the server's bounds (schema/clinic.graphql). */
const figures = [
  {
    name: 'slotMinutes',
    label: 'Minutes between offered times',
    extra: 'They begin when a stretch of hours does.',
    least: 5,
    most: 120,
  },
  {
    name: 'leadMinutes',
    label: 'Earliest time, in minutes from now',
    extra: '120 is two hours.',
    least: 0,
    most: 10_080,
  },
  {
    name: 'horizonDays',
    label: 'Latest day, in days from today',
    extra: 'How far ahead one can book.',
    least: 1,
    most: 365,
  },
  {
    name: 'noticeHours',
    label: 'Notice in hours',
    extra: 'Until then patients cancel or move a scheduled session themselves; later they call.',
    least: 0,
    most: 168,
  },
  {
    name: 'maxOpenRequests',
    label: 'Open requests of a patient',
    extra: 'At a time.',
    least: 1,
    most: 50,
  },
  { name: 'maxPerDay', label: 'Sessions of a patient on a day', extra: 'Requests count, too.', least: 1, most: 10 },
  {
    name: 'travelMinutes',
    label: 'Travel in minutes',
    extra: 'Kept free before and after a home visit.',
    least: 0,
    most: 240,
  },
] as const;

type Figure = (typeof figures)[number]['name'];

interface Values {
  readonly booking: { readonly mode: BookingMode; readonly choosePhysiotherapist: boolean } & Readonly<
    // Digits.
    Record<Figure, string>
  >;
}

function valuesOf({ booking }: ClinicSettingsFieldsFragment): Values {
  const { mode, choosePhysiotherapist } = booking;
  const typed = (name: Figure) => String(booking[name]);
  return {
    booking: {
      mode,
      choosePhysiotherapist,
      slotMinutes: typed('slotMinutes'),
      leadMinutes: typed('leadMinutes'),
      horizonDays: typed('horizonDays'),
      noticeHours: typed('noticeHours'),
      maxOpenRequests: typed('maxOpenRequests'),
      maxPerDay: typed('maxPerDay'),
      travelMinutes: typed('travelMinutes'),
    },
  };
}

function inputOf({ booking: { mode, choosePhysiotherapist, ...typed } }: Values): ClinicSettingsInput {
  const numbers = Object.fromEntries(figures.map(({ name }) => [name, Number(typed[name])]));
  return { booking: { mode, choosePhysiotherapist, ...numbers } };
}

const modeOptions = [
  { value: 'REQUEST', label: 'They ask, and you confirm' },
  { value: 'INSTANT', label: 'They pick a free time, and it is booked at once' },
] as const satisfies readonly { value: BookingMode; label: string }[];

const modeLabel = (mode: BookingMode) => modeOptions.find(({ value }) => value === mode)?.label ?? mode;

const factsOf = ({ booking }: Values) => ({
  'How patients book': modeLabel(booking.mode),
  'Patients can choose who treats them': booking.choosePhysiotherapist ? 'yes' : 'no',
  ...Object.fromEntries(figures.map(({ name, label }) => [label, booking[name]])),
});

/** Booking rules for patients. */
export function BookingSection() {
  return (
    <SettingsSection<Values>
      section="booking"
      lead="Once the clinic is open, patients pick from the times that its hours and these rules leave free."
      valuesOf={valuesOf}
      inputOf={inputOf}
      factsOf={factsOf}
      savedText="The rules for booking were saved."
    >
      <FormGrid>
        <Wide>
          <Form.Item
            name={['booking', 'mode']}
            label="How patients book"
            rules={choiceRules('Choose how patients book')}
          >
            <RadioChoice label="How patients book" options={[...modeOptions]} />
          </Form.Item>
          <Form.Item name={['booking', 'choosePhysiotherapist']} valuePropName="checked">
            <Checkbox>Patients can choose who treats them</Checkbox>
          </Form.Item>
        </Wide>
        {figures.map(({ name, ...figure }) => (
          <FigureField key={name} name={['booking', name]} {...figure} />
        ))}
      </FormGrid>
    </SettingsSection>
  );
}
