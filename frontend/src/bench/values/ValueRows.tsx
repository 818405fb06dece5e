import { DeleteOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Form } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import { measureNames } from '#src/protocols/measure-labels';
import { factsOf, isYesOrNo, valueText, type Measure } from '#src/protocols/measures';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { decorative } from '#src/ui/layout/decorative';
import {
  addedRow,
  bothModes,
  hasSide,
  isMovement,
  mostValues,
  rowName,
  type LastValue,
  type ValueRow,
} from './value-rows';
import { measuredName } from './value-texts';
import { ValueField } from './ValueField';
import styles from './ValueRows.module.css';

interface Props {
  /** The last value of each that is asked for, by `rowName`. */
  readonly lasts: ReadonlyMap<string, LastValue>;
}

const sides = [
  { value: 'LEFT', label: 'Left' },
  { value: 'RIGHT', label: 'Right' },
];
const measures = Object.entries(measureNames).map(([value, label]) => ({ value: value as Measure, label }));

/** Values to measure, each with the last one beside it, and a choice of further ones. */
export function ValueRows({ lasts }: Props) {
  const { setEdited } = useFormDiscard();
  const { componentDisabled } = ConfigProvider.useConfig();
  return (
    <Form.List name="values">
      {(rows, { add, remove }) => (
        <fieldset className={styles.values} disabled={componentDisabled}>
          <legend>Values</legend>
          {rows.map(({ key, name }) => (
            <Row
              key={key}
              at={name}
              lasts={lasts}
              onRemove={() => {
                setEdited(true);
                remove(name);
              }}
            />
          ))}
          {rows.length < mostValues && (
            <select
              aria-label="Add a value"
              className={styles.add}
              value=""
              onChange={({ target }) => {
                setEdited(true);
                add(addedRow(target.value as Measure));
              }}
            >
              <option value="" disabled>
                Add a value
              </option>
              {measures.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </fieldset>
      )}
    </Form.List>
  );
}

/** Parts of a row that the form keeps and sends with it. */
const facts = [
  'measure',
  'side',
  'mode',
  'method',
  'isAdded',
  'isEitherWay',
] as const satisfies readonly (keyof ValueRow)[];

/** A part of a row that is not shown. */
const Kept = () => null;

interface RowProps {
  readonly at: number;
  readonly lasts: Props['lasts'];
  readonly onRemove: () => void;
}

function Row({ at, lasts, onRemove }: RowProps) {
  const form = Form.useFormInstance();
  const { setEdited } = useFormDiscard();
  // What is measured does not change while the row is there; the list renders it again when rows come and go.
  const row = form.getFieldValue(['values', at]) as ValueRow | undefined;
  if (!row) return null;
  const { measure, isAdded = false, isEitherWay = false } = row;
  const name = factsOf(measure).name;
  const choosesMode = isEitherWay || (isAdded && isMovement(row));
  const label = isAdded ? name : measuredName(choosesMode ? { ...row, mode: null } : row);
  const last = lasts.get(rowName(row));
  const take = () => {
    setEdited(true);
    form.setFields([
      {
        name: ['values', at, 'entered'],
        value: isYesOrNo(measure) ? last?.value : String(last?.value),
        touched: true,
        errors: [],
      },
    ]);
  };
  const shown = new Set([...(isAdded && hasSide(row) ? ['side'] : []), ...(choosesMode ? ['mode'] : [])]);
  return (
    <div className={styles.row}>
      {facts
        .filter((fact) => !shown.has(fact))
        .map((fact) => (
          <Form.Item key={fact} name={[at, fact]} noStyle>
            <Kept />
          </Form.Item>
        ))}
      <ValueField
        name={[at, 'entered']}
        label={label}
        measure={measure}
        extra={
          last && (
            <Button
              size="small"
              className={styles.last}
              onClick={take}
              aria-label={`Last: ${valueText(measure, last.value)}, ${dayText(last.takenAt)}. Take over: ${label}`}
            >
              Last: {valueText(measure, last.value)}, {dayText(last.takenAt)}
            </Button>
          )
        }
      />
      {isAdded && hasSide(row) && (
        <Form.Item name={[at, 'side']} label={`Side: ${name}`} rules={[{ required: true, message: 'Choose the side' }]}>
          <RadioChoice label={`Side: ${name}`} options={sides} />
        </Form.Item>
      )}
      {choosesMode && (
        <Form.Item name={[at, 'mode']} label={`How it was moved: ${name}`}>
          <RadioChoice label={`How it was moved: ${name}`} options={bothModes} />
        </Form.Item>
      )}
      {isAdded && (
        <Button icon={<DeleteOutlined {...decorative} />} aria-label={`Remove: ${name}`} onClick={onRemove} />
      )}
    </div>
  );
}
