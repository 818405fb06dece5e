import { Form, Input } from 'antd';
import type { CallError } from '../errors';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { useFreshQuery } from '../ui/hooks/useFreshQuery';
import { BilingualField } from '../ui/forms/BilingualField';
import { CheckboxChoice } from '../ui/forms/CheckboxChoice';
import { choiceRules } from '../ui/forms/form-rules';
import { useConflict } from '../ui/forms/useConflict';
import { ifNone, ifRead } from '../protocols/if-read';
import {
  QuestionnairesDocument,
  useSaveQuestionnaireMutation,
  type QuestionnaireVersionFragment,
} from './gql/generated';
import { KeptValue } from './KeptValue';
import { QuestionFields } from './QuestionFields';
import { QuestionnaireText } from './QuestionnaireText';
import { newValues, valuesOf, variablesOf, type QuestionnaireValues } from './questionnaire-values';
import styles from './questionnaires.module.css';
import { ScoreFields } from './ScoreFields';

const occasions = [
  { value: 'BASELINE', label: 'In the first 14 days of the plan' },
  { value: 'WEEK_6', label: '6 weeks after the operation' },
  { value: 'WEEK_12', label: '12 weeks after the operation' },
  { value: 'WEEK_26', label: '26 weeks after the operation' },
] as const;

interface Props extends DialogState {
  /** The newest version to go on from. */
  readonly version: QuestionnaireVersionFragment | 'new';
  /** Short names that questionnaires have already. */
  readonly taken: readonly string[];
}

/** Writes the draft of a questionnaire: a new one, or the next version of one. A doctor activates it afterwards. */
export function EditQuestionnaireDialog({ version, taken, ...frame }: Props) {
  const former = version === 'new' ? undefined : version;
  const [save] = useSaveQuestionnaireMutation();
  const read = useFreshQuery();
  const { known, conflict } = useConflict({
    known: former,
    // Versions are listed newest first.
    readAgain: async () =>
      (await read(QuestionnairesDocument, {}))?.questionnaires.find(({ slug }) => slug === former?.slug),
    show: (_before, now) => (
      <section aria-label="Somebody else has changed this meanwhile">
        <h3 className={styles.heading}>Somebody else has changed this meanwhile</h3>
        <QuestionnaireText version={now} />
      </section>
    ),
    valuesOf,
  });
  const send = async (values: QuestionnaireValues) => {
    const variables = variablesOf({ ...values, slug: former?.slug ?? values.slug });
    await save({ variables, context: known ? ifRead(known.contentHash) : ifNone });
    return `The draft of ${values.content.title.en} was saved.`;
  };
  return (
    <FormDialog<QuestionnaireValues>
      {...frame}
      title={former ? `Edit ${former.title.en}` : 'New questionnaire'}
      width={760}
      name="questionnaire"
      initialValues={former ? valuesOf(former) : newValues}
      lead={<p>{leadOf(former)}</p>}
      submitLabel="Save the draft"
      send={send}
      failureText={refusedText}
      isAlwaysSaid
      conflict={conflict}
      scrollToFirstError
      reloads={[QuestionnairesDocument]}
    >
      {!former && (
        <Form.Item name="slug" label="Short name" extra="Such as knee-pain. It never changes." rules={slugRules(taken)}>
          <Input autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={60} />
        </Form.Item>
      )}
      <BilingualField name={['content', 'title']} label="Title" most={100} />
      <Form.Item
        name={['content', 'copyright']}
        label="Owner and terms of use"
        extra="A doctor cannot activate it without. Other people’s questionnaires may need a licence, and may not be altered."
      >
        <Input.TextArea rows={3} maxLength={2_000} />
      </Form.Item>
      <Form.Item name="occasions" label="Asked" rules={choiceRules('Choose when it is asked')}>
        <CheckboxChoice label="When it is asked" options={occasions} />
      </Form.Item>
      <KeptValue name={['content', 'rest']} />
      <h3 className={styles.heading}>Questions</h3>
      <QuestionFields path={['content', 'item']} name={['content', 'item']} />
      <h3 className={styles.heading}>Scores</h3>
      <ScoreFields />
    </FormDialog>
  );
}

function leadOf(former: QuestionnaireVersionFragment | undefined): string {
  if (!former) return 'It is a draft until a doctor has read and activated it.';
  return former.status === 'DRAFT'
    ? 'The draft is replaced. A doctor activates it afterwards.'
    : `Version ${former.version} stays as it is. What you save is the draft of the next version, until a doctor activates it.`;
}

const slugRules = (taken: readonly string[]) => [
  {
    validateTrigger: 'onBlur',
    required: true,
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    message: 'Enter lower-case letters, digits and hyphens',
  },
  {
    validator: async (_rule: unknown, slug: string | undefined) => {
      // The server would take it as the next version of that one.
      if (slug && taken.includes(slug)) throw new Error('There is a questionnaire with this short name already');
    },
  },
];

/** Says what was refused, with the question or score of each sentence: not every field of the server has an input. */
function refusedText(failure: CallError): string {
  const said = Object.entries(failure.fields ?? {}).map(([path, sentence]) => `${placeOf(path)}: ${sentence}.`);
  const reason = failureText('The questionnaire was not saved', failure);
  return [reason, ...said].join(' ');
}

/** Returns the place of a field in the form, such as Question 3.1. */
function placeOf(path: string): string {
  const item = /^content\.item\.(\d+)(?:\.item\.(\d+))?/.exec(path);
  if (item) return `Question ${[item[1], item[2]].flatMap((at) => (at ? [Number(at) + 1] : [])).join('.')}`;
  const score = /^scores\.(\d+)/.exec(path);
  if (score) return `Score ${Number(score[1]) + 1}`;
  return path.startsWith('content.copyright') ? 'Owner and terms of use' : 'Title, short name and times';
}
