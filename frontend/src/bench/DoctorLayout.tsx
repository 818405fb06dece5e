import { CommentOutlined, FileProtectOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import { Outlet } from 'react-router-dom';
import { paths, staffPaths } from '../paths';
import { StaffSearch } from '../search/StaffSearch';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import type { Workplace } from '../workplace/workplace-context';
import { PageErrors } from '../workplace/PageErrors';
import { WorkplaceLayout } from '../workplace/WorkplaceLayout';
import { WorkplaceTools } from '../workplace/WorkplaceTools';
import { ownSource } from './find-source';

const entries = [
  { to: paths.doctor, label: 'Patients', Icon: TeamOutlined, isExact: true },
  { to: paths.doctorMessages, label: 'Messages', Icon: CommentOutlined },
  { to: staffPaths.doctorProtocols, label: 'Protocols', Icon: FileProtectOutlined },
  { to: staffPaths.doctorExercises, label: 'Exercises', Icon: UserOutlined },
] as const;

const further = [{ to: staffPaths.doctorLessons, label: 'Lessons', Icon: FileProtectOutlined }] as const;

/** A doctor reads plans, and has neither sessions, requests nor settings. */
const workplace: Workplace = {
  patient: staffPaths.doctorPatient,
  calendar: paths.doctor,
  requests: paths.doctor,
  waiting: paths.doctor,
  inbox: paths.doctor,
  covers: paths.doctor,
  care: paths.doctorMessages,
  messages: paths.doctor,
  mayCorrect: false,
  mayReadPlans: true,
  mayReadSettings: false,
  mayRefund: false,
  mayReduce: false,
  mayPlan: false,
};

/** Layout of a doctor's pages. The route guard wraps it. */
export function DoctorLayout() {
  const isWide = useMediaQuery('(min-width: 600px)');
  return (
    <WorkplaceLayout
      name="Doctor"
      home={paths.doctor}
      account={staffPaths.doctorAccount}
      entries={entries}
      further={further}
      workplace={workplace}
      search={
        <StaffSearch
          source={ownSource}
          name="Patients"
          label="Find a patient"
          hint="Name or PT number"
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
