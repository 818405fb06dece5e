import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How long a finger rests on a session before it is dragged; a shorter touch scrolls. */
const holdMs = 300;
/** How far a mouse or pen moves before it drags, and a finger may move while it rests, in pixels. */
const slack = 6;

/** What a drag does; places are pixels of the window. */
export interface DragCommands {
  /** Whether the item with a key can be dragged. */
  readonly isDraggable: (key: string) => boolean;
  /** Called at each move with the item's key, the pointer's place, and where within the item it was taken. */
  readonly onDrag: (key: string, at: { readonly x: number; readonly y: number }, takenAt: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

interface Press {
  readonly item: HTMLElement;
  readonly key: string;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Distance of the pointer from the item's top. */
  readonly takenAt: number;
  readonly timer?: ReturnType<typeof setTimeout>;
  isDragging: boolean;
}

/** Drags items of a grid with mouse or pen, or with a finger that has rested on one. The click after a drag is swallowed. */
export function useGridDrag(grid: RefObject<HTMLElement | null>, commands: DragCommands): void {
  const isDraggable = useEffectEvent((key: string) => commands.isDraggable(key));
  const drag = useEffectEvent((press: Press, at: { x: number; y: number }) =>
    commands.onDrag(press.key, at, press.takenAt),
  );
  const drop = useEffectEvent(() => commands.onDrop());
  const cancel = useEffectEvent(() => commands.onCancel());
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const over = new AbortController();
    let press: Press | undefined;
    let isClickSwallowed = false;
    const begin = (started: Press) => {
      started.isDragging = true;
      started.item.setPointerCapture(started.id);
    };
    const end = (): Press | undefined => {
      const ended = press;
      clearTimeout(ended?.timer);
      press = undefined;
      return ended;
    };
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listen: (event: HTMLElementEventMap[Kind]) => void,
      options: AddEventListenerOptions = {},
    ) => element.addEventListener(kind, listen, { ...options, signal: over.signal });
    on('pointerdown', (event) => {
      isClickSwallowed = false;
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
      const key = item?.dataset.key;
      if (!item || !key || !event.isPrimary || event.button !== 0 || !isDraggable(key)) return;
      const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
      const takenAt = y - item.getBoundingClientRect().top;
      const started: Press = { item, key, id, x, y, takenAt, isDragging: false };
      const rested = () => {
        begin(started);
        drag(started, started);
      };
      press = pointerType === 'touch' ? Object.assign(started, { timer: setTimeout(rested, holdMs) }) : started;
    });
    on('pointermove', (event) => {
      if (!press || event.pointerId !== press.id) return;
      const isMoved = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack;
      if (!press.isDragging && isMoved && event.pointerType === 'touch') return void end();
      if (!press.isDragging && isMoved) begin(press);
      if (press.isDragging) drag(press, { x: event.clientX, y: event.clientY });
    });
    on('pointerup', () => {
      if (!end()?.isDragging) return;
      isClickSwallowed = true;
      drop();
    });
    on('pointercancel', () => {
      if (end()?.isDragging) cancel();
    });
    // A drag by finger scrolls nothing, and opens no menu.
    on('touchmove', (event) => press?.isDragging && event.preventDefault(), { passive: false });
    on('contextmenu', (event) => press && event.preventDefault());
    on(
      'click',
      (event) => {
        if (!isClickSwallowed) return;
        isClickSwallowed = false;
        event.stopPropagation();
      },
      { capture: true },
    );
    return () => {
      end();
      over.abort();
    };
  }, [grid]);
}
