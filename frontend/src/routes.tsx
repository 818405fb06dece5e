import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { Meanwhile } from './admin/PlaceholderPage';
import type { Role } from './auth/role';
import { RootLayout } from './RootLayout';
import { paths } from './paths';
import { PublicLayout } from './site/PublicLayout';
import { LoadingText } from './ui/LoadingText';
import { RouteError } from './ui/RouteError';

/** A page, loaded when it is first shown, with an error boundary of its own. */
function page(path: string, load: () => Promise<ReactNode>): RouteObject {
  return { path, lazy: async () => ({ element: await load() }), ErrorBoundary: RouteError };
}

/** A page of a later issue; `text` is the specification's, where it has one. */
function beingBuilt(path: string, title: string, text?: string): RouteObject {
  return page(path, async () => {
    const { BeingBuiltPage } = await import('./site/BeingBuiltPage');
    return <BeingBuiltPage title={title} {...(text !== undefined && { text })} />;
  });
}

/** A page of the console without content yet; `meanwhile` is where its work is done until then. */
function placeholder(path: string, label: string, meanwhile?: Meanwhile): RouteObject {
  return page(path, async () => {
    const { PlaceholderPage } = await import('./admin/PlaceholderPage');
    return <PlaceholderPage label={label} {...(meanwhile && { meanwhile })} />;
  });
}

/** Where sessions are marked as completed or missed. */
const scheduleMeanwhile: Meanwhile = {
  to: paths.adminSchedule,
  text: 'Open the schedule to see the sessions of a day, and to mark them as completed or missed',
};

/** Any other path under `path` (spec §2). */
function notFound(path: string): RouteObject {
  return page(path, async () => {
    const { NotFoundPage } = await import('./site/NotFoundPage');
    return <NotFoundPage />;
  });
}

/** Pages that work with data or with who is signed in: Apollo comes with them. */
function account(...children: RouteObject[]): RouteObject {
  return {
    lazy: async () => ({ Component: (await import('./auth/AccountArea')).AccountArea }),
    ErrorBoundary: RouteError,
    children,
  };
}

/** Pages for the allowed roles only. */
function guarded(allow: readonly Role[], ...children: RouteObject[]): RouteObject {
  return account({
    lazy: async () => {
      const { Guard } = await import('./auth/Guard');
      return { element: <Guard allow={allow} /> };
    },
    children,
  });
}

/** / and /login: the landing screen, over which /login opens the drawer. */
const landing: RouteObject = {
  lazy: async () => ({ Component: (await import('./site/LandingPage')).LandingPage }),
  ErrorBoundary: RouteError,
  children: [
    page(paths.home, async () => {
      const { LandingHead } = await import('./site/LandingPage');
      return <LandingHead />;
    }),
    account(
      page(paths.login, async () => {
        const { LoginDrawer } = await import('./auth/LoginDrawer');
        return <LoginDrawer />;
      }),
    ),
  ],
};

const publicBranch: RouteObject = {
  Component: PublicLayout,
  ErrorBoundary: RouteError,
  children: [
    landing,
    beingBuilt(paths.services, 'Services'),
    beingBuilt(paths.about, 'About'),
    beingBuilt(paths.appointment, 'Book an Appointment', 'Online booking will be added here.'),
    beingBuilt(paths.pricing, 'Pricing', 'Pricing details will go here.'),
    beingBuilt(paths.contact, 'Contact'),
    beingBuilt(paths.privacy, 'Privacy policy'),
    beingBuilt(paths.terms, 'Terms of use'),
    beingBuilt(paths.cookies, 'Cookie policy'),
    beingBuilt(`${paths.demo}/*`, 'Demo'),
    guarded(['patient'], beingBuilt(paths.patientSignup, 'Complete your profile')),
    { path: paths.userProfile, element: <Navigate to={paths.user} replace /> },
    guarded(
      ['patient', 'admin', 'user'],
      page(paths.user, async () => {
        const { UserPage } = await import('./user/UserPage');
        return <UserPage />;
      }),
    ),
    account(
      page(paths.signIn, async () => {
        const { SignInPage } = await import('./auth/SignInPage');
        return <SignInPage />;
      }),
    ),
    notFound('*'),
  ],
};

const adminBranch = guarded(['admin'], {
  lazy: async () => ({ Component: (await import('./admin/AdminLayout')).AdminLayout }),
  children: [
    page(paths.admin, async () => {
      const { DashboardPage } = await import('./admin/dashboard/DashboardPage');
      return <DashboardPage />;
    }),
    page(paths.adminPatientRecord, async () => {
      const { PatientRecordsPage } = await import('./admin/patients/PatientRecordsPage');
      return <PatientRecordsPage />;
    }),
    page(paths.adminPendingSessions, async () => {
      const { PendingSessionsPage } = await import('./admin/appointments/PendingSessionsPage');
      return <PendingSessionsPage />;
    }),
    page(paths.adminSchedule, async () => {
      const { SchedulePage } = await import('./admin/appointments/SchedulePage');
      return <SchedulePage />;
    }),
    placeholder(paths.adminMissedSessions, 'Missed Sessions', scheduleMeanwhile),
    placeholder(paths.adminCompletedSessions, 'Completed Sessions', scheduleMeanwhile),
    page(paths.adminPayment, async () => {
      const { PaymentsPage } = await import('./admin/payments/PaymentsPage');
      return <PaymentsPage />;
    }),
    placeholder(paths.adminServices, 'Services'),
    placeholder(paths.adminChangeUsertype, 'Change Usertype'),
    placeholder(paths.adminReport, 'Report', {
      to: paths.admin,
      text: "Open the dashboard to see today's numbers and this month's payments",
    }),
    page(paths.adminProfile, async () => {
      const { AdminProfilePage } = await import('./admin/profile/AdminProfilePage');
      return <AdminProfilePage />;
    }),
    placeholder(paths.adminSupport, 'Support'),
    placeholder(paths.adminCommonResource, 'Common Resource'),
    notFound(`${paths.admin}/*`),
  ],
});

/** The route table of spec §2, line by line, with one guard per branch. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingText,
    children: [publicBranch, adminBranch],
  },
];
