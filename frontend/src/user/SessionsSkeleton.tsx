import { TextSkeleton } from '../ui/TextSkeleton';

/** Stands where sessions will be. */
export function SessionsSkeleton() {
  return <TextSkeleton lines={4} />;
}
