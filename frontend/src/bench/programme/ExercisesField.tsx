import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, InputNumber, type FormInstance } from 'antd';
import { LibraryPicker, type PickedExercise } from '#src/exercise-library/LibraryPicker';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import { optionalTextRules, reasonRules } from '#src/ui/forms/form-rules';
import { decorative } from '#src/ui/layout/decorative';
import { newExercise, type ExerciseValues, type LibraryValue } from './programme-form';
import styles from './programme.module.css';

const MOST_EXERCISES = 8;
/** The greatest dose of a programme, which is less than that of the library. */
const mostOf = { sets: 10, reps: 100, holdSeconds: 300, timesPerDay: 6 } as const;

interface Props {
  /** Keys of the own exercises that the programme had when the form opened; the library's entries with these keys cannot be taken. */
  readonly ownKeys: ReadonlySet<string>;
}

/** The exercises of a programme, 1 to 8, each of the library or with own words in both languages, and with its dose. */
export function ExercisesField({ ownKeys }: Props) {
  const { setEdited } = useFormDiscard();
  return (
    <Form.List name="exercises">
      {(rows, { add, remove }, { errors }) => (
        <>
          {rows.map(({ key, name }, at) => (
            <fieldset key={key} className={styles.exercise}>
              <legend>Exercise {at + 1}</legend>
              <LibraryField name={name} ownKeys={ownKeys} />
              <div className={styles.dose}>
                <Dose name={[name, 'sets']} label="Sets" least={1} most={mostOf.sets} />
                <Dose name={[name, 'reps']} label="Repetitions" least={1} most={mostOf.reps} />
                <Dose name={[name, 'holdSeconds']} label="Hold, seconds" least={0} most={mostOf.holdSeconds} />
                <Dose name={[name, 'timesPerDay']} label="Times a day" least={1} most={mostOf.timesPerDay} />
              </div>
              <Form.Item
                name={[name, 'hint']}
                label="Hint for this patient (optional)"
                extra="The patient reads it as you write it."
                rules={optionalTextRules(200)}
              >
                <Input autoComplete="off" />
              </Form.Item>
              {rows.length > 1 && (
                <Button
                  icon={<DeleteOutlined {...decorative} />}
                  aria-label={`Remove exercise ${at + 1}`}
                  onClick={() => {
                    setEdited(true);
                    remove(name);
                  }}
                >
                  Remove
                </Button>
              )}
            </fieldset>
          ))}
          {rows.length < MOST_EXERCISES && (
            <Button className={styles.add} icon={<PlusOutlined {...decorative} />} onClick={() => add(newExercise)}>
              Add an exercise
            </Button>
          )}
          <Form.ErrorList errors={errors} />
        </>
      )}
    </Form.List>
  );
}

/** The words of an exercise: of the library's entry that was taken, or own ones. */
function LibraryField({ name, ownKeys }: Props & { readonly name: number }) {
  const form = Form.useFormInstance();
  const path = ['exercises', name];
  const taken = Form.useWatch([...path, 'library'], form) as LibraryValue | null | undefined;
  return (
    <>
      {/* Shows what is wrong with either. */}
      <Form.Item>
        <Form.Item name={[name, 'library']} noStyle rules={[{ validator: takeable(form, ownKeys) }]}>
          <Taken
            onPick={(entry) => {
              for (const [field, most] of Object.entries(mostOf))
                form.setFieldValue([...path, field], Math.min(entry[field as keyof typeof mostOf], most));
            }}
          />
        </Form.Item>
        <Form.Item name={[name, 'key']} noStyle>
          <Input type="hidden" />
        </Form.Item>
      </Form.Item>
      {!taken && <Words name={name} />}
    </>
  );
}

/**
 * Requires that no other exercise of the programme is the same one of the library, and that no own one had its key: an exercise that was an
 * own one stays one.
 */
const takeable =
  (form: FormInstance, ownKeys: Props['ownKeys']) => async (_rule: unknown, own?: LibraryValue | null) => {
    if (own && ownKeys.has(own.key))
      throw new Error('This programme has this exercise in its own words. Keep those words, or take another exercise.');
    const rows = form.getFieldValue('exercises') as readonly ExerciseValues[];
    if (own && rows.filter(({ library }) => library?.key === own.key).length > 1)
      throw new Error('Each exercise stands once in a programme');
  };

interface TakenProps {
  readonly value?: LibraryValue | null;
  readonly onChange?: (value: LibraryValue | null) => void;
  readonly onPick: (entry: PickedExercise) => void;
}

function Taken({ value, onChange, onPick }: TakenProps) {
  if (!value)
    return (
      <LibraryPicker
        onPick={(entry) => {
          onPick(entry);
          onChange?.({ key: entry.key, ...entry.name });
        }}
      />
    );
  return (
    <div className={styles.taken}>
      <p>
        <strong>{value.en}</strong> · <span lang="hi">{value.hi}</span>
      </p>
      <p className={styles.quiet}>Of the exercise library: the patient sees its figure and steps.</p>
      <Button onClick={() => onChange?.(null)}>Take another, or write it in own words</Button>
    </div>
  );
}

function Words({ name }: { readonly name: number }) {
  return (
    <>
      <Form.Item name={[name, 'words', 'nameEn']} label="Name in English" rules={reasonRules('Name in English', 2, 80)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name={[name, 'words', 'nameHi']} label="Name in Hindi" rules={reasonRules('Name in Hindi', 2, 80)}>
        <Input autoComplete="off" lang="hi" />
      </Form.Item>
      <Form.Item
        name={[name, 'words', 'instructionsEn']}
        label="How it is done, in English"
        rules={reasonRules('How it is done, in English,', 3, 500)}
      >
        <Input.TextArea rows={2} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[name, 'words', 'instructionsHi']}
        label="How it is done, in Hindi"
        rules={reasonRules('How it is done, in Hindi,', 3, 500)}
      >
        <Input.TextArea rows={2} autoComplete="off" lang="hi" />
      </Form.Item>
    </>
  );
}

interface DoseProps {
  readonly name: [number, string];
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

function Dose({ name, label, least, most }: DoseProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, type: 'number', message: `From ${least} to ${most}` }]}
    >
      <InputNumber<number> controls={false} min={least} max={most} precision={0} inputMode="numeric" />
    </Form.Item>
  );
}
