import type { ReactNode } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import type { adminPages } from './admin/admin-pages';
import type { Role } from './auth/role';
import type { doctorPages, physioPages } from './bench/bench-pages';
import type { demoPages } from './demo/demo-pages';
import type { deskPages } from './desk/desk-pages';
import { ReloadFromServer } from './language/ReloadFromServer';
import { paths } from './paths';
import { RootLayout } from './RootLayout';
import { PublicLayout } from './site/PublicLayout';
import { LoadingText } from './ui/feedback/LoadingText';
import { RouteError } from './ui/feedback/RouteError';
import type { ownPages } from './user/own-pages';

/** Adds an error boundary on a parent route: React Router renders nothing for a route that failed to load, not even its own boundary. */
function caught(route: RouteObject): RouteObject {
  return { errorElement: <RouteError />, children: [route] };
}

/** Creates the route of a lazy page with its own error boundary. The page may also show a path below it, and keeps its state then. */
function page(path: string, load: () => Promise<ReactNode>, below?: string): RouteObject {
  const children = [path, below].map((each) => ({ path: each, element: null }));
  return caught({ path, lazy: async () => ({ element: await load() }), ...(below && { children }) });
}

/** Creates an admin route. The list of admin pages is not part of public pages' code. */
function adminPage(path: keyof typeof adminPages): RouteObject {
  return page(path, async () => (await import('./admin/admin-pages')).adminPages[path]());
}

/** Creates an account route, from a list that public pages do not load either. */
function ownPage(path: keyof typeof ownPages, below?: string): RouteObject {
  return page(path, async () => (await import('./user/own-pages')).ownPages[path](), below);
}

/** Creates a route of the front desk. */
function deskPage(path: keyof typeof deskPages): RouteObject {
  return page(path, async () => (await import('./desk/desk-pages')).deskPages[path]());
}

/** Creates a demo route; the demo loads as a whole. */
function demoPage(path: string, name: keyof typeof demoPages): RouteObject {
  return page(path, async () => (await import('./demo/demo-pages')).demoPages[name]);
}

/** Creates the catch-all route of a path. */
function notFound(path: string): RouteObject {
  return page(path, async () => {
    const { NotFoundPage } = await import('./site/NotFoundPage');
    return <NotFoundPage />;
  });
}

/** Wraps routes that need the current user. */
function account(...children: RouteObject[]): RouteObject {
  return caught({
    lazy: async () => {
      const { AccountArea } = await import('./auth/AccountArea');
      return { element: <AccountArea /> };
    },
    children,
  });
}

/** Wraps routes that need Apollo before anything is shown. */
function onApollo(...children: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      const { ApolloArea } = await import('./auth/ApolloArea');
      return { element: <ApolloArea /> };
    },
    children,
  };
}

/** Restricts routes to roles. */
function guarded(allow: readonly Role[], ...children: RouteObject[]): RouteObject {
  return account({
    lazy: async () => {
      const { Guard } = await import('./auth/Guard');
      return { element: <Guard allow={allow} /> };
    },
    children,
  });
}

/** / and /login: the home page, over which /login opens the drawer. */
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

/** The demo, which is in English only. */
const englishAreas = (): RouteObject[] => [
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
];

/** Paths of admin pages, each with its page in admin/admin-pages.tsx. */
const consolePaths = Object.values(paths).filter(
  (path): path is keyof typeof adminPages => typeof path === 'string' && path.startsWith(paths.admin),
);

/** The admin routes with their layout. */
const adminBranch = (): RouteObject =>
  guarded(
    ['admin'],
    onApollo({
      lazy: async () => {
        const { AdminLayout } = await import('./admin/AdminLayout');
        return { element: <AdminLayout /> };
      },
      children: [...consolePaths.map(adminPage), notFound(`${paths.admin}/*`)],
    }),
  );

/** Paths of the front desk, each with its page in desk/desk-pages.tsx. */
const deskPaths = Object.values(paths).filter(
  (path): path is keyof typeof deskPages => typeof path === 'string' && path.startsWith(paths.desk),
);

/** The routes of the front desk, for reception and admins (bench §1). */
const deskBranch = (): RouteObject =>
  guarded(
    ['reception', 'admin'],
    onApollo({
      lazy: async () => {
        const { DeskLayout } = await import('./desk/DeskLayout');
        return { element: <DeskLayout /> };
      },
      children: [...deskPaths.map(deskPage), notFound(`${paths.desk}/*`)],
    }),
  );

/** Paths of a physiotherapist's place of work, each with its page in bench/bench-pages.tsx. */
const physioPaths = Object.values(paths).filter(
  (path): path is keyof typeof physioPages => typeof path === 'string' && path.startsWith(paths.physio),
);

/** The routes of a physiotherapist's place of work (bench §8). */
const physioBranch = (): RouteObject =>
  guarded(
    ['physiotherapist'],
    onApollo({
      lazy: async () => {
        const { PhysioLayout } = await import('./bench/PhysioLayout');
        return { element: <PhysioLayout /> };
      },
      children: [
        ...physioPaths.map((path) => page(path, async () => (await import('./bench/bench-pages')).physioPages[path]())),
        notFound(`${paths.physio}/*`),
      ],
    }),
  );

/** Paths of a doctor's place of work, each with its page in bench/bench-pages.tsx. */
const doctorPaths = Object.values(paths).filter(
  (path): path is keyof typeof doctorPages => typeof path === 'string' && path.startsWith(paths.doctor),
);

/** The routes of a doctor's place of work (bench §8). */
const doctorBranch = (): RouteObject =>
  guarded(
    ['doctor'],
    onApollo({
      lazy: async () => {
        const { DoctorLayout } = await import('./bench/DoctorLayout');
        return { element: <DoctorLayout /> };
      },
      children: [
        ...doctorPaths.map((path) => page(path, async () => (await import('./bench/bench-pages')).doctorPages[path]())),
        notFound(`${paths.doctor}/*`),
      ],
    }),
  );

/** Paths that a build of another language leaves to the server. */
export const elsewhere: readonly string[] = import.meta.env.IS_TRANSLATION
  ? [paths.demo, paths.physio, paths.doctor, paths.desk, paths.admin].map((path) => `${path}/*`)
  : [];

const areas: RouteObject[] = import.meta.env.IS_TRANSLATION
  ? elsewhere.map((path) => ({ path, element: <ReloadFromServer /> }))
  : englishAreas();
const consoles: RouteObject[] = import.meta.env.IS_TRANSLATION
  ? []
  : [physioBranch(), doctorBranch(), deskBranch(), adminBranch()];

const publicBranch: RouteObject = {
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
    guarded(
      ['patient'],
      onApollo(ownPage(paths.patientSignup), ownPage(paths.userPayments), ownPage(paths.userRecords)),
    ),
    { path: paths.userProfile, element: <Navigate to={paths.user} replace /> },
    // Without Apollo, for a fast load on phones. Its forms bring it.
    guarded(['patient', 'admin', 'user'], ownPage(paths.user)),
    // These pages check their visitor themselves, too, so that a day that is kept is shown offline.
    ownPage(paths.userToday, paths.userExercise),
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

/** The route table, with one guard per branch. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingText />,
    children: [publicBranch, ...consoles],
  },
];

/**
 * Loads the lazy routes of an address. Without them, the router of that address renders a fallback at first, which differs from the
 * server's HTML.
 */
export async function loadMatchedPages(location: { readonly pathname: string }): Promise<void> {
  const load = async (route: RouteObject) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  };
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => load(route)));
}
