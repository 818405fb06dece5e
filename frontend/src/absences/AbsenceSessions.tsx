import { Form } from 'antd';
import { useEffect } from 'react';
import { useDebounced } from '../ui/hooks/useDebounced';
import { parseClinicTime } from '../calendar/clinic-time';
import { typedListDay } from '../calendar/list-day';
import { useProposeAbsenceQuery } from './gql/generated';
import { StandIns, type Proposed } from './StandIns';

const none: readonly Proposed[] = [];

interface Props {
  /** Called with the sessions that are shown; the same function each time. */
  readonly onShown: (proposed: readonly Proposed[]) => void;
}

/**
 * The sessions in the time of the form around it, each with who takes it. The form cannot be sent before they are shown: nobody would be
 * chosen for them.
 */
export function AbsenceSessions({ onShown }: Props) {
  const form = Form.useFormInstance();
  const who = (Form.useWatch('physiotherapistId', form) as string | undefined) ?? '';
  const from = (Form.useWatch('from', form) as string | undefined) ?? '';
  const until = (Form.useWatch('until', form) as string | undefined) ?? '';
  const [settledFrom, settledUntil] = [useDebounced(from), useDebounced(until)];
  const isTime = isInOrder(settledFrom, settledUntil);
  const query = useProposeAbsenceQuery({
    variables: { physiotherapistId: who, from: settledFrom, until: settledUntil },
    skip: !who || !isTime,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const isSettled = settledFrom === from && settledUntil === until && !query.loading;
  const proposed = isSettled ? query.data?.proposeAbsence : undefined;
  useEffect(() => onShown(proposed ?? none), [onShown, proposed]);
  if (!who || !isTime) return null;
  const hasFailed = isSettled && query.error !== undefined;
  return (
    <Form.Item
      name="standIns"
      label="Sessions in this time, and who takes them"
      rules={[
        {
          validator: () =>
            proposed ? Promise.resolve() : Promise.reject(new Error('Wait until the sessions are loaded')),
        },
      ]}
    >
      <StandIns proposed={proposed} hasFailed={hasFailed} onRetry={() => void query.refetch()} />
    </Form.Item>
  );
}

function isInOrder(from: string, until: string): boolean {
  const [begins, ends] = [parseClinicTime(from), parseClinicTime(until)];
  const areWhole = [from, until].every((typed) => typedListDay(typed) !== undefined);
  return areWhole && begins !== undefined && ends !== undefined && begins < ends;
}
