import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Direction } from './grid-model';

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What the keys of the grid do. */
export interface GridCommands {
  readonly onArrow: (direction: Direction) => void;
  /** By the key in small letters: t, d, w, j, k, c, m, ?, enter, escape. */
  readonly onLetter: Readonly<Record<string, () => void>>;
}

/** Keys of the grid, while it has the focus (WCAG 2.1.4). */
export function useGridKeys(grid: RefObject<HTMLElement | null>, commands: GridCommands): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = arrows[event.key];
    const command = direction ? () => commands.onArrow(direction) : commands.onLetter[event.key.toLowerCase()];
    if (!command) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const element = grid.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [grid]);
}
