import { useClinic } from '../brand/clinic';
import { AntdProvider } from '../ui/AntdProvider';
import { AskForAnyTime } from './AskForAnyTime';
import { PickSession } from './PickSession';

/** The form in which a patient asks for a session, with Ant Design, which comes with it: any time until the clinic is open, then a free time (clinic §4). */
export function AskForms() {
  const { isOpen } = useClinic();
  return <AntdProvider density="roomy">{isOpen ? <PickSession /> : <AskForAnyTime />}</AntdProvider>;
}
