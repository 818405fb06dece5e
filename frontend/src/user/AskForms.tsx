import { useClinic } from '../brand/clinic';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { AskForAnyTime } from './AskForAnyTime';
import { PickSession } from './PickSession';

/** The form that requests a session: with any time until the clinic is open, then with a free slot. Loads Ant Design. */
export function AskForms() {
  const { isOpen } = useClinic();
  return <AntdProvider density="roomy">{isOpen ? <PickSession /> : <AskForAnyTime />}</AntdProvider>;
}
