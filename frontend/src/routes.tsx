import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard } from './auth/Guard';
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

/** A page of the console without content yet. */
function placeholder(path: string, label: string): RouteObject {
  return page(path, async () => {
    const { PlaceholderPage } = await import('./admin/PlaceholderPage');
    return <PlaceholderPage label={label} />;
  });
}

const notFound = page('*', async () => {
  const { NotFoundPage } = await import('./site/NotFoundPage');
  return <NotFoundPage />;
});

/** / and /login: the landing screen, over which /login opens the drawer. */
const landing: RouteObject = {
  lazy: async () => ({ Component: (await import('./site/LandingPage')).LandingPage }),
  ErrorBoundary: RouteError,
  children: [
    page(paths.home, async () => {
      const { LandingHead } = await import('./site/LandingPage');
      return <LandingHead />;
    }),
    page(paths.login, async () => {
      const { LoginDrawer } = await import('./auth/LoginDrawer');
      return <LoginDrawer />;
    }),
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
    {
      element: <Guard allow={['patient']} />,
      children: [beingBuilt(paths.patientSignup, 'Complete your profile')],
    },
    { path: paths.userProfile, element: <Navigate to={paths.user} replace /> },
    {
      element: <Guard allow={['patient', 'admin', 'user']} />,
      children: [
        page(paths.user, async () => {
          const { UserPage } = await import('./user/UserPage');
          return <UserPage />;
        }),
      ],
    },
    page(paths.signIn, async () => {
      const { SignInPage } = await import('./auth/SignInPage');
      return <SignInPage />;
    }),
    notFound,
  ],
};

const adminPages: readonly RouteObject[] = [
  page(paths.admin, async () => {
    const { DashboardPage } = await import('./admin/DashboardPage');
    return <DashboardPage />;
  }),
  placeholder(paths.adminPatientRecord, 'Patient Record'),
  placeholder(paths.adminPendingSessions, 'Pending Sessions'),
  placeholder(paths.adminMissedSessions, 'Missed Sessions'),
  placeholder(paths.adminCompletedSessions, 'Completed Sessions'),
  placeholder(paths.adminPayment, 'Payment'),
  placeholder(paths.adminServices, 'Services'),
  placeholder(paths.adminChangeUsertype, 'Change Usertype'),
  placeholder(paths.adminReport, 'Report'),
  placeholder(paths.adminProfile, 'Profile'),
  placeholder(paths.adminSupport, 'Support'),
  placeholder(paths.adminCommonResource, 'Common Resource'),
  notFound,
];

const adminBranch: RouteObject = {
  path: paths.admin,
  element: <Guard allow={['admin']} />,
  ErrorBoundary: RouteError,
  children: [
    {
      lazy: async () => ({ Component: (await import('./admin/AdminLayout')).AdminLayout }),
      children: [...adminPages],
    },
  ],
};

/** The route table of spec §2, line by line, with one guard per branch. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingText,
    children: [publicBranch, adminBranch],
  },
];
