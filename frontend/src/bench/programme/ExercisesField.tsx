import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, InputNumber } from 'antd';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import { optionalTextRules, reasonRules } from '#src/ui/forms/form-rules';
import { decorative } from '#src/ui/layout/decorative';
import { newExercise } from './programme-form';
import styles from './programme.module.css';

const MOST_EXERCISES = 8;

/** The exercises of a programme, 1 to 8, each with its words in both languages and its dose. */
export function ExercisesField() {
  const { setEdited } = useFormDiscard();
  return (
    <Form.List name="exercises">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }, at) => (
            <fieldset key={key} className={styles.exercise}>
              <legend>Exercise {at + 1}</legend>
              <Form.Item name={[name, 'key']} hidden>
                <Input />
              </Form.Item>
              <Words name={name} />
              <div className={styles.dose}>
                <Dose name={[name, 'sets']} label="Sets" least={1} most={10} />
                <Dose name={[name, 'reps']} label="Repetitions" least={1} most={100} />
                <Dose name={[name, 'holdSeconds']} label="Hold, seconds" least={0} most={300} />
                <Dose name={[name, 'timesPerDay']} label="Times a day" least={1} most={6} />
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
        </>
      )}
    </Form.List>
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
