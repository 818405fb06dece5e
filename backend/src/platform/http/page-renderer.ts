import type { Logger } from '../logger.js';
import { CoalescedTask } from '../turns/coalesced-task.js';
import type { BuiltSite, SiteFacts } from './built-site.js';

/** Renders the site again when the clinic's facts change. */
export class PageRenderer {
  #shown = '';
  #isFailing = false;
  readonly #renderings = new CoalescedTask(() => this.#render());

  /** @param facts returns the current public facts */
  constructor(
    private readonly site: Pick<BuiltSite, 'isThere' | 'render'>,
    private readonly facts: () => SiteFacts,
    private readonly logger: Logger,
  ) {}

  /**
   * Renders if the facts changed or the last rendering failed. Renderings are sequential and each reads the facts when it starts, so the
   * newest are shown last.
   */
  update(): Promise<void> {
    return this.#renderings.again();
  }

  async #render(): Promise<void> {
    const facts = this.facts();
    const wanted = JSON.stringify(facts);
    // The build already contains the pages of a closed clinic.
    if (!this.site.isThere || !facts.isOpen || wanted === this.#shown) return;
    try {
      await this.site.render(facts);
      this.#shown = wanted;
      this.#isFailing = false;
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Logs once per series of failures; the rendering is retried every few seconds. */
  #tell(error: unknown): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    this.logger.error(
      { error },
      'the pages could not be rendered with the facts of the clinic: they stay as they were until it works',
    );
  }
}
