import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';
import { loadMatchedPages } from './matched-pages';
import { paths } from './paths';
import { Providers } from './Providers';
import { routes } from './routes';

/** A page that is built as HTML. */
interface PublicPage {
  readonly path: string;
  /** Its source below frontend/, whose script and style its HTML names, so that they come at once. */
  readonly source: string;
  /** Whether it is to be found by search engines, and so in the sitemap. */
  readonly listed: boolean;
}

const listed = (path: string, source: string): PublicPage => ({ path, source: `src/site/${source}`, listed: true });

/** The pages that visitors come to from outside. */
export const publicPages: readonly PublicPage[] = [
  listed(paths.home, 'home/HomePage.tsx'),
  listed(paths.services, 'services/ServicesPage.tsx'),
  listed(paths.about, 'about/AboutPage.tsx'),
  listed(paths.appointment, 'AppointmentPage.tsx'),
  listed(paths.pricing, 'PricingPage.tsx'),
  listed(paths.contact, 'contact/ContactPage.tsx'),
  listed(paths.privacy, 'policies/PrivacyPage.tsx'),
  listed(paths.terms, 'policies/TermsPage.tsx'),
  listed(paths.cookies, 'policies/CookiesPage.tsx'),
  { path: paths.login, source: 'src/site/home/HomePage.tsx', listed: false },
];

/** What is shown at an address that the route table does not have. */
export const notFoundPage: PublicPage = { path: '/404', source: 'src/site/NotFoundPage.tsx', listed: false };

function patternsOf(route: RouteObject): string[] {
  const own = route.path === undefined || route.path === '*' ? [] : [route.path];
  return [...own, ...(route.children ?? []).flatMap(patternsOf)];
}

/** Every address of the route table as its pattern, such as /demo/patients/:id, but for the one that stands for all others. */
export const patterns: readonly string[] = routes.flatMap(patternsOf);

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
