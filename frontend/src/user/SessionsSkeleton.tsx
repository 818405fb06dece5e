import { Skeleton } from 'antd';

/** Stands where sessions will be. */
export function SessionsSkeleton() {
  return (
    <>
      <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 1, width: '50%' }} />
      <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 1, width: '50%' }} />
    </>
  );
}
