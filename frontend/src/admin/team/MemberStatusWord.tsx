import { CheckCircleOutlined, MinusCircleOutlined, StopOutlined } from '@ant-design/icons';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import type { MemberRowFragment } from './gql/generated';
import { StatusWord } from '#src/ui/feedback/StatusWord';

/** Whether a member can sign in, and until when. */
export function MemberStatusWord({ member }: { readonly member: MemberRowFragment }) {
  const today = useClinicToday();
  const { lastDay } = member;
  if (lastDay)
    return (
      <StatusWord tone="warning" Icon={StopOutlined}>
        {lastDay < today ? 'Left after' : 'Leaves after'} {dayText(startOfDay(lastDay))}
      </StatusWord>
    );
  if (!member.userId)
    return (
      <StatusWord tone="quiet" Icon={MinusCircleOutlined}>
        No account
      </StatusWord>
    );
  return member.disabled ? (
    <StatusWord tone="warning" Icon={StopOutlined}>
      Switched off
    </StatusWord>
  ) : (
    <StatusWord tone="success" Icon={CheckCircleOutlined}>
      Can sign in
    </StatusWord>
  );
}
