/** Waits for all promises, even if one rejects. @throws the error; an AggregateError if several rejected, so that none is lost */
export async function settleAll(works: Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(works);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${works.length} works failed`);
  if (failures.length > 0) throw failures[0];
}
