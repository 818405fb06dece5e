import * as text from '#messages/today';
import { momentText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';

interface Answered {
  readonly advice: string | null;
  readonly answeredAt: string | null;
  readonly doctorName: string | null;
}

interface Told {
  readonly today: { readonly answeredTask: Answered | null } | null;
  readonly myPlan: { readonly answeredTask: Answered | null } | null;
}

/** Returns the answered danger sign of the last days: with a live plan of its day, and also after the plan's end. */
export function answeredIn(told: Told | undefined | null): Answered | null {
  return (told?.today ?? told?.myPlan)?.answeredTask ?? null;
}

/** A clinician's answer to a danger sign, shown on the day of the answer and the two days after. */
export function AnsweredSign({ task }: { readonly task: Answered | null }) {
  if (!task?.advice || !task.answeredAt) return null;
  const { advice, answeredAt, doctorName } = task;
  const when = momentText(answeredAt);
  return (
    <Card title={text.answered} standsOut>
      <p>{advice}</p>
      <p>{doctorName ? text.answeredBy({ name: doctorName, when }) : text.answeredAt({ when })}</p>
    </Card>
  );
}
