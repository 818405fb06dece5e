import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dayText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { useClinicToday } from '../calendar/useClinicToday';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { decorative } from '../ui/layout/decorative';
import { Screen } from '../ui/layout/Screen';
import type { Column } from '../ui/lists/DataTable';
import { countOf } from '../ui/lists/list-count';
import { ListCard } from '../ui/lists/ListCard';
import { useWholeList } from '../ui/lists/useList';
import { CoversDocument, useCoversQuery, useEndCoverMutation, type CoverRowFragment } from './gql/generated';
import { NewCoverDialog } from './NewCoverDialog';

const AbsenceDialog = dialogOnDemand(async () => (await import('../absences/AbsenceDialog')).AbsenceDialog);

/** Context of a row's button. */
interface Actions {
  readonly isBusyWith: (key: string) => boolean;
  readonly onEnd: (cover: CoverRowFragment) => void;
}

const columns: readonly Column<CoverRowFragment, Actions>[] = [
  { title: 'Stands in', kind: 'lead', cell: ({ by }) => by.name },
  { title: 'For', kind: 'text', cell: ({ absent }) => absent.name },
  { title: 'First day', kind: 'line', cell: ({ from }) => dayText(from) },
  { title: 'Last day', kind: 'line', cell: ({ until }) => dayText(until) },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (cover, { isBusyWith, onEnd }) => (
      <Button
        loading={isBusyWith(cover.id)}
        aria-label={`End the cover of ${cover.absent.name} by ${cover.by.name}`}
        onClick={() => onEnd(cover)}
      >
        End
      </Button>
    ),
  },
];

/** /admin/covers, /desk/covers: who treats and sees an absent physiotherapist's patients, and until when. */
export function CoversPage() {
  const adding = useDialog();
  const arranging = useDialog();
  const today = useClinicToday();
  return (
    <Screen
      title="Covers"
      actions={
        <>
          <Button onClick={() => arranging.open(true)}>Absence</Button>
          <Button type="primary" icon={<PlusOutlined {...decorative} />} onClick={() => adding.open(true)}>
            New cover
          </Button>
        </>
      }
    >
      <p>
        Whoever stands in sees the absent physiotherapist&apos;s patients on these days, and not after them. Sessions
        are not moved by it: an absence gives them to others, and can enter its covers.
      </p>
      <ErrorSlotProvider>
        <ErrorSlot />
        <Covers />
      </ErrorSlotProvider>
      {adding.subject && <NewCoverDialog {...adding.frame} />}
      {arranging.subject && <AbsenceDialog day={today} {...arranging.frame} />}
    </Screen>
  );
}

function Covers() {
  const list = useWholeList(useCoversQuery(), ({ covers }) => covers);
  const [end] = useEndCoverMutation();
  const confirm = useConfirm();
  const ending = useAction<CoverRowFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, absent, by }) => {
      await end({ variables: { id } });
      return `${by.name} stands in for ${absent.name} no more.`;
    },
    failureText: (failure) => failureText('The cover could not be ended', failure),
    reloads: [CoversDocument],
  });
  const ask = async (cover: CoverRowFragment) => {
    const isMeant = await confirm({
      title: 'End this cover?',
      content: `${cover.by.name} then sees the patients of ${cover.absent.name} no more, from this moment on.`,
      okText: 'End the cover',
      cancelText: 'Keep it',
    });
    if (isMeant) ending.run(cover);
  };
  return (
    <ListCard
      name="Covers"
      label="Covers"
      list={list}
      count={countOf(list, { none: 'No covers', one: '1 cover', many: 'covers' })}
      empty={{ title: 'Nobody stands in for anybody.', hint: 'Covers of today and later appear here.' }}
      failureText={(failure) => failureText('Failed to fetch the covers', failure)}
      columns={columns}
      keyOf={({ id }) => id}
      actions={{ isBusyWith: ending.isBusyWith, onEnd: (cover) => void ask(cover) }}
    />
  );
}
