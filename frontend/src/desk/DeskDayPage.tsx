import { Button } from 'antd';
import { ClinicDay } from '../clinic-day/ClinicDay';
import { Screen } from '../ui/layout/Screen';
import { useDeskActions } from './useDeskActions';

/** /desk: who comes, who owes, what is missing and what waits, with what a receptionist does most. */
export function DeskDayPage() {
  const actions = useDeskActions();
  return (
    <Screen
      title="Today"
      actions={
        <>
          <Button onClick={() => actions.pay()}>Payment</Button>
          <Button onClick={() => actions.call()}>New caller</Button>
          <Button type="primary" onClick={() => actions.book()}>
            Book
          </Button>
        </>
      }
    >
      <ClinicDay onPay={actions.pay} />
      {actions.dialogs}
    </Screen>
  );
}
