import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { code as language } from '#messages/language';
import * as text from '#messages/questions';
import { fetchAsAccount } from '#src/auth/fetch-graphql';
import { useAppSession } from '#src/auth/useAppSession';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import type { QuestionFormQuery, SendAnswersMutation } from './gql/generated';
import { dropAnswers, keepAnswers, readAnswers } from './answers-draft';
import { QuestionInput } from './QuestionInput';
import { answersToSend, fits, keyOf, moreKey, nameOfRepeat, stepsOf, type Question, type Step } from './question-steps';
import styles from './QuestionForm.module.css';
import sendAnswers from './send-answers.graphql?raw';

type Form = QuestionFormQuery['questionnaireForm'];

/** A questionnaire, one question a screen; the answers are kept until they are sent together at the end. */
export function QuestionForm({ form, account }: { readonly form: Form; readonly account: string }) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks />;
  return (
    <Card title={form.due.title}>
      <Screens form={form} account={account} onSent={() => setSent(true)} />
      {form.copyright && <p className={styles.copyright}>{form.copyright}</p>}
    </Card>
  );
}

interface ScreensProps {
  readonly form: Form;
  readonly account: string;
  readonly onSent: () => void;
}

function Screens({ form, account, onSent }: ScreensProps) {
  const { slug, occasion, version } = form.due;
  const answered = { account, slug, occasion, version };
  // The same id for each attempt, so that a repeated one stores nothing twice.
  const [draft, setDraft] = useState(() => readAnswers(answered));
  const { answers, at, clientId } = draft;
  const keep = (changes: Partial<typeof draft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    keepAnswers(answered, changed);
  };
  const [isWrong, setWrong] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { fetch: send } = useAppSession();
  const { questions } = form;
  const steps = stepsOf(questions, answers);
  const step = steps[Math.min(at, steps.length - 1)];
  const { run, isBusy } = useAction({
    send: async () => {
      const sent = { questionnaire: slug, version, occasion, answers: answersToSend(questions, answers) };
      const entries = [{ clientId, at: new Date().toISOString(), answers: sent }];
      const variables = { entries, language: language.toUpperCase() };
      const { recordEntries } = await fetchAsAccount<SendAnswersMutation>(send, 'SendAnswers', sendAnswers, variables);
      const [result] = recordEntries;
      setRefused(result?.outcome === 'REFUSED' ? (result.message ?? text.notSent) : null);
      if (!result || result.outcome === 'REFUSED') return;
      dropAnswers(answered);
      onSent();
    },
    failureText: (failure) => failureText(text.notSent, failure),
  });
  if (!step) return null;
  const isLast = at >= steps.length - 1 && step.kind !== 'more';
  const key =
    step.kind === 'more' ? moreKey(step.question.linkId, step.repeat) : keyOf(step.question.linkId, step.repeat);
  const value = answers.get(key) ?? '';
  const change = (next: string) => {
    setWrong(false);
    keep({ answers: new Map(answers).set(key, next) });
  };
  const next = () => {
    const isMissing =
      step.kind === 'question' && (value.trim() === '' ? step.question.required : !fits(step.question, value));
    const isOpen = step.kind === 'more' && value === '';
    setWrong(isMissing || isOpen);
    if (isMissing || isOpen) return;
    if (at < stepsOf(questions, answers).length - 1) keep({ at: at + 1 });
    else run();
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <p className={styles.hint}>{text.step({ number: at + 1, of: steps.length })}</p>
      <OneStep
        key={key}
        step={step}
        name={nameOfRepeat(step.question, step.repeat, questions, answers)}
        value={value}
        isWrong={isWrong}
        isFirst={at === 0}
        onChange={change}
      />
      {refused && (
        <p role="alert" className={styles.wrong}>
          {refused}
        </p>
      )}
      <ErrorSlot />
      <div className={styles.buttons}>
        {at > 0 && <PlainButton onClick={() => keep({ at: at - 1 })}>{text.back}</PlainButton>}
        <button type="submit" className="button" aria-busy={isBusy}>
          {isLast || (step.kind === 'more' && value === 'false' && at === steps.length - 1) ? text.send : text.next}
        </button>
      </div>
    </form>
  );
}

interface StepProps {
  readonly step: Step;
  /** What names the repeat, such as the activity. */
  readonly name: string | undefined;
  readonly value: string;
  readonly isWrong: boolean;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
}

function OneStep({ step: { kind, question }, name, value, isWrong, isFirst, onChange }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // So that what comes next is read aloud, and the keyboard is there.
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  const isMore = kind === 'more';
  const asked: Question = isMore
    ? { ...question, type: 'boolean', required: true, text: text.more({ name: question.text }) }
    : question;
  return (
    <>
      {name && <p className={styles.name}>{name}</p>}
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {asked.text}
      </h3>
      {kind !== 'text' && <QuestionInput question={asked} value={value} isWrong={isWrong} onChange={onChange} />}
    </>
  );
}

function Thanks() {
  return (
    <Card title={text.thanks}>
      <p>
        <output>{text.thanksHint}</output>
      </p>
      <Link to={paths.userProgress} className="button">
        {text.toProgress}
      </Link>
    </Card>
  );
}
