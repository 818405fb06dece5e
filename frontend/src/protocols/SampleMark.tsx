import { ClockCircleOutlined } from '@ant-design/icons';
import { StatusWord } from '../ui/StatusWord';

/** What stands beside every plan and protocol that is an example (recovery §4). */
export const sampleText = 'Sample, not signed off by a clinician';

/** What is said of a version that the sample data let pass, in the place of who signed it. */
export const approvedAsSample = 'let pass by sample data, signed by nobody';

/** Beside whatever is made from an example. */
export function SampleMark() {
  return (
    <StatusWord tone="warning" Icon={ClockCircleOutlined} isSentence>
      {sampleText}
    </StatusWord>
  );
}
