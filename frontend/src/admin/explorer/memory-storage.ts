/** What the explorer wants to remember, for as long as its page is open: a question may hold a name, and nothing typed stays in the browser (clinic §9). */
export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
