import * as text from '#messages/family';
import * as day from '#messages/today';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { Advice } from '../today/Advice';
import { isNotTaken } from '../today/day-entries';
import { gravest, gravityOf, gravityOfStop, signsOf } from '../today/reported-signs';
import { useYesCount } from '../today/useYesCount';
import type { FamilyDayQuery } from './gql/generated';
import type { FamilySigns } from './useFamilySigns';

interface Props {
  readonly today: FamilyDayQuery['familyToday'];
  readonly signs: FamilySigns;
}

/** The stop by a danger sign, told of here or known to the server: the gravest advice, and whether the answers of this page are stored. */
export function FamilyStop({ today, signs }: Props) {
  const { said, isSending, failure, sendAgain } = signs;
  const yesCount = useYesCount(said);
  const severity = gravest([gravityOf(said), gravityOfStop({ today, myPlan: null })]);
  if (!severity) return null;
  const isWaiting = said.some(({ state }) => state === 'waiting');
  const refused = said.filter(isNotTaken);
  const isStored = !isWaiting && refused.length === 0;
  const told = signsOf(said);
  return (
    <Card title={text.stopped} standsOut>
      <Advice
        key={`${severity} ${yesCount}`}
        isEmergency={severity === 'EMERGENCY'}
        words={isStored && severity === today?.openTask?.severity ? today.advice : null}
      >
        {today?.dangerSigns
          .filter(({ key }) => told.has(key))
          .map(({ key, question }) => (
            <p key={key}>{day.yourAnswer({ question })}</p>
          ))}
      </Advice>
      <div aria-live="polite">
        {isWaiting && <p>{day.notStored}</p>}
        {isWaiting && failure?.cause === 'answer' && <p>{failureText(text.notSaved, failure)}</p>}
        {refused.length > 0 && <p>{day.notTaken}</p>}
        {[...new Set(refused.map(({ reason = '' }) => reason))].map((reason) => (
          <p key={reason}>{day.refused({ reason })}</p>
        ))}
        {isStored && <p>{yesCount > 0 ? day.stored({ kind: 'UNKNOWN' }) : text.told}</p>}
      </div>
      {isWaiting && failure && (
        <PlainButton isBusy={isSending} onClick={sendAgain}>
          {day.sendNow}
        </PlainButton>
      )}
    </Card>
  );
}
