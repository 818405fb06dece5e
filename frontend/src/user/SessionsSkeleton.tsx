import { TextSkeleton } from '../ui/feedback/TextSkeleton';

/** A loading placeholder for sessions. */
export function SessionsSkeleton() {
  return <TextSkeleton lines={4} />;
}
