import * as text from '#messages/family';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { DangerQuestions } from '../today/DangerQuestions';
import type { FamilyDayProps } from './FamilyExercises';

interface Props extends FamilyDayProps {
  /** Whether the day's check is answered; otherwise one sign is reported. */
  readonly isCheck: boolean;
}

/** The questions about danger signs, as the check before the exercises, or at any time of the day. */
export function FamilySigns({ today: { dangerSigns }, entries, isCheck }: Props) {
  const answer = (yes: string | null) => {
    const answers = dangerSigns.map(({ key }) => ({ sign: key, yes: key === yes }));
    entries.record(isCheck || yes === null ? { dangerCheck: { answers } } : { sign: { sign: yes } });
  };
  return (
    <Card title={isCheck ? text.check : text.wrong}>
      <p>{text.wrongHint}</p>
      <ErrorSlot />
      <DangerQuestions signs={dangerSigns} onYes={(sign) => !entries.isBusy && answer(sign)} />
      {isCheck && (
        <PlainButton isBusy={entries.isBusy} onClick={() => answer(null)}>
          {text.noSign}
        </PlainButton>
      )}
    </Card>
  );
}
