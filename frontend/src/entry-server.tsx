import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';
import { fillFrame, fillManifest, type PageFrames } from './html/page-frame';
import { Alternates } from './html/Alternates';
import { earlyDayScript } from './user/today/early-day-script';
import { WaitingPage } from './html/WaitingPage';
import { paths } from './paths';
import { Providers } from './Providers';
import { elsewhere, loadMatchedPages, routes } from './routes';
import { closedClinic } from './brand/business';
import type { ClinicFacts } from './brand/clinic-facts';

/** A page of the route table, with the resources that its HTML preloads to avoid a chain of requests. */
interface Page {
  /** The address or its pattern, such as /demo/patients/:id. */
  readonly path: string;
  /** Sources below frontend/src/ whose scripts and styles it needs. */
  readonly sources: readonly string[];
  /** Inline script that runs before the other scripts load. */
  readonly early?: string;
}

const site = (path: string, source: string): Page => ({ path, sources: [`site/${source}`] });

/** Public pages, prerendered and listed in the sitemap. */
export const publicPages: readonly Page[] = [
  site(paths.home, 'home/HomePage.tsx'),
  site(paths.services, 'services/ServicesPage.tsx'),
  site(paths.about, 'about/AboutPage.tsx'),
  site(paths.appointment, 'AppointmentPage.tsx'),
  site(paths.pricing, 'PricingPage.tsx'),
  site(paths.contact, 'contact/ContactPage.tsx'),
  site(paths.privacy, 'policies/PrivacyPage.tsx'),
  site(paths.terms, 'policies/TermsPage.tsx'),
  site(paths.cookies, 'policies/CookiesPage.tsx'),
];

/** The home page below the sign-in drawer, prerendered but not listed. The drawer loads after it. */
export const loginPage: Page = { path: paths.login, sources: ['site/home/HomePage.tsx', 'auth/LoginRoute.tsx'] };

/** The page for unknown addresses. */
export const notFoundPage: Page = site(`${paths.home}/__ADDRESS__`.replace('//', '/'), 'NotFoundPage.tsx');

const guarded = ['auth/AccountArea.tsx', 'auth/Guard.tsx'];
const onApollo = [...guarded, 'auth/ApolloArea.tsx'];
const ownPages = 'user/own-pages.tsx';
const dayPages = ['user/day-pages.tsx', 'user/frame/OwnLayout.tsx'];
const ownFrame = [...dayPages, ownPages];

/** Returns a page of the patient's day, whose HTML requests the day at once. */
const ofDay = (path: string, ...sources: string[]): Page => ({
  path,
  sources: [...dayPages, ...sources],
  early: earlyDayScript(),
});

/** Pages rendered in the browser, by the start of the address; the first match counts. */
const areas: readonly Page[] = [
  { path: paths.patientSignup, sources: [...onApollo, ownPages, 'user/PatientSignupPage.tsx'] },
  { path: paths.userPayments, sources: [...onApollo, ...ownFrame, 'user/payments/OwnPaymentsPage.tsx'] },
  { path: paths.userRecords, sources: [...onApollo, ...ownFrame, 'user/records/RecordReadersPage.tsx'] },
  { path: paths.userSessions, sources: [...guarded, ...ownFrame, 'user/sessions/OwnSessionsPage.tsx'] },
  { path: paths.userSettings, sources: [...guarded, ...ownFrame, 'user/settings/SettingsPage.tsx'] },
  { path: paths.userReports, sources: [...guarded, ...ownFrame, 'user/reports/OwnReportsPage.tsx'] },
  ofDay(paths.userExercise, 'user/today/TodayPage.tsx', 'user/today/exercise/ExerciseScreen.tsx'),
  ofDay(paths.userToday, 'user/today/TodayPage.tsx'),
  ofDay(paths.userPlan, 'user/plan/OwnPlanPage.tsx'),
  ofDay(paths.userProgress, 'user/progress/ProgressPage.tsx'),
  ofDay(paths.userMeasure, 'user/measure/MeasurePage.tsx'),
  ofDay(paths.userLessons, 'user/lessons/OwnLessonsPage.tsx'),
  { path: paths.user, sources: [...guarded, ownPages, 'user/UserPage.tsx'] },
  { path: paths.admin, sources: [...onApollo, 'admin/AdminLayout.tsx', 'admin/admin-pages.tsx'] },
  { path: paths.desk, sources: [...onApollo, 'desk/DeskLayout.tsx', 'desk/desk-pages.tsx'] },
  { path: paths.physio, sources: [...onApollo, 'bench/PhysioLayout.tsx', 'bench/bench-pages.tsx'] },
  { path: paths.doctor, sources: [...onApollo, 'bench/DoctorLayout.tsx', 'bench/bench-pages.tsx'] },
  { path: paths.demo, sources: ['demo/DemoLayout.tsx', 'demo/demo-pages.tsx'] },
];

function patternsOf(route: RouteObject): string[] {
  const own = route.path === undefined || route.path === '*' ? [] : [route.path];
  return [...own, ...(route.children ?? []).flatMap(patternsOf)];
}

const built = new Set([...publicPages, loginPage].map(({ path }) => path));

/** All other routes except the catch-all, rendered in the browser. */
export const applicationPages: readonly Page[] = routes
  .flatMap(patternsOf)
  .filter((path) => !built.has(path) && !elsewhere.includes(path))
  .map((path) => ({ sources: [], ...areas.find((area) => path.startsWith(area.path)), path }));

/** Renders a page as the browser's first render, after the head's language alternates. */
async function render(path: string, clinic: ClinicFacts): Promise<string> {
  await loadMatchedPages({ pathname: path });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://site.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so it cannot be built as HTML.`);
  const page = await markupOf(
    <StrictMode>
      <Providers session={null} clinic={clinic}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  );
  return path === notFoundPage.path ? page : (await markupOf(<Alternates path={path} />)) + page;
}

/** Renders the placeholder of pages that are rendered in the browser. */
export function waitingBody(): Promise<string> {
  return markupOf(<WaitingPage />);
}

async function markupOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  // Below a Suspense boundary, an error would leave a hole in the page instead of being thrown.
  const { prelude } = await prerender(page, { onError: (error) => void failures.push(error) });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/**
 * Renders the HTML of every page by file, with the clinic facts: the closed clinic's at build time, the current ones on a server, at each
 * of their versions. The pages of a clinic that is not open show the default facts.
 */
export async function renderSite(
  frames: PageFrames,
  facts: ClinicFacts = closedClinic,
): Promise<Record<string, string>> {
  const clinic = facts.isOpen ? facts : closedClinic;
  const site: Record<string, string> = {};
  for (const [file, frame] of Object.entries(frames))
    site[file] = file.endsWith('.webmanifest')
      ? fillManifest(frame, clinic)
      : fillFrame(frame, clinic, frame.path === undefined ? null : await render(frame.path, clinic));
  return site;
}
