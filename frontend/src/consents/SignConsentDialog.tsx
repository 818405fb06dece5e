import { Form, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text';
import { onceFailureText } from '../payments/once-failure-text';
import { languageLabels } from '../messages/message-labels';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { ChipChoice } from '../ui/forms/ChipChoice';
import { choiceRules, textRules } from '../ui/forms/form-rules';
import { besideSelect } from '../ui/forms/select-popup';
import { signerLabels } from './consent-texts';
import styles from './consents.module.css';
import {
  TreatmentConsentsDocument,
  useConsentFormsQuery,
  useSignTreatmentConsentMutation,
  type ConsentFormRowFragment,
  type Language,
  type SignConsentInput,
  type SignedBy,
} from './gql/generated';
import { ScanField } from './ScanField';
import { SignatureField } from './SignatureField';

interface Props extends DialogState {
  readonly patientId: string;
  readonly name: string;
}

interface Values {
  readonly formId: string;
  readonly language: Language;
  readonly signedBy: SignedBy;
  readonly signerName: string;
  readonly way: SignatureWay;
  readonly strokes?: SignConsentInput['strokes'];
  readonly fileId?: string;
}

/** On the screen, or on paper that was scanned. */
type SignatureWay = 'SCREEN' | 'PAPER';

const ways = [
  { value: 'SCREEN', label: 'On this screen' },
  { value: 'PAPER', label: 'On paper, scanned' },
];

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The patient reads a form in their language and signs it on the screen. Repeated submits store one signature. */
export function SignConsentDialog({ patientId, name, ...frame }: Props) {
  const query = useConsentFormsQuery();
  const [sign] = useSignTreatmentConsentMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const forms = query.data?.consentForms;
  const send = async ({ way, strokes, fileId, ...values }: Values) => {
    const signature = way === 'PAPER' ? { fileId } : { strokes };
    const input: SignConsentInput = { ...values, ...signature, patientId };
    await sign({ variables: { input, idempotencyKey } });
    return `${values.signerName} has signed.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Sign a form"
      width={720}
      waiting={
        !forms?.length && (
          <QueryBoundary
            query={query}
            failureText={(failure) => failureText('The forms could not be fetched', failure)}
            skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
          >
            {() => <p>There is no consent form yet. An admin saves one under Consent forms.</p>}
          </QueryBoundary>
        )
      }
      name="consent"
      initialValues={{ formId: forms?.[0]?.id, language: 'EN', signedBy: 'PATIENT', signerName: name, way: 'SCREEN' }}
      submitLabel="Sign"
      send={send}
      failureText={(failure) => onceFailureText('The signature was not stored', 'stored', failure, 'the consents')}
      reloads={[TreatmentConsentsDocument]}
    >
      <Form.Item name="formId" label="Form" rules={choiceRules('Choose a form')}>
        <Select<string>
          getPopupContainer={besideSelect}
          options={forms?.map(({ id, name: label }) => ({ value: id, label }))}
        />
      </Form.Item>
      <Form.Item name="language" label="Read in">
        <Select<string> getPopupContainer={besideSelect} options={optionsOf(languageLabels)} />
      </Form.Item>
      <Form.Item noStyle dependencies={['formId', 'language']}>
        {({ getFieldValue }) => (
          <Words
            form={forms?.find(({ id }) => id === getFieldValue('formId'))}
            language={getFieldValue('language') as Language}
          />
        )}
      </Form.Item>
      <Form.Item name="signedBy" label="Who signs">
        <Select<string> getPopupContainer={besideSelect} options={optionsOf(signerLabels)} />
      </Form.Item>
      <Form.Item name="signerName" label="Name of who signs" rules={textRules('Name', 120)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="way" label="Signed">
        <ChipChoice label="Signed" chips={ways} />
      </Form.Item>
      <Form.Item noStyle dependencies={['way']}>
        {({ getFieldValue }) =>
          (getFieldValue('way') as SignatureWay) === 'PAPER' ? (
            <ScanField patientId={patientId} />
          ) : (
            <Form.Item
              name="strokes"
              label="Signature"
              rules={[{ required: true, message: 'Sign in the field with a finger, a pen or the mouse' }]}
            >
              <SignatureField />
            </Form.Item>
          )
        }
      </Form.Item>
    </FormDialog>
  );
}

/** The words that are signed, in the language in which they are read. */
function Words({ form, language }: { readonly form: ConsentFormRowFragment | undefined; readonly language: Language }) {
  if (!form) return null;
  return (
    <section className={styles.words} lang={language === 'HI' ? 'hi' : 'en'} aria-label={form.name}>
      {language === 'HI' ? form.textHi : form.textEn}
    </section>
  );
}
