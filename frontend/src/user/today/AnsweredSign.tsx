import * as text from '#messages/today';
import { momentText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';

interface Answered {
  readonly advice: string | null;
  readonly answeredAt: string | null;
  readonly doctorName: string | null;
}

/** A clinician's answer to a danger sign, shown on the day of the answer and the two days after. */
export function AnsweredSign({ task }: { readonly task: Answered }) {
  const { advice, answeredAt, doctorName } = task;
  if (!advice || !answeredAt) return null;
  const when = momentText(answeredAt);
  return (
    <Card title={text.answered} standsOut>
      <p>{advice}</p>
      <p>{doctorName ? text.answeredBy({ name: doctorName, when }) : text.answeredAt({ when })}</p>
    </Card>
  );
}
