import { Outlet } from 'react-router-dom';

/** Around every page under /demo. */
export function DemoLayout() {
  return <Outlet />;
}
