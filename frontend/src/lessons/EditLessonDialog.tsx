import { Form, Input, InputNumber, Select } from 'antd';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { BilingualField } from '../ui/forms/BilingualField';
import { choiceRules } from '../ui/forms/form-rules';
import { FormGrid } from '../ui/forms/FormGrid';
import { besideSelect } from '../ui/forms/select-popup';
import {
  LibraryLessonsDocument,
  useLessonProtocolsQuery,
  useSaveLessonMutation,
  type LessonFieldsFragment,
  type LessonInput,
  type LessonTopic,
} from './gql/generated';
import { BodyFields } from './BodyFields';
import { topicLabels } from './lesson-labels';

interface Props extends DialogState {
  readonly lesson: LessonFieldsFragment | 'new';
  readonly onSaved?: (slug: string) => void;
}

interface LessonValues extends Omit<LessonInput, 'topic' | 'fromPhase'> {
  readonly slug: string;
  readonly topic: LessonTopic | undefined;
  readonly fromPhase: number | null;
}

const blank = { en: '', hi: '' };
const newValues: LessonValues = { slug: '', topic: undefined, title: blank, body: blank, protocols: [], fromPhase: 1 };
const textOf = ({ en, hi }: LessonInput['title']) => ({ en, hi });
const valuesOf = ({ slug, topic, title, body, protocols, fromPhase }: LessonFieldsFragment): LessonValues => ({
  slug,
  topic,
  title: textOf(title),
  body: textOf(body),
  protocols,
  fromPhase,
});
const topics = Object.entries(topicLabels).map(([value, label]) => ({ value, label }));
const select = { getPopupContainer: besideSelect, showSearch: { optionFilterProp: 'label' } } as const;

/** Adds a lesson, or writes its next revision, with a preview of the text. The server names what is wrong by path, beside the inputs. */
export function EditLessonDialog({ lesson, onSaved, ...frame }: Props) {
  const former = lesson === 'new' ? undefined : lesson;
  const [save] = useSaveLessonMutation();
  const send = async ({ slug: typed, topic = 'RECOVERY', fromPhase, ...values }: LessonValues) => {
    const slug = former?.slug ?? typed;
    const input = { ...values, topic, fromPhase: fromPhase ?? 0 };
    // 0: a lesson with this short name must not be there yet.
    await save({ variables: { slug, input, revision: former?.revision ?? 0 } });
    onSaved?.(slug);
    return `${values.title.en} was saved.`;
  };
  return (
    <FormDialog<LessonValues>
      {...frame}
      title={former ? `Edit ${former.title.en}` : 'New lesson'}
      width={960}
      name="lesson"
      initialValues={former ? valuesOf(former) : newValues}
      lead={
        <p>
          {former
            ? 'Patients read what is saved at once. Nobody has signed the new revision off yet.'
            : 'Patients read it at once, as a sample until somebody signs it off.'}
        </p>
      }
      submitLabel="Save the revision"
      send={send}
      failureText={(failure) =>
        failure.code === 'CHANGED_MEANWHILE' && !former
          ? 'There is a lesson with this short name already. Please choose another one.'
          : failureText('The lesson could not be saved', failure)
      }
      reloads={[LibraryLessonsDocument]}
    >
      {!former && <SlugField />}
      <BilingualField name="title" label="Title" most={100} />
      <Audience />
      <BodyFields />
    </FormDialog>
  );
}

function SlugField() {
  return (
    <Form.Item
      name="slug"
      label="Short name"
      rules={[
        {
          required: true,
          validateTrigger: 'onBlur',
          pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
          message: 'Enter small letters, digits and single hyphens, such as the-wound',
        },
      ]}
    >
      <Input autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={60} />
    </Form.Item>
  );
}

function Audience() {
  const { data } = useLessonProtocolsQuery();
  const protocols = data?.protocols.map(({ slug, name }) => ({ value: slug, label: name })) ?? [];
  return (
    <FormGrid>
      <Form.Item name="topic" label="Topic" rules={choiceRules('Choose a topic')}>
        <Select<string> {...select} options={topics} />
      </Form.Item>
      <Form.Item name="protocols" label="Protocols" extra="None: for all protocols">
        <Select<string[]> {...select} mode="multiple" options={protocols} />
      </Form.Item>
      <Form.Item name="fromPhase" label="From phase" rules={[{ required: true, message: 'Enter 1 to 20' }]}>
        <InputNumber controls={false} precision={0} min={1} max={20} />
      </Form.Item>
    </FormGrid>
  );
}
