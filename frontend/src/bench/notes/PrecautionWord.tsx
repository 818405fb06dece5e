import { WarningOutlined } from '@ant-design/icons';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { precautionText } from './precaution-texts';

interface Props {
  readonly precaution: Parameters<typeof precautionText>[0];
}

/** What whoever treats must take care of, as words. Without Ant Design: a session of the day shows it, too. */
export function PrecautionWord({ precaution }: Props) {
  return (
    <StatusWord tone="warning" Icon={WarningOutlined} isSentence>
      {precautionText(precaution)}
    </StatusWord>
  );
}
