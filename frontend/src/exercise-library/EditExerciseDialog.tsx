import { Form, Input, InputNumber, Select } from 'antd';
import { failureText } from '../failure-text';
import { KeyField } from '../protocols/KeyField';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { BilingualField } from '../ui/forms/BilingualField';
import { choiceRules } from '../ui/forms/form-rules';
import { FormGrid } from '../ui/forms/FormGrid';
import { besideSelect } from '../ui/forms/select-popup';
import { aimLabels, avoidLabels, equipmentLabels, positionLabels, regionLabels } from './exercise-labels';
import { inputOf, newValues, requireJson, valuesOf, type ExerciseValues } from './exercise-values';
import styles from './exercises.module.css';
import { FigurePreview } from './FigurePreview';
import {
  LibraryExerciseDocument,
  LibraryExercisesDocument,
  useSaveExerciseMutation,
  type ExerciseFieldsFragment,
} from './gql/generated';
import { StepFields } from './StepFields';

interface Props extends DialogState {
  readonly exercise: ExerciseFieldsFragment | 'new';
  readonly onSaved?: (key: string) => void;
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const select = { getPopupContainer: besideSelect, showSearch: { optionFilterProp: 'label' } } as const;
const doses = [
  { name: 'sets', label: 'Sets', least: 1, most: 20 },
  { name: 'reps', label: 'Repetitions a set', least: 1, most: 100 },
  { name: 'holdSeconds', label: 'Held, in seconds', least: 0, most: 3_600 },
  { name: 'timesPerDay', label: 'Times a day', least: 1, most: 10 },
  { name: 'restSeconds', label: 'Rest between sets, in seconds', least: 0, most: 300 },
] as const;

/** Adds an entry, or writes its next revision. The server names what is wrong by path, beside the inputs. */
export function EditExerciseDialog({ exercise, onSaved, ...frame }: Props) {
  const former = exercise === 'new' ? undefined : exercise;
  const [save] = useSaveExerciseMutation();
  const send = async (values: ExerciseValues) => {
    const key = former?.key ?? values.key;
    // 0: an entry with this key must not be there yet.
    await save({ variables: { key, input: inputOf(values), revision: former?.revision ?? 0 } });
    onSaved?.(key);
    return `${values.name.en} was saved.`;
  };
  return (
    <FormDialog<ExerciseValues>
      {...frame}
      title={former ? `Edit ${former.name.en}` : 'New exercise'}
      width={760}
      name="exercise"
      initialValues={former ? valuesOf(former) : newValues}
      lead={
        <p>
          {former
            ? 'What is saved reaches every plan with this exercise at once. Nobody has signed the new revision off yet.'
            : 'It is offered in the library at once, as a sample until somebody signs it off.'}
        </p>
      }
      submitLabel="Save the revision"
      send={send}
      failureText={(failure) =>
        failure.code === 'CHANGED_MEANWHILE' && !former
          ? 'There is an exercise with this key already. Please choose another key.'
          : failureText('The exercise could not be saved', failure)
      }
      reloads={[LibraryExercisesDocument, LibraryExerciseDocument]}
    >
      {!former && <KeyField name={['key']} />}
      <BilingualField name="name" label="Name" most={80} />
      <Taxonomy />
      <StepFields />
      <BilingualField name="caution" label="Caution" most={300} isOptional isLong />
      <FormGrid>
        {doses.map(({ name, label, least, most }) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={[{ required: true, message: `Enter ${least} to ${most}` }]}
          >
            <InputNumber controls={false} precision={0} min={least} max={most} />
          </Form.Item>
        ))}
      </FormGrid>
      <Form.Item
        name="figure"
        label="Figure, as JSON"
        extra="The format is described in docs/figures.md. Empty: no figure."
        rules={[{ validator: requireJson, validateTrigger: 'onBlur' }]}
      >
        <Input.TextArea rows={6} className={styles.json} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <FigurePreview />
    </FormDialog>
  );
}

function Taxonomy() {
  return (
    <FormGrid>
      <Form.Item name="regions" label="Part of the body" rules={choiceRules('Choose one to three')}>
        <Select<string[]> {...select} mode="multiple" maxCount={3} options={optionsOf(regionLabels)} />
      </Form.Item>
      <Form.Item name="aims" label="Trains" rules={choiceRules('Choose one to three')}>
        <Select<string[]> {...select} mode="multiple" maxCount={3} options={optionsOf(aimLabels)} />
      </Form.Item>
      <Form.Item name="position" label="Position" rules={choiceRules('Choose a position')}>
        <Select<string> {...select} options={optionsOf(positionLabels)} />
      </Form.Item>
      <Form.Item name="equipment" label="Needs">
        <Select<string[]> {...select} mode="multiple" options={optionsOf(equipmentLabels)} />
      </Form.Item>
      <Form.Item name="avoid" label="Not for">
        <Select<string[]> {...select} mode="multiple" options={optionsOf(avoidLabels)} />
      </Form.Item>
    </FormGrid>
  );
}
