import { CheckCircleOutlined, CloseCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Form, Input, Skeleton } from 'antd';
import { errorOf } from '#src/errors';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { useDiscardQuestion } from '#src/ui/dialogs/DiscardQuestion';
import { reasonRules } from '#src/ui/forms/form-rules';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { MutationForm } from '#src/ui/forms/MutationForm';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import { useRefetchQueries } from '#src/ui/hooks/useRefetchQueries';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import {
  CareGateDocument,
  BenchPatientDocument,
  useCareGateQuery,
  useConfirmGateMutation,
  type CareGateQuery,
  type CarePlanFragment,
} from './gql/generated';
import styles from './care.module.css';

interface Props {
  readonly plan: CarePlanFragment;
  /** The note has unsaved input: leaving the phase would remove its inputs. */
  readonly isNoteEdited: boolean;
}

interface CardProps extends Props {
  /** Only the plan's physiotherapist may confirm. */
  readonly mayConfirm: boolean;
}

/** The phase gate: each criterion with value and target, reasons for unmet ones, and the confirmation. */
export function GateCard({ mayConfirm, ...props }: CardProps) {
  const { plan } = props;
  const query = useCareGateQuery({ variables: { planId: plan.id } });
  useRefetchOnFocus(query.refetch);
  return (
    <Card title={`Leaving phase ${plan.phase}`}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch what is needed', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
      >
        {({ gate }) =>
          gate && (mayConfirm ? <Gate key={gate.phase} {...props} gate={gate} /> : <Proposal gate={gate} />)
        }
      </QueryBoundary>
    </Card>
  );
}

type GateAnswer = NonNullable<CareGateQuery['gate']>;
type ResultAnswer = GateAnswer['results'][number];

const states = {
  MET: { tone: 'success', Icon: CheckCircleOutlined, word: 'Met' },
  UNMET: { tone: 'warning', Icon: CloseCircleOutlined, word: 'Not met' },
  UNKNOWN: { tone: 'quiet', Icon: QuestionCircleOutlined, word: 'Not known' },
} as const;

/** The evaluation of the gate, read-only. */
function Proposal({ gate: { sentence, results } }: { readonly gate: GateAnswer }) {
  return (
    <>
      <p>
        <strong>{sentence}</strong>
      </p>
      <ul className={styles.list}>
        {results.map((result) => (
          <Criterion key={result.criterion.key} {...result} asksWhy={false} />
        ))}
      </ul>
    </>
  );
}

interface Values {
  readonly deviations?: Readonly<Record<string, string>>;
}

function Gate({ plan, isNoteEdited, gate }: Props & { readonly gate: GateAnswer }) {
  const { setEdited } = useDiscardQuestion();
  const confirm = useConfirmed(plan, gate);
  const kept = useKeptFocus<HTMLDivElement>(plan.openTask);
  const isLast = gate.phase === plan.phases.length;
  return (
    <div tabIndex={-1} {...kept}>
      <p>
        <strong>{gate.sentence}</strong>
      </p>
      <MutationForm<Values>
        name="gate"
        onEdited={() => setEdited(true)}
        send={async (values) => {
          await confirm(values);
          setEdited(false);
          return isLast ? 'The plan is completed.' : `Phase ${gate.phase} was left.`;
        }}
        failureText={(failure) => failureText('The phase could not be left', failure)}
        reloads={[CareGateDocument, BenchPatientDocument]}
        renderButtons={(isBusy) =>
          plan.openTask ? (
            <p>
              A danger sign waits: the phase can be left once the doctor has answered it. What you typed stays here.
            </p>
          ) : isNoteEdited ? (
            <p>What you measured is not saved yet: save it first, then the phase can be left.</p>
          ) : (
            <Button type="primary" htmlType="submit" loading={isBusy} className={styles.wide}>
              {isLast ? 'Confirm: complete the plan' : `Confirm: on to phase ${gate.phase + 1}`}
            </Button>
          )
        }
      >
        <ul className={styles.list}>
          {gate.results.map((result) => (
            <Criterion key={result.criterion.key} {...result} asksWhy={result.state !== 'MET'} />
          ))}
        </ul>
      </MutationForm>
    </div>
  );
}

/** Confirms leaving a phase, with a reason for each unmet criterion. */
function useConfirmed(plan: CarePlanFragment, { phase, results }: GateAnswer) {
  const [confirm] = useConfirmGateMutation();
  const reload = useRefetchQueries();
  return async ({ deviations: typed = {} }: Values) => {
    const open = results.filter(({ state }) => state !== 'MET');
    const deviations = open.map(({ criterion: { key } }) => ({ criterion: key, reason: typed[key]?.trim() ?? '' }));
    try {
      await confirm({ variables: { planId: plan.id, fromPhase: phase, deviations } });
    } catch (error) {
      // A new value has met a criterion, or a value has expired: the required reasons have changed.
      if (errorOf(error).code === 'BAD_INPUT') reload([CareGateDocument]);
      throw error;
    }
  };
}

function Criterion({ criterion: { key }, state, sentence, asksWhy }: ResultAnswer & { readonly asksWhy: boolean }) {
  const { tone, Icon, word } = states[state];
  return (
    <li>
      <StatusWord tone={tone} Icon={Icon}>
        {word}
      </StatusWord>
      <p>{sentence}</p>
      {asksWhy && (
        <Form.Item
          name={['deviations', key]}
          label={`Why the phase is left all the same: ${sentence.split(':')[0]}`}
          rules={reasonRules('Reason')}
        >
          <Input.TextArea rows={2} autoComplete="off" />
        </Form.Item>
      )}
    </li>
  );
}
