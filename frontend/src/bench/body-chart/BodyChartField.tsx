import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import { decorative } from '#src/ui/layout/decorative';
import type { ChartRegion, ChartView } from '../patients/gql/generated';
import { BodyPicture } from './BodyPicture';
import { findingLabels, regionLabels } from './chart-labels';
import { hasSides, nearestPlace } from './chart-places';
import { mostMarks, type MarkValues } from './mark-values';
import styles from './BodyChart.module.css';

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: capitalized(label) }));

const regions = optionsOf(regionLabels);
const findings = optionsOf(findingLabels);
const sides = optionsOf({ LEFT: 'left', RIGHT: 'right', NONE: 'middle or both' });
const views = optionsOf({ FRONT: 'from the front', BACK: 'from behind' });
const intensities = [
  { value: '', label: 'Not asked' },
  ...Array.from({ length: 11 }, (_, at) => ({ value: String(at), label: `${at} of 10` })),
];
/** Regions that are seen from behind unless said otherwise. */
const fromBehind: ReadonlySet<string> = new Set(['UPPER_BACK', 'LOWER_BACK', 'BUTTOCK']);

/** Marks of the body chart: drawn on two views, or chosen from a list, which does all that the picture does. */
export function BodyChartField() {
  const { setEdited } = useFormDiscard();
  const marks = (Form.useWatch('body') as readonly MarkValues[] | undefined) ?? [];
  return (
    <Form.List name="body">
      {(rows, { add, remove }) => {
        const mark = (values: MarkValues) => {
          if (rows.length >= mostMarks) return;
          setEdited(true);
          add(values);
        };
        const touch = (view: ChartView) => (point: { readonly x: number; readonly y: number }) =>
          mark({ view, ...nearestPlace(view, point), ...point, finding: 'PAIN', intensity: '', text: '' });
        return (
          <fieldset className={styles.chart}>
            <legend>Body chart</legend>
            <p className={styles.hint}>Touch the picture where something is, or choose the region below.</p>
            <div className={styles.views}>
              <BodyPicture view="FRONT" marks={marks} onMark={touch('FRONT')} />
              <BodyPicture view="BACK" marks={marks} onMark={touch('BACK')} />
            </div>
            <ol className={styles.marks} aria-label="Marks">
              {rows.map(({ key, name }, at) => (
                <li key={key}>
                  <Mark
                    at={name}
                    number={at + 1}
                    onRemove={() => {
                      setEdited(true);
                      remove(name);
                    }}
                  />
                </li>
              ))}
            </ol>
            {rows.length < mostMarks && (
              <select
                aria-label="Add a mark"
                className={styles.select}
                value=""
                onChange={({ target }) => mark(markIn(target.value as ChartRegion))}
              >
                <option value="" disabled>
                  Add a mark
                </option>
                <Options options={regions} />
              </select>
            )}
          </fieldset>
        );
      }}
    </Form.List>
  );
}

/** A mark that is chosen by its region stands in the middle of it. */
const markIn = (region: ChartRegion): MarkValues => ({
  view: fromBehind.has(region) ? 'BACK' : 'FRONT',
  region,
  side: hasSides(region) ? 'RIGHT' : 'NONE',
  x: null,
  y: null,
  finding: 'PAIN',
  intensity: '',
  text: '',
});

interface MarkProps {
  /** Index of the row in the form. */
  readonly at: number;
  readonly number: number;
  readonly onRemove: () => void;
}

/** A mark: where, which side, what, how strong, in words. A change of the place takes its point off. */
function Mark({ at, number, onRemove }: MarkProps) {
  const form = Form.useFormInstance();
  const moved = () => {
    for (const field of ['x', 'y']) form.setFieldValue(['body', at, field], null);
  };
  return (
    <div className={styles.row}>
      {(['x', 'y'] as const).map((field) => (
        <Form.Item key={field} name={[at, field]} hidden>
          <Input />
        </Form.Item>
      ))}
      <Choice at={at} name="region" label={`Mark ${number}: region`} options={regions} onChosen={moved} />
      <Choice at={at} name="side" label="Side" options={sides} onChosen={moved} />
      <Choice at={at} name="view" label="Seen" options={views} onChosen={moved} />
      <Choice at={at} name="finding" label="What" options={findings} />
      <Choice at={at} name="intensity" label="Strength" options={intensities} />
      <Form.Item name={[at, 'text']} label="In words" rules={[{ max: 80, message: 'At most 80 characters' }]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Button icon={<DeleteOutlined {...decorative} />} aria-label={`Remove mark ${number}`} onClick={onRemove} />
    </div>
  );
}

type Option = { readonly value: string; readonly label: string };

interface ChoiceProps {
  readonly at: number;
  readonly name: keyof MarkValues;
  readonly label: string;
  readonly options: readonly Option[];
  readonly onChosen?: () => void;
}

function Choice({ at, name, label, options, onChosen }: ChoiceProps) {
  return (
    <Form.Item name={[at, name]} label={label}>
      <select className={styles.select} onInput={onChosen}>
        <Options options={options} />
      </select>
    </Form.Item>
  );
}

function Options({ options }: { readonly options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
