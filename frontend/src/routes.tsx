import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { adminPages } from './admin/admin-pages';
import type { Role } from './auth/role';
import type { demoPages } from './demo/demo-pages';
import { ReloadFromServer } from './language/ReloadFromServer';
import { paths } from './paths';
import { RootLayout } from './RootLayout';
import type { SiteRoute } from './router/site-route';
import { PublicLayout } from './site/PublicLayout';
import type { staffPages } from './staff/staff-pages';
import { LoadingText } from './ui/LoadingText';
import { RouteError } from './ui/RouteError';
import type { ownPages } from './user/own-pages';

/**
 * Shows in a route's place what went wrong in it. The boundary is on a route above it: React Router renders nothing in the place of a route
 * that could not be loaded, not even its own boundary.
 */
function caught(route: SiteRoute): SiteRoute {
  return { errorElement: <RouteError />, children: [route] };
}

/** A page, loaded when it is first shown, with an error boundary of its own. */
function page(path: string, load: () => Promise<ReactNode>): SiteRoute {
  return caught({ path, lazy: async () => ({ element: await load() }) });
}

/** A page of the console. What is in their list does not weigh on the public pages. */
function adminPage(path: keyof typeof adminPages): SiteRoute {
  return page(path, async () => (await import('./admin/admin-pages')).adminPages[path]());
}

/** A page of an account, from their list, which does not weigh on the public pages either. */
function ownPage(path: keyof typeof ownPages): SiteRoute {
  return page(path, async () => (await import('./user/own-pages')).ownPages[path]());
}

/** A page of the staff, from theirs. */
function staffPage(path: keyof typeof staffPages): SiteRoute {
  return page(path, async () => (await import('./staff/staff-pages')).staffPages[path]());
}

/** A page of the demo area, which loads as a whole. */
function demoPage(path: string, name: keyof typeof demoPages): SiteRoute {
  return page(path, async () => (await import('./demo/demo-pages')).demoPages[name]);
}

/** Any other path under `path` (spec §2). */
function notFound(path: string): SiteRoute {
  return page(path, async () => {
    const { NotFoundPage } = await import('./site/NotFoundPage');
    return <NotFoundPage />;
  });
}

/** Pages that work with data or with who is signed in: Apollo comes with them. */
function account(...children: SiteRoute[]): SiteRoute {
  return caught({
    lazy: async () => {
      const { AccountArea } = await import('./auth/AccountArea');
      return { element: <AccountArea /> };
    },
    children,
  });
}

/** Pages for the allowed roles only. */
function guarded(allow: readonly Role[], ...children: SiteRoute[]): SiteRoute {
  return account({
    lazy: async () => {
      const { Guard } = await import('./auth/Guard');
      return { element: <Guard allow={allow} /> };
    },
    children,
  });
}

/** / and /login: the landing screen, over which /login opens the drawer. */
const landing = caught({
  lazy: async () => {
    const { HomePage } = await import('./site/home/HomePage');
    return { element: <HomePage /> };
  },
  children: [
    page(paths.home, async () => {
      const { HomeHead } = await import('./site/home/HomePage');
      return <HomeHead />;
    }),
    page(paths.login, async () => {
      const { LoginRoute } = await import('./auth/LoginRoute');
      return <LoginRoute />;
    }),
  ],
});

/** The areas that speak English alone. */
const englishAreas = (): SiteRoute[] => [
  caught({
    lazy: async () => {
      const { DemoLayout } = await import('./demo/DemoLayout');
      return { element: <DemoLayout /> };
    },
    children: [
      demoPage(paths.demo, 'home'),
      demoPage(paths.demoPatients, 'patients'),
      demoPage(paths.demoPatient(':id'), 'patient'),
      demoPage(paths.demoProfile, 'profile'),
      demoPage(paths.demoReports, 'reports'),
      demoPage(paths.demoChangeAddress, 'changeAddress'),
      demoPage(paths.demoPrivacyPolicy, 'privacyPolicy'),
      demoPage(paths.demoHelp, 'help'),
      demoPage(paths.demoChangeMobile, 'changeMobile'),
      demoPage(paths.demoEditProfile, 'editProfile'),
      demoPage(paths.demoRefer, 'refer'),
    ],
  }),
  guarded(['physiotherapist'], staffPage(paths.physio), staffPage(paths.physioPatient)),
  guarded(
    ['doctor'],
    staffPage(paths.doctor),
    staffPage(paths.doctorPatient),
    staffPage(paths.doctorProtocols),
    staffPage(paths.doctorProtocol),
  ),
];

/** The addresses of the console, each of which has its page in admin/admin-pages.tsx. */
const consolePaths = Object.values(paths).filter(
  (path): path is keyof typeof adminPages => typeof path === 'string' && path.startsWith(paths.admin),
);

/** The console, which has a layout of its own. */
const adminBranch = (): SiteRoute =>
  guarded(['admin'], {
    lazy: async () => {
      const { AdminLayout } = await import('./admin/AdminLayout');
      return { element: <AdminLayout /> };
    },
    children: [...consolePaths.map(adminPage), notFound(`${paths.admin}/*`)],
  });

/** Where those are in the build of another language, which leaves them to the server. */
export const elsewhere: readonly string[] = import.meta.env.IS_TRANSLATION
  ? [paths.demo, paths.physio, paths.doctor, paths.admin].map((path) => `${path}/*`)
  : [];

const areas: SiteRoute[] = import.meta.env.IS_TRANSLATION
  ? elsewhere.map((path) => ({ path, element: <ReloadFromServer /> }))
  : englishAreas();
const consoles: SiteRoute[] = import.meta.env.IS_TRANSLATION ? [] : [adminBranch()];

const publicBranch: SiteRoute = {
  element: <PublicLayout />,
  errorElement: <RouteError />,
  children: [
    landing,
    page(paths.services, async () => {
      const { ServicesPage } = await import('./site/services/ServicesPage');
      return <ServicesPage />;
    }),
    page(paths.about, async () => {
      const { AboutPage } = await import('./site/about/AboutPage');
      return <AboutPage />;
    }),
    page(paths.appointment, async () => {
      const { AppointmentPage } = await import('./site/AppointmentPage');
      return <AppointmentPage />;
    }),
    page(paths.pricing, async () => {
      const { PricingPage } = await import('./site/PricingPage');
      return <PricingPage />;
    }),
    page(paths.contact, async () => {
      const { ContactPage } = await import('./site/contact/ContactPage');
      return <ContactPage />;
    }),
    page(paths.privacy, async () => {
      const { PrivacyPage } = await import('./site/policies/PrivacyPage');
      return <PrivacyPage />;
    }),
    page(paths.terms, async () => {
      const { TermsPage } = await import('./site/policies/TermsPage');
      return <TermsPage />;
    }),
    page(paths.cookies, async () => {
      const { CookiesPage } = await import('./site/policies/CookiesPage');
      return <CookiesPage />;
    }),
    ...areas,
    guarded(['patient'], ownPage(paths.patientSignup), ownPage(paths.userPayments), ownPage(paths.userRecords)),
    { path: paths.userProfile, element: <Navigate to={paths.user} replace /> },
    guarded(['patient', 'admin', 'user'], ownPage(paths.user)),
    // Without Apollo, so that a phone has them soon: they see to their visitors themselves.
    ownPage(paths.userToday),
    ownPage(paths.userPlan),
    ownPage(paths.userProgress),
    ownPage(paths.userMeasure),
    account(
      page(paths.signIn, async () => {
        const { SignInPage } = await import('./auth/SignInPage');
        return <SignInPage />;
      }),
    ),
    notFound('*'),
  ],
};

/** The route table of spec §2, line by line, with one guard per branch. */
export const routes: SiteRoute[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingText />,
    children: [publicBranch, ...consoles],
  },
];
