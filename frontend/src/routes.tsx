import type { ComponentType } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import type { Role } from './auth/role';
import { ReloadFromServer } from './language/ReloadFromServer';
import { paths, staffPaths } from './paths';
import { RootLayout } from './RootLayout';
import { account, caught, guarded, notFound, onApollo, page, pagesOf, within } from './route-kit';
import { PublicLayout } from './site/PublicLayout';
import { LoadingText } from './ui/feedback/LoadingText';
import { RouteError } from './ui/feedback/RouteError';

const ownPage = pagesOf(async () => (await import('./user/own-pages')).ownPages);
/** Creates a route of the patient's day, from a list that other accounts do not load. */
const dayPage = pagesOf(async () => (await import('./user/day-pages')).dayPages);

/** Creates a route for each path that begins with an address; the list of the pages must have each. */
const below = <Path extends string>(start: Path, pageOf: (path: Path) => RouteObject): RouteObject[] =>
  Object.values<string>({ ...paths, ...staffPaths })
    .filter((path): path is Path => path.startsWith(start))
    .map((path) => pageOf(path));

/** / and /login: the home page, over which /login opens the drawer. */
const landing = caught(
  within(
    async () => (await import('./site/home/HomePage')).HomePage,
    page(paths.home, async () => (await import('./site/home/HomePage')).HomeHead),
    page(paths.login, async () => (await import('./auth/LoginRoute')).LoginRoute),
  ),
);

/** The demo, which is in English only. */
const englishAreas = (): RouteObject[] => [
  caught(
    within(
      async () => (await import('./demo/DemoLayout')).DemoLayout,
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
  layout: () => Promise<ComponentType>,
): RouteObject {
  return guarded(allow, onApollo(within(layout, ...below(start, pageOf), notFound(`${start}/*`))));
}

/** The routes of admins, the front desk, physiotherapists and doctors (bench §1 and §8). */
const workplaces = (): RouteObject[] => [
  workplace(
    ['physiotherapist'],
    paths.physio,
    pagesOf(async () => (await import('./bench/bench-pages')).physioPages),
    async () => (await import('./bench/PhysioLayout')).PhysioLayout,
  ),
  workplace(
    ['doctor'],
    paths.doctor,
    pagesOf(async () => (await import('./bench/bench-pages')).doctorPages),
    async () => (await import('./bench/DoctorLayout')).DoctorLayout,
  ),
  workplace(
    ['reception', 'admin'],
    paths.desk,
    pagesOf(async () => (await import('./desk/desk-pages')).deskPages),
    async () => (await import('./desk/DeskLayout')).DeskLayout,
  ),
  workplace(
    ['admin'],
    paths.admin,
    pagesOf(async () => (await import('./admin/admin-pages')).adminPages),
    async () => (await import('./admin/AdminLayout')).AdminLayout,
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
    page(paths.services, async () => (await import('./site/services/ServicesPage')).ServicesPage),
    page(paths.about, async () => (await import('./site/about/AboutPage')).AboutPage),
    page(paths.appointment, async () => (await import('./site/AppointmentPage')).AppointmentPage),
    page(paths.pricing, async () => (await import('./site/PricingPage')).PricingPage),
    page(paths.contact, async () => (await import('./site/contact/ContactPage')).ContactPage),
    page(paths.privacy, async () => (await import('./site/policies/PrivacyPage')).PrivacyPage),
    page(paths.terms, async () => (await import('./site/policies/TermsPage')).TermsPage),
    page(paths.cookies, async () => (await import('./site/policies/CookiesPage')).CookiesPage),
    ...areas,
    guarded(['patient'], onApollo(ownPage(paths.patientSignup))),
    { path: paths.userProfile, element: <Navigate to={paths.user} replace /> },
    // Without Apollo, for a fast load on phones. Its forms bring it.
    guarded(['patient', 'admin', 'user'], ownPage(paths.user)),
    account(page(paths.signIn, async () => (await import('./auth/SignInPage')).SignInPage)),
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
