import type { Logger } from '../logger.js';
import { CoalescedTask } from '../turns/coalesced-task.js';
import type { BuiltSite, SiteFacts } from './built-site.js';

/** Keeps the pages of the site at the present facts of the clinic (clinic §3). */
export class PageRenderer {
  #shown = '';
  #isFailing = false;
  readonly #renderings = new CoalescedTask(() => this.#render());

  /** @param facts what everybody may know now */
  constructor(
    private readonly site: Pick<BuiltSite, 'isThere' | 'render'>,
    private readonly facts: () => SiteFacts,
    private readonly logger: Logger,
  ) {}

  /**
   * Renders what has changed, or could not be rendered the last time. One rendering at a time, each with the facts of its own beginning:
   * the newest are shown last.
   */
  update(): Promise<void> {
    return this.#renderings.again();
  }

  async #render(): Promise<void> {
    const facts = this.facts();
    const wanted = JSON.stringify(facts);
    // What the build made are the pages of a clinic that is not open.
    if (!this.site.isThere || !facts.isOpen || wanted === this.#shown) return;
    try {
      await this.site.render(facts);
      this.#shown = wanted;
      this.#isFailing = false;
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Once until it works again: it is tried every few seconds. */
  #tell(error: unknown): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    this.logger.error(
      { error },
      'the pages could not be rendered with the facts of the clinic: they stay as they were until it works',
    );
  }
}
