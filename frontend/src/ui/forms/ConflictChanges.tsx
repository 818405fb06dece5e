import * as text from '#messages/conflict';
import { Subject } from '../layout/Subject';

/** Formatted values by label. */
export type Facts = Readonly<Record<string, string>>;

interface Props {
  readonly before: Facts;
  readonly now: Facts;
}

/** Lists the values that another user changed since the form was opened. */
export function ConflictChanges({ before, now }: Props) {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = labels
    .map((label) => ({ label, before: before[label] || text.nothing, now: now[label] || text.nothing }))
    .filter((change) => change.before !== change.now);
  return (
    <section aria-label={text.title}>
      <Subject>
        <strong>{text.title}</strong>
        {changes.length === 0 && <small>{text.none}</small>}
        {changes.map((change) => (
          <small key={change.label}>{text.change(change)}</small>
        ))}
        <small>{text.next}</small>
      </Subject>
    </section>
  );
}
