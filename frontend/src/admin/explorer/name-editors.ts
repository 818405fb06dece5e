/** Names of unlabeled editors, by their section; the response editor has no label. */
const nameOf = (editor: Element) =>
  editor.closest('section[aria-label]')?.getAttribute('aria-label') ??
  (editor.closest('.graphiql-response') && 'Answer');

/**
 * Gives the editors in an element accessible names, and makes their scroll areas focusable, as they are added.
 * @returns the cleanup function
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
