import { Button } from 'antd';
import { Stack } from '../ui/layout/Stack';
import { arrangedText, sessionText, type Arranged } from './absence-texts';

interface Props {
  /** Name of who is away. */
  readonly name: string;
  readonly arranged: Arranged;
  readonly onClose: () => void;
}

/** Names the sessions that wait for somebody after an absence was arranged, and why. */
export function AbsenceOutcome({ name, arranged, onClose }: Props) {
  const reasons = new Map(arranged.refused.map(({ appointmentId, message }) => [appointmentId, message]));
  return (
    <>
      <p>
        <output>{arrangedText(name, arranged)}</output>
      </p>
      <h3>Waiting for somebody</h3>
      <ul>
        {arranged.waiting.map((session) => (
          <li key={session.id}>
            {sessionText(session)}
            {reasons.has(session.id) && <small> {reasons.get(session.id)}</small>}
          </li>
        ))}
      </ul>
      <p>They keep their time. Assign them on the calendar.</p>
      <Stack row justify="end">
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </>
  );
}
