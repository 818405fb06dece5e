import { CheckCircleOutlined, MinusCircleOutlined, StopOutlined } from '@ant-design/icons';
import type { MemberRowFragment } from '../gql/generated';
import { StatusWord } from '../../ui/StatusWord';

/** Whether somebody of the team can sign in. */
export function MemberStatusWord({ member }: { readonly member: MemberRowFragment }) {
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
