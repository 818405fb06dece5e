import { CopyOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Input, type FormRule } from 'antd';
import { useState, type ToggleEvent } from 'react';
import type { ClinicSettingsFieldsFragment, MessageKind } from './gql/generated';
import { kindLabels, languageLabels } from '#src/messages/message-labels';
import { useAction } from '#src/ui/hooks/useAction';
import styles from './MessageTemplates.module.css';

type Template = ClinicSettingsFieldsFragment['templates'][number];

const idRules: FormRule[] = [
  { max: 40, message: 'At most 40 characters' },
  { validateTrigger: 'onBlur', pattern: /^\s*[a-z\d-]*\s*$/i, message: 'Enter digits, letters and hyphens' },
];

const providerIdRules: FormRule[] = [
  { max: 60, message: 'At most 60 characters' },
  { validateTrigger: 'onBlur', pattern: /^\s*[a-z\d-]*\s*$/i, message: 'Enter digits, letters and hyphens' },
];

const whatsAppRules: FormRule[] = [
  { max: 512, message: 'At most 512 characters' },
  {
    validateTrigger: 'onBlur',
    pattern: /^\s*[a-z\d_]*\s*$/,
    message: 'Enter small letters, digits and underscores',
  },
];

/** Kinds that never go by WhatsApp: notes of safety. Of a sign-in code the name is of the test. */
const textOnly: ReadonlySet<MessageKind> = new Set([
  'NUMBER_CHANGED',
  'WRONG_CODES',
  'NEW_DEVICE',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
  'DANGER_SIGN',
  'DANGER_SIGN_OVERDUE',
]);

const ofDangerSign = { does: 'calls somebody to a danger sign', lost: 'nobody is called to a danger sign' };

/** Message kinds that the server does not allow to switch off: their purpose, and the effect of a missing id. */
const alwaysSent: Partial<Record<MessageKind, { readonly does: string; readonly lost?: string }>> = {
  // Without an id a code goes out under the id of the server's environment.
  SIGN_IN_CODE: { does: 'signs people in' },
  DANGER_SIGN: ofDangerSign,
  DANGER_SIGN_OVERDUE: ofDangerSign,
  SECURITY_NOTICE: { does: 'tells admins of a security notice', lost: 'no admin is told of a security notice' },
};

/** Rules of the id of a message that is always sent. */
const keptIdRules = (lost: string): FormRule[] => [
  { required: true, whitespace: true, message: `Without an id ${lost}` },
  ...idRules,
];

/** Message kinds with their registered texts, collapsed because together they are longer than the rest of the page. */
export function MessageTemplates({ templates }: { readonly templates: readonly Template[] }) {
  const placed = templates.map((template, index) => ({ template, index }));
  const kinds = [...new Set(templates.map(({ kind }) => kind))];
  return (
    <>
      <p className={styles.how}>
        India&rsquo;s operators let a message pass only if its text is registered with them. Register each of these
        texts as a service message, and enter here the id that it gets: {'{#alphanumeric#}'} and the like stand for
        values, such as a time. What has no id is not sent through a gateway. A text is sent as it was registered until
        another id is entered.
      </p>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind} kind={kind} placed={placed.filter(({ template }) => template.kind === kind)} />
        ))}
      </div>
    </>
  );
}

/** Opens and closes a part of the form, which stays open while an input in it is wrong. */
function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    // One that stands in it has toggled.
    if (event.target !== event.currentTarget) return;
    const { currentTarget } = event;
    const isWrong = currentTarget.querySelector('.ant-form-item-has-error') !== null;
    currentTarget.open ||= isWrong;
    setIsOpen(currentTarget.open);
  };
  return { open: isOpen, onToggle: toggle };
}

interface Placed {
  readonly template: Template;
  /** Index in the form's list. */
  readonly index: number;
}

function Kind({ kind, placed }: { readonly kind: MessageKind; readonly placed: readonly Placed[] }) {
  return (
    <details {...useOpening()} className={styles.kind}>
      <summary className={styles.title}>
        <h3 className={styles.name}>{kindLabels[kind]}</h3>
        <small>{placed.map(({ template }) => standing(template)).join(' · ')}</small>
      </summary>
      {alwaysSent[kind] && (
        <p className={styles.note}>
          It {alwaysSent[kind].does} and cannot be switched off. Where Hindi has no id, or is off, it goes in English.
        </p>
      )}
      {placed.map(({ template, index }) => (
        <TemplateFields key={template.language} template={template} index={index} />
      ))}
    </details>
  );
}

/** Summarizes a template's state. */
function standing({ language, dltTemplateId, enabled, isStale }: Template): string {
  const id = isStale ? 'has an id of another text' : 'has an id';
  const what = !enabled ? 'off' : dltTemplateId === null ? 'no id' : id;
  return `${languageLabels[language]}: ${what}`;
}

function TemplateFields({ template, index }: Placed) {
  const { kind, language, tagged: text, registeredText, isStale, dltTemplateId } = template;
  const what = `${kindLabels[kind]}, ${languageLabels[language]}`;
  const kept = language === 'EN' ? alwaysSent[kind] : undefined;
  const isAlwaysSent = kept !== undefined;
  const neededId = dltTemplateId === null ? undefined : kept?.lost;
  const { run } = useCopy(text, what);
  return (
    <div className={styles.template}>
      <p lang={language.toLowerCase()} className={styles.text}>
        {text}
      </p>
      {isStale && (
        <div className={styles.stale}>
          <p>
            It is still sent as it was registered. To change that, register the text above, and enter the id that it
            gets. Registered and sent:
          </p>
          <p lang={language.toLowerCase()}>{registeredText}</p>
        </div>
      )}
      <Button
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={`Copy the text: ${what}`}
        className={styles.copy}
        onClick={() => run()}
      >
        Copy the text
      </Button>
      <Form.Item
        name={['templates', index, 'dltTemplateId']}
        label={`Template id, ${languageLabels[language]}${neededId ? '' : ' (optional)'}`}
        rules={neededId ? keptIdRules(neededId) : idRules}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={['templates', index, 'providerTemplateId']}
        label={`Template id with MSG91, ${languageLabels[language]} (optional)`}
        rules={providerIdRules}
      >
        <Input autoComplete="off" />
      </Form.Item>
      {!textOnly.has(kind) && <WhatsAppFields template={template} index={index} what={what} />}
      <Form.Item name={['templates', index, 'enabled']} valuePropName="checked">
        <Checkbox disabled={isAlwaysSent}>
          {isAlwaysSent ? 'Always sent' : 'Send it'} in {languageLabels[language]}
        </Checkbox>
      </Form.Item>
    </div>
  );
}

/** The name of the text with WhatsApp, and the text to register there; collapsed, since few clinics need it. */
function WhatsAppFields({ template, index, what }: Placed & { readonly what: string }) {
  const { kind, language, whatsappName, whatsappText } = template;
  const { run } = useCopy(whatsappText, `${what}, for WhatsApp`);
  return (
    <details {...useOpening()} className={styles.other}>
      <summary>
        WhatsApp, {languageLabels[language]}: {whatsappName ?? 'no name'}
      </summary>
      {kind === 'SIGN_IN_CODE' && <p>Codes go as text messages alone. Under this name the test of WhatsApp is sent.</p>}
      <p lang={language.toLowerCase()} className={styles.text}>
        {whatsappText}
      </p>
      <Button
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={`Copy the text for WhatsApp: ${what}`}
        className={styles.copy}
        onClick={() => run()}
      >
        Copy the text
      </Button>
      <Form.Item
        name={['templates', index, 'whatsappName']}
        label={`Name with WhatsApp, ${languageLabels[language]} (optional)`}
        rules={whatsAppRules}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={512} />
      </Form.Item>
    </details>
  );
}

/** Copies a text that is registered elsewhere. */
const useCopy = (text: string, what: string) =>
  useAction({
    send: async () => {
      await navigator.clipboard.writeText(text);
      return `The text was copied: ${what}.`;
    },
    failureText: () => 'The text could not be copied. Mark it, and copy it by hand.',
  });
