import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { fillFrame, type PageFrames } from './html/page-frame';
import { Alternates } from './html/Alternates';
import { earlyDayScript } from './user/today/early-day-script';
import { WaitingPage } from './html/WaitingPage';
import { paths } from './paths';
import { Providers } from './Providers';
import { loadMatchedPages, type SiteRoute } from './router/site-route';
import { elsewhere, routes } from './routes';
import { closedClinic } from './brand/business';
import type { ClinicFacts } from './brand/clinic-facts';

/** An address of the route table, and what its HTML names so that it comes at once and not script after script. */
interface Page {
  /** The address or its pattern, such as /demo/patients/:id. */
  readonly path: string;
  /** The sources below frontend/src/ whose scripts and styles it needs. */
  readonly sources: readonly string[];
  /** What its HTML runs before any script has come. */
  readonly early?: string;
}

const site = (path: string, source: string): Page => ({ path, sources: [`site/${source}`] });

/** The pages that visitors come to from outside, built as HTML and listed in the sitemap. */
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

/** The screen below the login drawer, built as HTML, too, but not listed. The drawer comes once that is there. */
export const loginPage: Page = { path: paths.login, sources: ['site/home/HomePage.tsx', 'auth/LoginRoute.tsx'] };

/** What is shown at an address that the route table does not have. */
export const notFoundPage: Page = site(`${paths.home}/__ADDRESS__`.replace('//', '/'), 'NotFoundPage.tsx');

const guarded = ['auth/AccountArea.tsx', 'auth/Guard.tsx'];
const ownPages = 'user/own-pages.tsx';

/** A page of the patient's day, which is asked for as soon as its HTML is there. */
const ofDay = (path: string, source: string): Page => ({ path, sources: [ownPages, source], early: earlyDayScript() });

/** What is drawn in the browser, by the beginning of its address: the first one counts. */
const areas: readonly Page[] = [
  { path: paths.patientSignup, sources: [...guarded, ownPages, 'user/PatientSignupPage.tsx'] },
  { path: paths.userPayments, sources: [...guarded, ownPages, 'user/payments/OwnPaymentsPage.tsx'] },
  { path: paths.userRecords, sources: [...guarded, ownPages, 'user/records/RecordReadersPage.tsx'] },
  ofDay(paths.userToday, 'user/today/TodayPage.tsx'),
  ofDay(paths.userPlan, 'user/plan/OwnPlanPage.tsx'),
  ofDay(paths.userProgress, 'user/progress/ProgressPage.tsx'),
  ofDay(paths.userMeasure, 'user/measure/MeasurePage.tsx'),
  { path: paths.user, sources: [...guarded, ownPages, 'user/UserPage.tsx'] },
  { path: paths.admin, sources: [...guarded, 'admin/AdminLayout.tsx', 'admin/admin-pages.tsx'] },
  { path: paths.demo, sources: ['demo/DemoLayout.tsx', 'demo/demo-pages.tsx'] },
];

function patternsOf(route: SiteRoute): string[] {
  const own = route.path === undefined || route.path === '*' ? [] : [route.path];
  return [...own, ...(route.children ?? []).flatMap(patternsOf)];
}

const built = new Set([...publicPages, loginPage].map(({ path }) => path));

/** Every other address of the route table, but for the one that stands for all others: the application draws them in the browser. */
export const applicationPages: readonly Page[] = routes
  .flatMap(patternsOf)
  .filter((path) => !built.has(path) && !elsewhere.includes(path))
  .map((path) => ({ sources: [], ...areas.find((area) => path.startsWith(area.path)), path }));

/** A page as a visitor's browser renders it first, after what its head says of the other languages. */
async function render(path: string, clinic: ClinicFacts): Promise<string> {
  await loadMatchedPages(routes, { pathname: path });
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

/** What a page says that the application draws, until it does. */
export function waitingBody(): Promise<string> {
  return markupOf(<WaitingPage />);
}

async function markupOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  // Below a Suspense a failure would become a hole in the page, and not be thrown.
  const { prelude } = await prerender(page, { onError: (error) => void failures.push(error) });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/**
 * The HTML of every page by its file, with the facts of the clinic in it (clinic §3): at build those of the closed clinic, and on a
 * server the present ones at each of their versions. Whatever a clinic that is not open has for facts, its pages show the specification's.
 */
export async function renderSite(
  frames: PageFrames,
  facts: ClinicFacts = closedClinic,
): Promise<Record<string, string>> {
  const clinic = facts.isOpen ? facts : closedClinic;
  const site: Record<string, string> = {};
  for (const [file, frame] of Object.entries(frames))
    site[file] = fillFrame(frame, clinic, frame.path === undefined ? null : await render(frame.path, clinic));
  return site;
}
