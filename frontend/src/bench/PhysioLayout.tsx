import {
  CalendarOutlined,
  ClockCircleOutlined,
  CommentOutlined,
  DashboardOutlined,
  FileProtectOutlined,
  FileTextOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Outlet } from 'react-router-dom';
import { paths, staffPaths } from '../paths';
import type { Workplace } from '../workplace/workplace-context';
import { PageErrors } from '../workplace/PageErrors';
import { WorkplaceLayout } from '../workplace/WorkplaceLayout';
import { FindSearch } from './FindSearch';

const entries = [
  { to: paths.physio, label: 'Today', Icon: DashboardOutlined, isExact: true },
  { to: staffPaths.physioCalendar, label: 'Calendar', Icon: CalendarOutlined },
  { to: staffPaths.physioPatients, label: 'Patients', Icon: TeamOutlined },
  { to: paths.physioMessages, label: 'Messages', Icon: CommentOutlined },
] as const;

// Not in the bottom bar: six labels do not fit side by side into 360 px.
const further = [
  { to: staffPaths.physioProtocols, label: 'Protocols', Icon: FileProtectOutlined },
  { to: staffPaths.physioTimes, label: 'Your hours', Icon: ClockCircleOutlined },
  { to: staffPaths.physioExercises, label: 'Exercises', Icon: UserOutlined },
  { to: staffPaths.physioLessons, label: 'Lessons', Icon: FileTextOutlined },
  { to: staffPaths.physioTemplates, label: 'Note templates', Icon: FileTextOutlined },
] as const;

/** A physiotherapist answers no requests, reads no messages and no settings, and refunds nothing. */
const workplace: Workplace = {
  patient: staffPaths.physioPatient,
  calendar: staffPaths.physioCalendar,
  requests: paths.physio,
  waiting: paths.physio,
  inbox: paths.physio,
  covers: paths.physio,
  care: paths.physioMessages,
  messages: paths.physio,
  mayCorrect: true,
  mayReadPlans: true,
  mayReadSettings: false,
  mayRefund: false,
  mayReduce: false,
  mayPlan: false,
};

/** Layout of a physiotherapist's pages. The route guard wraps it. Today opens without Ant Design (bench §12). */
export function PhysioLayout() {
  return (
    <WorkplaceLayout
      name="Physiotherapist"
      home={paths.physio}
      account={staffPaths.physioAccount}
      entries={entries}
      further={further}
      workplace={workplace}
      search={<FindSearch />}
    >
      <PageErrors>
        <Outlet />
      </PageErrors>
    </WorkplaceLayout>
  );
}
