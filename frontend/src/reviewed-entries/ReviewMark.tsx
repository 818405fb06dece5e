import { CheckCircleOutlined } from '@ant-design/icons';
import { SampleMark } from '../protocols/SampleMark';
import { StatusWord } from '../ui/feedback/StatusWord';

/** Names who signed an entry's newest revision off, or marks it as a sample. */
export function ReviewMark({ reviews }: { readonly reviews: readonly { readonly reviewerName: string }[] }) {
  if (reviews.length === 0) return <SampleMark />;
  return (
    <StatusWord tone="success" Icon={CheckCircleOutlined} isSentence>
      Signed off by {reviews.map(({ reviewerName }) => reviewerName).join(', ')}
    </StatusWord>
  );
}
