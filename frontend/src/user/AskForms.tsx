import { useClinic } from '../brand/clinic';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { AskForAnyTime } from './AskForAnyTime';
import { ApolloArea } from '../auth/ApolloArea';
import { PickSession } from './PickSession';
import type { AskProps } from './PlaceFields';

/** The form that requests a session: with any time until the clinic is open, then with a free slot. Loads Apollo Client and Ant Design. */
export function AskForms(props: AskProps) {
  const { isOpen } = useClinic();
  return (
    <ApolloArea>
      <AntdProvider density="roomy">{isOpen ? <PickSession {...props} /> : <AskForAnyTime {...props} />}</AntdProvider>
    </ApolloArea>
  );
}
