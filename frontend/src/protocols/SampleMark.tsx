import { ClockCircleOutlined } from '@ant-design/icons';
import { StatusWord } from '../ui/feedback/StatusWord';

/** Label of sample protocols, and of plans made from them. */
export const sampleText = 'Sample, not signed off by a clinician';

/** Text in place of the signature of a sample version. */
export const approvedAsSample = 'let pass by sample data, signed by nobody';

/** Marks sample content. */
export function SampleMark() {
  return (
    <StatusWord tone="warning" Icon={ClockCircleOutlined} isSentence>
      {sampleText}
    </StatusWord>
  );
}
