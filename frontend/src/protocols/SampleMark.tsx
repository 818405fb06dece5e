import { ClockCircleOutlined } from '@ant-design/icons';
import { StatusWord } from '../ui/StatusWord';

/** What stands beside every plan and protocol that is an example (recovery §4). */
export const sampleText = 'Sample, not signed off by a clinician';

/** Beside whatever is made from an example. */
export function SampleMark() {
  return (
    <StatusWord tone="warning" Icon={ClockCircleOutlined} isSentence>
      {sampleText}
    </StatusWord>
  );
}
