import { Button, Skeleton } from 'antd';
import { failureText } from '../failure-text';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useAction } from '../ui/hooks/useAction';
import {
  QuestionnairesDocument,
  useQuestionnairesQuery,
  useRetireQuestionnaireMutation,
  type QuestionnairesQuery,
  type QuestionnaireVersionFragment,
} from './gql/generated';
import styles from './questionnaires.module.css';

const VersionDialog = dialogOnDemand(async () => (await import('./VersionDialog')).VersionDialog);
const EditQuestionnaireDialog = dialogOnDemand(
  async () => (await import('./EditQuestionnaireDialog')).EditQuestionnaireDialog,
);
const AskedDialog = dialogOnDemand(async () => (await import('./AskedDialog')).AskedDialog);

type Protocol = QuestionnairesQuery['protocols'][number];

/**
 * The versions of all questionnaires, and which of them the plans of each protocol are asked (companion §9). A doctor activates a draft
 * that has been read; admins write drafts; doctors and admins retire a version, and choose for a protocol.
 */
export function Questionnaires({ isDoctor }: { readonly isDoctor: boolean }) {
  const query = useQuestionnairesQuery({ fetchPolicy: 'cache-and-network' });
  const read = useDialog<QuestionnaireVersionFragment>();
  const asked = useDialog<Protocol>();
  const edited = useDialog<QuestionnaireVersionFragment | 'new'>();
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the questionnaires', failure)}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
    >
      {({ questionnaires, protocols }) => {
        const active = questionnaires.filter(({ status }) => status === 'APPROVED');
        const slugs = questionnaires.map(({ slug }) => slug);
        return (
          <>
            <ErrorSlot />
            <ul className={styles.list} aria-label="Versions of questionnaires">
              {questionnaires.map((version, at) => (
                <Version
                  key={`${version.slug} ${version.version}`}
                  version={version}
                  onRead={() => read.open(version)}
                  // Versions are listed newest first: a draft goes on from the newest one.
                  onEdit={!isDoctor && slugs.indexOf(version.slug) === at ? () => edited.open(version) : undefined}
                />
              ))}
            </ul>
            {!isDoctor && (
              <Button className={styles.new} onClick={() => edited.open('new')}>
                New questionnaire
              </Button>
            )}
            <h3 className={styles.heading}>Asked of the plans of a protocol</h3>
            {active.length === 0 && <p>None is active yet: a doctor reads a draft and activates it.</p>}
            <ul className={styles.list} aria-label="Protocols">
              {protocols.map((protocol) => (
                <li key={protocol.id} className={styles.version}>
                  <span>
                    <strong>{protocol.name}</strong>: {namesOf(protocol.questionnaires, questionnaires)}
                  </span>
                  {active.length > 0 && (
                    <Button onClick={() => asked.open(protocol)} aria-label={`Choose for ${protocol.name}`}>
                      Choose
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {read.subject && <VersionDialog version={read.subject} isDoctor={isDoctor} {...read.frame} />}
            {edited.subject && <EditQuestionnaireDialog version={edited.subject} taken={slugs} {...edited.frame} />}
            {asked.subject && <AskedDialog protocol={asked.subject} active={active} {...asked.frame} />}
          </>
        );
      }}
    </QueryBoundary>
  );
}

/** Returns the titles of the questionnaires with these slugs. */
function namesOf(slugs: readonly string[], all: readonly QuestionnaireVersionFragment[]): string {
  if (slugs.length === 0) return 'none';
  return slugs.map((slug) => all.find((one) => one.slug === slug)?.title.en ?? slug).join(', ');
}

function statusText({ status, activatedBy, isSample }: QuestionnaireVersionFragment): string {
  if (status === 'APPROVED') return `active, activated by ${activatedBy ?? 'a doctor'}`;
  if (status === 'RETIRED') return 'retired';
  return isSample ? 'draft that came with the product, read by no clinician' : 'draft';
}

interface VersionProps {
  readonly version: QuestionnaireVersionFragment;
  readonly onRead: () => void;
  /** Undefined for those who may not. */
  readonly onEdit: (() => void) | undefined;
}

function Version({ version, onRead, onEdit }: VersionProps) {
  const name = `${version.title.en}, version ${version.version}`;
  const confirm = useConfirm();
  const [retire] = useRetireQuestionnaireMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await retire({ variables: { slug: version.slug } });
      return `${version.title.en} was retired.`;
    },
    failureText: (failure) => failureText('The questionnaire could not be retired', failure),
    reloads: [QuestionnairesDocument],
  });
  const ask = async () => {
    if (await confirm({ ...question, title: `Retire ${name}?` })) run();
  };
  return (
    <li className={styles.version}>
      <span>
        <strong>{name}</strong>: {statusText(version)}
      </span>
      <span className={styles.buttons}>
        <Button onClick={onRead} aria-label={`Read ${name}`}>
          Read
        </Button>
        {onEdit && (
          <Button onClick={onEdit} aria-label={`Edit ${name}`}>
            {version.status === 'DRAFT' ? 'Edit' : 'Next version'}
          </Button>
        )}
        {version.status === 'APPROVED' && (
          <Button loading={isBusy} onClick={() => void ask()} aria-label={`Retire ${name}`}>
            Retire
          </Button>
        )}
      </span>
    </li>
  );
}

const question = {
  content: 'It is asked no more. Answers and scores stay.',
  okText: 'Retire it',
  cancelText: 'Keep it',
  isDanger: true,
};
