import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { paths } from './paths';
import { Providers } from './Providers';
import { loadMatchedPages, type SiteRoute } from './router/site-route';
import { routes } from './routes';
import { business } from './brand/business';

/** What a page that is drawn in the browser is called until then. */
export const siteName = business.name;

/** An address of the route table, and what its HTML names so that it comes at once and not script after script. */
interface Page {
  /** The address or its pattern, such as /demo/patients/:id. */
  readonly path: string;
  /** The sources below frontend/src/ whose scripts and styles it needs. */
  readonly sources: readonly string[];
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
export const notFoundPage: Page = site('/404', 'NotFoundPage.tsx');

const guarded = ['auth/AccountArea.tsx', 'auth/Guard.tsx'];

/** What is drawn in the browser, by the beginning of its address. */
const areas: readonly Page[] = [
  { path: paths.patientSignup, sources: [...guarded, 'user/PatientSignupPage.tsx'] },
  { path: paths.user, sources: [...guarded, 'user/UserPage.tsx'] },
  { path: paths.admin, sources: [...guarded, 'admin/AdminLayout.tsx'] },
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
  .filter((path) => !built.has(path))
  .map((path) => ({ path, sources: areas.find((area) => path.startsWith(area.path))?.sources ?? [] }));

/** The HTML of a page as a visitor's browser renders it first; React puts what belongs into the head before everything else. */
export async function render(path: string): Promise<string> {
  await loadMatchedPages(routes, { pathname: path });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://site.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so it cannot be built as HTML.`);
  const { prelude } = await prerender(
    <StrictMode>
      <Providers session={null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  );
  return new Response(prelude).text();
}
