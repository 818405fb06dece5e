import type { Logger } from '../logger.js';
import type { BuiltSite, SiteFacts } from './built-site.js';

/** Keeps the pages of the site at the present facts of the clinic (clinic §3). */
export class PresentPages {
  #shown = '';
  #turn = Promise.resolve();

  /** @param facts what everybody may know now */
  constructor(
    private readonly site: Pick<BuiltSite, 'isThere' | 'render'>,
    private readonly facts: () => SiteFacts,
    private readonly logger: Logger,
  ) {}

  /** Renders what has changed. One rendering at a time, each with the facts of its own beginning: the newest are shown last. */
  update(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#render());
    return this.#turn;
  }

  async #render(): Promise<void> {
    const facts = this.facts();
    const wanted = JSON.stringify(facts);
    // What the build made are the pages of a clinic that is not open.
    if (!this.site.isThere || !facts.isOpen || wanted === this.#shown) return;
    try {
      await this.site.render(facts);
      this.#shown = wanted;
    } catch (error) {
      this.logger.error(
        { error },
        'the pages could not be rendered with the facts of the clinic: they stay as they were',
      );
    }
  }
}
