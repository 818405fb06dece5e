import { Button } from 'antd';
import type { CallError } from '#src/errors';
import { useAction } from '../hooks/useAction';

interface Props {
  /** Cursor of the last row that is shown. */
  readonly after: string;
  /** Loads the rows after the cursor; rejects with the error. */
  readonly load: (after: string) => Promise<unknown>;
  readonly failureText: (failure: CallError) => string;
  readonly children: string;
}

/** The button at the end of a list that loads more rows. A failure goes to the nearest error slot; the rows stay. */
export function ShowMore({ after, load, failureText, children }: Props) {
  const loading = useAction<string>({
    keyOf: (cursor) => cursor,
    send: async (cursor) => void (await load(cursor)),
    failureText,
  });
  return (
    <Button loading={loading.isBusy} onClick={() => loading.run(after)}>
      {children}
    </Button>
  );
}
