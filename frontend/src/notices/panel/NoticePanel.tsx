import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { errorOf, type CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { momentText } from '#src/calendar/clinic-time';
import { useBackgroundReads } from '#src/live/useBackgroundReads';
import { log } from '#src/log';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { LoadingText } from '#src/ui/feedback/LoadingText';
import { useAction } from '#src/ui/hooks/useAction';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { useWorkplace } from '#src/workplace/workplace-context';
import {
  SeeTeamNoticesDocument,
  TeamNoticesDocument,
  useTeamNoticesQuery,
  type NoticeRowFragment,
} from './gql/generated';
import { UnseenNoticesDocument } from '../gql/generated';
import { noticeAddress } from './notice-address';
import styles from './NoticePanel.module.css';

const variables = { first: 50 };
const listFailure = (failure: CallError) => failureText('The notices could not be loaded.', failure);
const isOfNotices = (topic: string) => topic === 'notices';

interface Props {
  /** The bell with its panel: a click within it does not close the panel. */
  readonly place: RefObject<HTMLElement | null>;
  /** Called by Escape, by which the bell gets the focus, and by a click elsewhere. */
  readonly onClose: () => void;
}

/** The notices, newest first, with links to what they are about. Those that are shown count as seen. */
export function NoticePanel({ place, onClose }: Props) {
  useClosing(place, onClose);
  const query = useTeamNoticesQuery({ variables, fetchPolicy: 'network-only' });
  useBackgroundReads(TeamNoticesDocument, variables, isOfNotices);
  useSeen(query.data?.teamNotices);
  const titleId = useId();
  const further = useFurther(query.data?.teamNotices.edges.length ?? 0);
  const loadFurther = (after: string) => further.load(() => query.fetchMore({ variables: { after } }));
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        Notices
      </h2>
      <QueryBoundary query={query} failureText={listFailure} skeleton={<LoadingText />}>
        {({ teamNotices: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <p className={styles.empty}>There were none in the last 30 days.</p>
          ) : (
            <ErrorSlotProvider>
              <ul ref={further.list} className={styles.list}>
                {edges.map(({ node }) => (
                  <Notice key={node.id} notice={node} />
                ))}
              </ul>
              <ErrorSlot />
              {pageInfo.hasNextPage && pageInfo.endCursor !== null && (
                <p className={styles.more}>
                  <Earlier after={pageInfo.endCursor} load={loadFurther} />
                </p>
              )}
            </ErrorSlotProvider>
          )
        }
      </QueryBoundary>
    </section>
  );
}

function Notice({ notice }: { readonly notice: NoticeRowFragment }) {
  const workplace = useWorkplace();
  const { text, at, patient, isSeen } = notice;
  return (
    <li>
      <Link
        to={noticeAddress(notice, workplace)}
        className={isSeen ? styles.notice : `${styles.notice} ${styles.unseen}`}
      >
        {patient && <strong>{patient.name || patient.patientId}</strong>}
        <span>{text}</span>
        <span className={styles.when}>
          {!isSeen && <span className={styles.mark}>New</span>} {momentText(at)}
        </span>
      </Link>
    </li>
  );
}

interface EarlierProps {
  /** Cursor of the last notice that is shown. */
  readonly after: string;
  readonly load: (after: string) => Promise<void>;
}

/** The button at the end of the list; the header of the page has no Ant Design. */
function Earlier({ after, load }: EarlierProps) {
  const { run, isBusy } = useAction<string>({ keyOf: (cursor) => cursor, send: load, failureText: listFailure });
  return (
    <PlainButton isBusy={isBusy} onClick={() => run(after)}>
      Show earlier ones
    </PlainButton>
  );
}

/** Loads earlier notices, and moves the focus to the first of them: the button goes with the last page. */
function useFurther(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    list.current?.children[from.current]?.querySelector('a')?.focus();
    from.current = undefined;
  }, [count]);
  const load = async (more: () => Promise<unknown>) => {
    from.current = list.current?.children.length;
    try {
      await more();
    } catch (error) {
      from.current = undefined;
      throw error;
    }
  };
  return { list, load };
}

function useClosing(place: Props['place'], onClose: () => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    onClose();
    place.current?.querySelector('button')?.focus();
  });
  const click = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && place.current?.contains(target))) onClose();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    addEventListener('pointerdown', click);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', click);
    };
  }, []);
}

interface Shown {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly unseen: number;
}

/** Marks what is shown as seen, and sets the bell's number to what is left. A failure is tried again when the panel is next opened. */
function useSeen(shown: Shown | undefined): void {
  const [see] = useMutation(SeeTeamNoticesDocument);
  const marked = useRef<string>(undefined);
  const newest = shown?.edges[0]?.node.id;
  const mark = useEffectEvent(async (upTo: string) => {
    try {
      await see({
        variables: { upTo },
        update: (cache, { data }) => {
          if (!data) return;
          const teamNotices = { __typename: 'TeamNoticeConnection' as const, unseen: data.seeTeamNotices };
          cache.writeQuery({ query: UnseenNoticesDocument, data: { teamNotices } });
        },
      });
    } catch (error) {
      log.warn('The notices could not be marked as seen.', errorOf(error));
    }
  });
  const hasUnseen = (shown?.unseen ?? 0) > 0;
  useEffect(() => {
    if (!newest || !hasUnseen || marked.current === newest) return;
    marked.current = newest;
    void mark(newest);
  }, [newest, hasUnseen]);
}
