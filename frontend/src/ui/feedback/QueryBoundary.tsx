import type { ReactNode } from 'react';
import { errorOf, type CallError } from '#src/errors';
import { LoadError } from './LoadError';
import { LoadingText } from './LoadingText';

/** The result of one of Apollo's query hooks. */
export interface LoadedQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface Props<Data> {
  readonly query: LoadedQuery<Data>;
  readonly failureText: (failure: CallError) => string;
  /** Rendered while the query loads; has the layout of the data. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a skeleton while the query loads, an error with a Retry button if it fails, and otherwise the data. */
export function QueryBoundary<Data>({ query, failureText, skeleton, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return <LoadError message={failureText(errorOf(error))} onRetry={() => void refetch()} />;
}

/** Returns the skeleton or error of a query that a form needs for its initial values; null once the data is loaded. */
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
