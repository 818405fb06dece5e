import type { ReactNode } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import type { Role } from './auth/role';
import { ReloadFromServer } from './language/ReloadFromServer';
import { paths } from './paths';
import { RootLayout } from './RootLayout';
import { account, caught, guarded, notFound, onApollo, page, pagesOf, within } from './route-kit';
import { PublicLayout } from './site/PublicLayout';
import { LoadingText } from './ui/feedback/LoadingText';
import { RouteError } from './ui/feedback/RouteError';

const ownPage = pagesOf(async () => (await import('./user/own-pages')).ownPages);
/** Creates a route of the patient's day, from a list that other accounts do not load. */
const dayPage = pagesOf(async () => (await import('./user/day-pages')).dayPages);

/** Creates a route for each path of `paths` that begins with an address; the list of the pages must have each. */
function below<Path extends string>(start: Path, pageOf: (path: Path) => RouteObject): RouteObject[] {
  return Object.values(paths)
    .filter((path): path is Extract<typeof path, Path> => path.startsWith(start))
    .map((path) => pageOf(path));
}

/** / and /login: the home page, over which /login opens the drawer. */
const landing = caught(
  within(
    async () => {
      const { HomePage } = await import('./site/home/HomePage');
      return <HomePage />;
    },
    page(paths.home, async () => {
      const { HomeHead } = await import('./site/home/HomePage');
      return <HomeHead />;
    }),
    page(paths.login, async () => {
      const { LoginRoute } = await import('./auth/LoginRoute');
      return <LoginRoute />;
    }),
  ),
);

/** The demo, which is in English only. */
const englishAreas = (): RouteObject[] => [
  caught(
    within(
      async () => {
        const { DemoLayout } = await import('./demo/DemoLayout');
        return <DemoLayout />;
      },
      ...below(
        paths.demo,
        pagesOf(async () => (await import('./demo/demo-pages')).demoPages),
      ),
    ),
  ),
];

/** Creates the routes of a console in its layout. */
function workplace<Path extends string>(
  allow: readonly Role[],
  start: Path,
  pageOf: (path: Path) => RouteObject,
  layout: () => Promise<ReactNode>,
): RouteObject {
  return guarded(allow, onApollo(within(layout, ...below(start, pageOf), notFound(`${start}/*`))));
}

/** The routes of admins, the front desk, physiotherapists and doctors (bench §1 and §8). */
const workplaces = (): RouteObject[] => [
  workplace(
    ['physiotherapist'],
    paths.physio,
    pagesOf(async () => (await import('./bench/bench-pages')).physioPages),
    async () => {
      const { PhysioLayout } = await import('./bench/PhysioLayout');
      return <PhysioLayout />;
    },
  ),
  workplace(
    ['doctor'],
    paths.doctor,
    pagesOf(async () => (await import('./bench/bench-pages')).doctorPages),
    async () => {
      const { DoctorLayout } = await import('./bench/DoctorLayout');
      return <DoctorLayout />;
    },
  ),
  workplace(
    ['reception', 'admin'],
    paths.desk,
    pagesOf(async () => (await import('./desk/desk-pages')).deskPages),
    async () => {
      const { DeskLayout } = await import('./desk/DeskLayout');
      return <DeskLayout />;
    },
  ),
  workplace(
    ['admin'],
    paths.admin,
    pagesOf(async () => (await import('./admin/admin-pages')).adminPages),
    async () => {
      const { AdminLayout } = await import('./admin/AdminLayout');
      return <AdminLayout />;
    },
  ),
];

/** Paths that a build of another language leaves to the server. */
export const elsewhere: readonly string[] = import.meta.env.IS_TRANSLATION
  ? [paths.demo, paths.physio, paths.doctor, paths.desk, paths.admin].map((path) => `${path}/*`)
  : [];

const areas: RouteObject[] = import.meta.env.IS_TRANSLATION
  ? elsewhere.map((path) => ({ path, element: <ReloadFromServer /> }))
  : englishAreas();
const consoles: RouteObject[] = import.meta.env.IS_TRANSLATION ? [] : workplaces();

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
    guarded(['patient'], onApollo(ownPage(paths.patientSignup))),
    { path: paths.userProfile, element: <Navigate to={paths.user} replace /> },
    // Without Apollo, for a fast load on phones. Its forms bring it.
    guarded(['patient', 'admin', 'user'], ownPage(paths.user)),
    account(
      page(paths.signIn, async () => {
        const { SignInPage } = await import('./auth/SignInPage');
        return <SignInPage />;
      }),
    ),
    notFound('*'),
  ],
};

/** The patient's pages below /user/, in a frame of their own. */
const ownBranch = caught(
  within(
    async () => (await import('./user/day-pages')).ownFrame(),
    // These pages check their visitor themselves, so that a day that is kept is shown offline.
    dayPage(paths.userToday, paths.userExercise),
    dayPage(paths.userPlan),
    dayPage(paths.userProgress),
    dayPage(paths.userMeasure),
    dayPage(paths.userLessons, paths.userLesson),
    guarded(
      ['patient'],
      ownPage(paths.userSessions),
      ownPage(paths.userSettings),
      ownPage(paths.userReports),
      ownPage(paths.userQuestions),
      onApollo(ownPage(paths.userPayments), ownPage(paths.userRecords)),
    ),
    // Text messages lead everybody to it; it leads the team to the pages of theirs.
    guarded(['patient', 'physiotherapist', 'doctor', 'admin'], onApollo(ownPage(paths.userMessages))),
  ),
);

/** The pages of the family: for patients, and for every account that a patient let in (companion §8). */
const familyBranch = guarded(
  ['user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'],
  caught(
    within(
      async () => (await import('./user/own-pages')).familyFrame(),
      onApollo(ownPage(paths.userFamily), ownPage(paths.userFamilyDay)),
    ),
  ),
);

/** The route table, with one guard per branch. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingText />,
    children: [publicBranch, ownBranch, familyBranch, ...consoles],
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
