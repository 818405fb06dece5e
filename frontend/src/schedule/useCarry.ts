import { useState } from 'react';
import type { CalendarSessionFragment } from '../workplace/gql/generated';
import {
  isMovable,
  isWhereItWas,
  placeIn,
  placeText,
  stepTarget,
  targetText,
  type Board,
  type Target,
} from './carry-model';
import { patientText } from './appointment-texts';
import type { Direction } from './grid-model';

/** Moves a session to a place of the grid. */
export type MoveTo = (session: CalendarSessionFragment, target: Target) => void;

interface Carried {
  readonly session: CalendarSessionFragment;
  readonly target: Target;
}

/** A session that is picked up, where it would be dropped, and what is spoken about it. */
export function useCarry(board: Board, now: number, onMove: MoveTo) {
  const [carried, setCarried] = useState<Carried>();
  const [spoken, setSpoken] = useState('');
  const putDown = (text: string) => {
    setCarried(undefined);
    setSpoken(text);
  };
  return {
    carried,
    spoken,
    /** Picks a session up where it is; says so if it cannot be moved. */
    pickUp: (session: CalendarSessionFragment | undefined): void => {
      const target = session && placeIn(board, session);
      if (!session || !isMovable(session)) return setSpoken('Only a pending or scheduled session can be moved.');
      if (!target) return setSpoken('This session is in the column of somebody else: it cannot be moved here.');
      setCarried({ session, target });
      return setSpoken(
        `${patientText(session)} is picked up: ${placeText(target)}. Arrows carry, Enter drops, Escape puts back.`,
      );
    },
    step: (direction: Direction): void => {
      if (!carried) return;
      const target = stepTarget(board, carried.session, carried.target, direction);
      setCarried({ ...carried, target });
      setSpoken(targetText(target, carried.session, now));
    },
    /** Carries a session to a place under the pointer. */
    hover: (session: CalendarSessionFragment, target: Target): void => {
      const isThere = carried?.target.column.key === target.column.key && carried.target.from === target.from;
      if (!isThere) setCarried({ session, target });
    },
    drop: (): void => {
      if (!carried) return;
      const { session, target } = carried;
      if (isWhereItWas(target, session)) return putDown(`${patientText(session)} stays: ${placeText(target)}.`);
      putDown('');
      return onMove(session, target);
    },
    putBack: (): void => {
      if (carried) putDown(`${patientText(carried.session)} is put back.`);
    },
  };
}
