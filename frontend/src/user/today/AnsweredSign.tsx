import * as text from '#messages/today';
import { momentText } from '#src/calendar/clinic-time';
import { Card } from '#src/ui/layout/Card';

interface Answered {
  readonly advice: string | null;
  readonly answeredAt: string | null;
  readonly doctorName: string | null;
}

interface Signs {
  readonly answeredTask: Answered | null;
  readonly openTask: object | null;
}

interface Told {
  readonly today: Signs | null;
  readonly myPlan: Signs | null;
}

/**
 * Returns the answered danger sign of the last days: with a live plan of its day, and also after the plan's end. None while a sign is open: an
 * older answer must not stand beside the stop.
 */
export function answeredIn(told: Told | undefined | null): Answered | null {
  const signs = told?.today ?? told?.myPlan;
  return signs?.openTask ? null : (signs?.answeredTask ?? null);
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
