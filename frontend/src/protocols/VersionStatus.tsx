import { CheckCircleOutlined, ClockCircleOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import { dayText } from '../calendar/clinic-time';
import { StatusWord } from '../ui/feedback/StatusWord';
import type { ProtocolsQuery } from './gql/generated';
import { approvedAsSample } from './SampleMark';

/** The fields of a version in lists. */
export type ListedVersion = Pick<ProtocolsQuery['protocols'][number]['versions'][number], 'status' | 'approvals'>;

/** Status of a version with its signer; a sample version is shown as unsigned. */
export function VersionStatus({ version: { status, approvals } }: { readonly version: ListedVersion }) {
  const signed = approvals.find(({ isSample }) => !isSample);
  const isOfSampleData = !signed && approvals.length > 0;
  const { tone, Icon, word, more } = isOfSampleData ? sampleWords[status] : words[status];
  const by = signed ? ` by ${signed.doctorName} on ${dayText(signed.approvedAt)}` : '';
  return (
    <span>
      <StatusWord tone={tone} Icon={Icon}>
        {word}
      </StatusWord>
      {more}
      {by}
    </span>
  );
}

const words = {
  DRAFT: { tone: 'info', Icon: EditOutlined, word: 'Draft', more: ', waits for a doctor’s signature' },
  APPROVED: { tone: 'success', Icon: CheckCircleOutlined, word: 'Signed', more: '' },
  RETIRED: { tone: 'quiet', Icon: StopOutlined, word: 'Retired', more: ', signed' },
} as const;

const sampleWords = {
  ...words,
  APPROVED: { tone: 'warning', Icon: ClockCircleOutlined, word: 'Sample', more: `, ${approvedAsSample}` },
  RETIRED: { tone: 'quiet', Icon: StopOutlined, word: 'Retired', more: `, ${approvedAsSample}` },
} as const;
