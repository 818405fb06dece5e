import { CheckCircleOutlined, EditOutlined, LockOutlined, StopOutlined } from '@ant-design/icons';
import { dayText } from '#src/calendar/clinic-time';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { TreatmentNoteFragment } from '../patients/gql/generated';

interface Props {
  readonly note: Pick<TreatmentNoteFragment, 'status' | 'signedAt'>;
}

/** Where a note stands. */
export function NoteStatusWord({ note: { status, signedAt } }: Props) {
  switch (status) {
    case 'DRAFT':
      return (
        <StatusWord tone="warning" Icon={EditOutlined} isFilled>
          Draft
        </StatusWord>
      );
    case 'LOCKED':
      return (
        <StatusWord tone="info" Icon={LockOutlined} isFilled>
          Locked
        </StatusWord>
      );
    case 'SIGNED':
      return (
        <StatusWord tone="success" Icon={CheckCircleOutlined}>
          {signedAt ? `Signed ${dayText(signedAt)}` : 'Signed'}
        </StatusWord>
      );
    case 'IN_ERROR':
      return (
        <StatusWord tone="error" Icon={StopOutlined} isFilled>
          Written by mistake
        </StatusWord>
      );
  }
}
