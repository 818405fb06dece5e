/** What the editors are called that come without a name, by the part in which they stand; that of the answer has no label of its own. */
const nameOf = (editor: Element) =>
  editor.closest('section[aria-label]')?.getAttribute('aria-label') ??
  (editor.closest('.graphiql-response') && 'Answer');

/**
 * Gives the editors below an element a name for screen readers, and what scrolls in them the keyboard, as each of them comes.
 * @returns what ends it
 */
export function nameEditors(explorer: HTMLElement): () => void {
  const name = () => {
    for (const input of explorer.querySelectorAll('.CodeMirror textarea:not([aria-label])'))
      input.setAttribute('aria-label', nameOf(input) ?? 'Editor');
    for (const part of explorer.querySelectorAll('.CodeMirror-scroll[tabindex="-1"]'))
      part.setAttribute('tabindex', '0');
  };
  const watch = new MutationObserver(name);
  watch.observe(explorer, { childList: true, subtree: true });
  name();
  return () => watch.disconnect();
}
