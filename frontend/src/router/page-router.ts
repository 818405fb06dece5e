import {
  createPath,
  IDLE_NAVIGATION,
  matchRoutes,
  NavigationType,
  resolvePath,
  type BlockerFunction,
  type DataRouter,
  type Location,
  type To,
} from 'react-router-dom';
import { Blockers } from './blockers';
import { dataRoutes, loadPages } from './data-routes';
import { firstState, loading, type History } from './router-state';
import { ScrollPositions } from './scroll-positions';
import type { SiteRoute } from './site-route';
import { isSpareEntry, spareState } from './spare-entry';

type State = DataRouter['state'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];
type NavigateOptions = NonNullable<Parameters<DataRouter['navigate']>[1]>;

/** The part of the router that <RouterProvider> and this site's hooks use. */
type UsedRouter = Omit<
  DataRouter,
  | 'fetch'
  | 'revalidate'
  | 'getFetcher'
  | 'resetFetcher'
  | 'deleteFetcher'
  | 'patchRoutes'
  | '_internalSetRoutes'
  | '_internalSetStateDoNotUseOrYouWillBreakYourApp'
  | '_internalFetchControllers'
>;

/**
 * Creates the site's router for <RouterProvider>: lazy pages, navigation state, blockers and scroll positions. React Router's own also
 * loads and submits data, which Apollo does here, and adds 12 KiB to every page (docs/performance.md).
 */
export function createPageRouter(routes: readonly SiteRoute[], history: History): DataRouter {
  const router: UsedRouter = new PageRouter(routes, history);
  return router as DataRouter; // it lacks only data loading: architecture.test.ts forbids its hooks
}

/** Whether only the hash differs, so that nothing needs to load. */
function isOnSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}

class PageRouter implements UsedRouter {
  readonly basename = '/';
  readonly future = {};
  readonly branches = undefined;
  readonly window = undefined;
  readonly routes: DataRouter['routes'];
  readonly manifest: DataRouter['manifest'] = {};
  state: State;

  readonly #history: History;
  readonly #stopListening: () => void;
  readonly #subscribers = new Set<Subscriber>();
  readonly #scroll = new ScrollPositions();
  readonly #blockers = new Blockers((blockers) => this.#update({ blockers }));
  /** Number of the newest navigation; older ones that load later are discarded. */
  #newest = 0;
  /** Whether the scroll position of the first page is restored. */
  #isFirstScrolled = false;
  /** Called when the history has returned to its position after a blocked Back or Forward. */
  #stepTakenBack: (() => void) | undefined;

  constructor(routes: readonly SiteRoute[], history: History) {
    this.#history = history;
    this.routes = dataRoutes(routes, this.manifest);
    this.state = firstState(history, this.#match(history.location));
    this.#stopListening = history.listen((step) => this.#stepped(step));
    if (!this.state.initialized) void this.#goTo(NavigationType.Pop, history.location);
  }

  initialize(): DataRouter {
    return this as UsedRouter as DataRouter;
  }

  dispose(): void {
    this.#stopListening();
    this.#subscribers.clear();
    this.#newest++;
  }

  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    this.#tell(subscriber); // of changes since its first render
    return () => this.#subscribers.delete(subscriber);
  }

  readonly createHref: DataRouter['createHref'] = (location) => this.#history.createHref(location);
  readonly createURL = (to: To): URL => this.#history.createURL(to);
  readonly encodeLocation: DataRouter['encodeLocation'] = (to) => this.#history.encodeLocation(to);

  getBlocker(key: string, ask: BlockerFunction) {
    return this.#blockers.get(key, ask);
  }

  deleteBlocker(key: string): void {
    this.#blockers.delete(key);
  }

  enableScrollRestoration(...how: Parameters<DataRouter['enableScrollRestoration']>): () => void {
    const stop = this.#scroll.keep(...how);
    if (!this.#isFirstScrolled && this.state.navigation.state === 'idle') {
      this.#isFirstScrolled = true;
      const restoreScrollPosition = this.#scroll.of(this.state.location);
      if (restoreScrollPosition !== null) this.#update({ restoreScrollPosition });
    }
    return stop;
  }

  /** Navigates to an address, or by a number of history entries. An address without a path is relative to the current page. */
  async navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      this.#history.go(to);
      return;
    }
    const { location: currentLocation } = this.state;
    const path = resolvePath(to ?? currentLocation, currentLocation.pathname);
    const nextLocation: Location = {
      ...this.#history.encodeLocation(path),
      state:
        options.replace && isSpareEntry(currentLocation.state) ? spareState(options.state) : (options.state ?? null),
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    };
    const historyAction = options.replace ? NavigationType.Replace : NavigationType.Push;
    const key = this.#blockers.against({ currentLocation, nextLocation, historyAction });
    if (key === undefined) await this.#goTo(historyAction, nextLocation, options.preventScrollReset);
    else this.#blockers.hold(key, nextLocation, () => void this.navigate(to, options));
  }

  /** Handles Back and Forward. The address has changed already: a blocked navigation is reverted until it proceeds. */
  #stepped({ action, location, delta }: Parameters<Parameters<History['listen']>[0]>[0]): void {
    if (this.#stepTakenBack) {
      this.#stepTakenBack();
      this.#stepTakenBack = undefined;
      return;
    }
    const isPassing = delta === -1 && isSpareEntry(this.state.location.state);
    const asked = { currentLocation: this.state.location, nextLocation: location, historyAction: action };
    const key = this.#blockers.against(asked);
    if (key === undefined || delta === null) {
      void this.#goTo(action, location);
      if (isPassing) this.#history.go(-1);
      return;
    }
    const takenBack = new Promise<void>((resolve) => {
      this.#stepTakenBack = resolve;
    });
    this.#history.go(-delta);
    // Wait, because a blocker may navigate at once.
    void takenBack.then(() => this.#blockers.hold(key, location, () => this.#history.go(delta)));
  }

  /** Loads the page of an address and shows it, unless a newer navigation has begun. */
  async #goTo(historyAction: NavigationType, location: Location, preventScrollReset = false): Promise<void> {
    const navigation = ++this.#newest;
    this.#scroll.save(this.state.location);
    const matches = this.#match(location);
    const arrive = (found: Partial<State>) =>
      this.#arrive({ historyAction, location, matches, preventScrollReset, ...found });
    if (this.state.initialized && isOnSamePage(this.state.location, location)) return arrive({});
    if (matches.every(({ route }) => !route.lazy)) return arrive({ errors: null });
    if (this.state.initialized) this.#update({ navigation: loading(historyAction, location, matches) });
    const errors = await loadPages(matches);
    if (navigation === this.#newest) arrive({ errors });
  }

  #arrive(found: Partial<State> & Pick<State, 'historyAction' | 'location'>): void {
    const { historyAction, location } = found;
    if (historyAction === NavigationType.Push) this.#history.push(location, location.state);
    if (historyAction === NavigationType.Replace) this.#history.replace(location, location.state);
    this.#update({
      ...found,
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: this.#scroll.of(location),
      blockers: this.#blockers.released(),
    });
  }

  #match(location: Location): State['matches'] {
    const matches = matchRoutes(this.routes, location);
    if (!matches)
      throw new Error(`The route table has no row for ${createPath(location)}, not even one for all others.`);
    return matches;
  }

  #update(changed: Partial<State>): void {
    this.state = { ...this.state, ...changed };
    for (const subscriber of this.#subscribers) this.#tell(subscriber);
  }

  #tell(subscriber: Subscriber): void {
    subscriber(this.state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }
}
