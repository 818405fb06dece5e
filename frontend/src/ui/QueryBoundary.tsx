import type { ReactNode } from 'react';
import { errorOf, type CallError } from '../errors';
import { LoadError } from './LoadError';
import { LoadingText } from './LoadingText';

/** A query as Apollo's hooks give it. */
export interface LoadedQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface Props<Data> {
  readonly query: LoadedQuery<Data>;
  readonly failureText: (failure: CallError) => string;
  /** Stands there until the answer comes, in its shape. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answers: a skeleton before, and the failure with a way to try again when there is no answer. */
export function QueryBoundary<Data>({ query, failureText, skeleton, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return <LoadError message={failureText(errorOf(error))} onRetry={() => void refetch()} />;
}

/** What stands in the place of a form until the query that it begins with has answered; nothing from then on. */
export function untilLoaded(
  query: LoadedQuery<unknown>,
  failureText: (failure: CallError) => string,
  skeleton: ReactNode = <LoadingText />,
): ReactNode {
  if (query.data !== undefined) return null;
  return (
    <QueryBoundary query={query} failureText={failureText} skeleton={skeleton}>
      {() => null}
    </QueryBoundary>
  );
}
