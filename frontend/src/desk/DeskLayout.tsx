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
import { paths, staffPaths } from '../paths';
import { recordSource } from '../search/record-source';
import { StaffSearch } from '../search/StaffSearch';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import type { Workplace } from '../workplace/workplace-context';
import { PageErrors } from '../workplace/PageErrors';
import { WorkplaceLayout } from '../workplace/WorkplaceLayout';
import { WorkplaceTools } from '../workplace/WorkplaceTools';

const entries = [
  { to: paths.desk, label: 'Today', Icon: DashboardOutlined, isExact: true },
  { to: staffPaths.deskCalendar, label: 'Calendar', Icon: CalendarOutlined },
  { to: staffPaths.deskPatients, label: 'Patients', Icon: TeamOutlined },
  { to: staffPaths.deskPayments, label: 'Payments', Icon: CreditCardOutlined },
] as const;

const further = [
  { to: staffPaths.deskRequests, label: 'Requests', Icon: ClockCircleOutlined },
  { to: staffPaths.deskWaiting, label: 'Waiting list', Icon: FieldTimeOutlined },
  { to: staffPaths.deskMissed, label: 'Missed', Icon: RedoOutlined },
  { to: staffPaths.deskCovers, label: 'Covers', Icon: UserSwitchOutlined },
  { to: staffPaths.deskReferrals, label: 'Referrals', Icon: ImportOutlined },
  { to: staffPaths.deskInbox, label: 'Inbox', Icon: MailOutlined },
  { to: staffPaths.deskMessages, label: 'Messages', Icon: MessageOutlined },
] as const;

/** The front desk reads no plans and no settings, corrects no outcomes and refunds nothing (bench §1), for admins who work at it, too. */
const workplace: Workplace = {
  patient: staffPaths.deskPatient,
  calendar: staffPaths.deskCalendar,
  requests: staffPaths.deskRequests,
  waiting: staffPaths.deskWaiting,
  inbox: staffPaths.deskInbox,
  covers: staffPaths.deskCovers,
  care: paths.desk,
  messages: staffPaths.deskMessages,
  mayPlan: true,
  mayCorrect: false,
  mayReadPlans: false,
  mayReadSettings: false,
  mayRefund: false,
  mayReduce: false,
};

const source = recordSource(staffPaths.deskPatient);

/** Layout of the front desk's pages. The route guard wraps it. */
export function DeskLayout() {
  const isWide = useMediaQuery('(min-width: 600px)');
  return (
    <WorkplaceLayout
      name="Front desk"
      home={paths.desk}
      account={staffPaths.deskAccount}
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
