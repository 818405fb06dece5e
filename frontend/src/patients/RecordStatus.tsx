import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { StatusWord } from '../ui/feedback/StatusWord';

/** Shows whether the record is complete. */
export function RecordStatus({ isComplete }: { readonly isComplete: boolean }) {
  return isComplete ? (
    <StatusWord tone="success" Icon={CheckCircleOutlined}>
      Complete
    </StatusWord>
  ) : (
    <StatusWord tone="warning" Icon={ExclamationCircleOutlined}>
      Incomplete
    </StatusWord>
  );
}
