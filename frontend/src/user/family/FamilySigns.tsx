import * as text from '#messages/family';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { isNotTaken } from '../today/day-entries';
import { DangerQuestions } from '../today/DangerQuestions';
import { signsOf } from '../today/reported-signs';
import type { FamilyDayProps } from './FamilyExercises';
import { useFamilyEntries } from './useFamilyEntries';
import type { FamilySigns as Signs } from './useFamilySigns';

interface Props extends Omit<FamilyDayProps, 'mayTick'> {
  readonly signs: Signs;
  /** Whether the day's check is answered; otherwise one sign is reported. */
  readonly isCheck: boolean;
  /** Runs the action unless the press is the second of a double tap. */
  readonly press: (action: () => void) => void;
}

/** The questions about danger signs, as the check before the exercises, or at any time of the day. */
export function FamilySigns({ today: { dangerSigns }, access, signs, isCheck, press }: Props) {
  // A sign that the server refused can be reported again.
  const held = signsOf(signs.said.filter((one) => !isNotTaken(one)));
  const answers = (yes: string | null) => dangerSigns.map(({ key }) => ({ sign: key, yes: key === yes }));
  const say = (sign: string) => signs.say(isCheck ? { dangerCheck: { answers: answers(sign) } } : { sign: { sign } });
  return (
    <Card title={isCheck ? text.check : text.wrong}>
      <p>{text.wrongHint}</p>
      <ErrorSlot />
      <DangerQuestions
        signs={dangerSigns.filter(({ key }) => !held.has(key))}
        onYes={(sign) => press(() => say(sign))}
      />
      {isCheck && <NoSign access={access} answers={answers(null)} />}
    </Card>
  );
}

interface NoSignProps extends Pick<FamilyDayProps, 'access'> {
  readonly answers: readonly { readonly sign: string; readonly yes: boolean }[];
}

/** Answers the day's check: none of the signs. */
function NoSign({ access, answers }: NoSignProps) {
  const { record, isBusy } = useFamilyEntries(access);
  return (
    <PlainButton isBusy={isBusy} onClick={() => record({ dangerCheck: { answers } })}>
      {text.noSign}
    </PlainButton>
  );
}
