import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useFailedMessagesQuery } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { StatusWord } from '../ui/feedback/StatusWord';
import { numberText } from '../values/number-text';

/** Number of failed messages, with a link; nothing if there are none. */
export function FailedMessages() {
  const { messages } = useWorkplace();
  const { data } = useFailedMessagesQuery();
  const failed = data?.messages.totalCount ?? 0;
  if (failed === 0) return null;
  return (
    <p>
      <StatusWord tone="error" Icon={ExclamationCircleOutlined}>
        {failed === 1 ? '1 message' : `${numberText(failed)} messages`} could not be sent.
      </StatusWord>{' '}
      <Link to={`${messages}?status=FAILED`}>See which</Link>
    </p>
  );
}
