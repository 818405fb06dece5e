import {
  CalendarOutlined,
  ClockCircleOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  FieldTimeOutlined,
  ImportOutlined,
  MailOutlined,
  MessageOutlined,
  RedoOutlined,
  TeamOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import { Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { recordSource } from '../search/record-source';
import { StaffSearch } from '../search/StaffSearch';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import type { Workplace } from '../workplace/workplace-context';
import { PageErrors } from '../workplace/PageErrors';
import { WorkplaceLayout } from '../workplace/WorkplaceLayout';
import { WorkplaceTools } from '../workplace/WorkplaceTools';

const entries = [
  { to: paths.desk, label: 'Today', Icon: DashboardOutlined, isExact: true },
  { to: paths.deskCalendar, label: 'Calendar', Icon: CalendarOutlined },
  { to: paths.deskPatients, label: 'Patients', Icon: TeamOutlined },
  { to: paths.deskPayments, label: 'Payments', Icon: CreditCardOutlined },
] as const;

const further = [
  { to: paths.deskRequests, label: 'Requests', Icon: ClockCircleOutlined },
  { to: paths.deskWaiting, label: 'Waiting list', Icon: FieldTimeOutlined },
  { to: paths.deskMissed, label: 'Missed', Icon: RedoOutlined },
  { to: paths.deskCovers, label: 'Covers', Icon: UserSwitchOutlined },
  { to: paths.deskReferrals, label: 'Referrals', Icon: ImportOutlined },
  { to: paths.deskInbox, label: 'Inbox', Icon: MailOutlined },
  { to: paths.deskMessages, label: 'Messages', Icon: MessageOutlined },
] as const;

/** The front desk reads no plans and no settings, corrects no outcomes and refunds nothing (bench §1), for admins who work at it, too. */
const workplace: Workplace = {
  patient: paths.deskPatient,
  calendar: paths.deskCalendar,
  requests: paths.deskRequests,
  waiting: paths.deskWaiting,
  inbox: paths.deskInbox,
  covers: paths.deskCovers,
  care: paths.desk,
  messages: paths.deskMessages,
  mayPlan: true,
  mayCorrect: false,
  mayReadPlans: false,
  mayReadSettings: false,
  mayRefund: false,
  mayReduce: false,
};

const source = recordSource(paths.deskPatient);

/** Layout of the front desk's pages. The route guard wraps it. */
export function DeskLayout() {
  const isWide = useMediaQuery('(min-width: 600px)');
  return (
    <WorkplaceLayout
      name="Front desk"
      home={paths.desk}
      account={paths.deskAccount}
      entries={entries}
      further={further}
      workplace={workplace}
      search={
        <StaffSearch
          source={source}
          name="Patients"
          label="Find a patient"
          hint="Name, phone or PT number"
          isWide={isWide}
        />
      }
    >
      <WorkplaceTools>
        <PageErrors>
          <Outlet />
        </PageErrors>
      </WorkplaceTools>
    </WorkplaceLayout>
  );
}
