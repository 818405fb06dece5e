import type { CallError } from '../errors';
import { clinicTime, momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { useAction, type Done } from '../ui/hooks/useAction';
import {
  AppointmentsOfPatientDocument,
  useMoveAppointmentMutation,
  type AppointmentRowFragment,
} from '../workplace/gql/generated';
import { patientText } from './appointment-texts';
import { appointmentLists } from './change-dialog';

type Session = AppointmentRowFragment;

/** A session, and where it shall be. */
export interface Move {
  readonly session: Session;
  /** ISO 8601. */
  readonly appointmentDate: string;
  /** Null: it stays with whom it is. */
  readonly physiotherapist: Session['physiotherapist'];
  readonly overrideReason?: string | null;
}

/** Called with a move that needs a reason, and the server's sentence. */
export type AskReason = (move: Move, sentence: string) => void;

/** How long a move can be undone. */
const undoForMs = 10_000;

const reloads = [...appointmentLists, AppointmentsOfPatientDocument];

/** Says why a session was not moved. */
function moveText(failure: CallError, { session }: Move): string {
  const whose = `The session of ${patientText(session)}`;
  if (failure.cause === 'answer') return failureText(`${whose} was not moved`, failure);
  return `No answer came. ${whose} is shown where it was. Check your connection, then try again.`;
}

/** Sends a move; until the answer, the cache shows the session in its new place. */
function useSendMove() {
  const [move] = useMoveAppointmentMutation();
  return async ({ session, appointmentDate, physiotherapist, overrideReason }: Move) => {
    const input = {
      appointmentDate: clinicTime(appointmentDate),
      ...(physiotherapist && { physiotherapistId: physiotherapist.id }),
      ...(overrideReason && { overrideReason }),
    };
    const moved = { ...session, appointmentDate, physiotherapist: physiotherapist ?? session.physiotherapist };
    const { data } = await move({
      variables: { id: session.id, version: session.version, input },
      optimisticResponse: { moveAppointment: moved },
    });
    return data?.moveAppointment ?? moved;
  };
}

/** Returns the toast of a move, with Undo where the former place can be had again: it is ahead, and had somebody who treats, or still nobody. */
export function useMovedToast(askReason?: AskReason) {
  const send = useSendMove();
  const undo = useAction<Move>({
    keyOf: ({ session }) => session.id,
    send: async (move) => {
      const back = await send(move);
      return `The session of ${patientText(back)} is back on ${momentText(back.appointmentDate)}.`;
    },
    failureText: failureOf(askReason),
    reloads,
  });
  return (before: Session, after: Session): Done => {
    const text = `The session of ${patientText(after)} is now on ${momentText(after.appointmentDate)}.`;
    const { appointmentDate, physiotherapist, overrideReason } = before;
    const isAhead = Date.parse(appointmentDate) > Date.now();
    const canGoBack = isAhead && (physiotherapist !== null || after.physiotherapist === null);
    const back = { session: after, appointmentDate, physiotherapist, overrideReason };
    return canGoBack ? { text, action: { label: 'Undo', run: () => undo.run(back), shownForMs: undoForMs } } : text;
  };
}

function failureOf(askReason: AskReason | undefined) {
  return (failure: CallError, move: Move): string | null => {
    if (failure.code !== 'OUTSIDE_HOURS' || !askReason) return moveText(failure, move);
    askReason(move, failure.message);
    return null;
  };
}

/** Moves a session at once; a refusal puts it back, and says why or asks the reason. */
export function useSessionMove(askReason: AskReason) {
  const send = useSendMove();
  const toast = useMovedToast(askReason);
  const action = useAction<Move>({
    keyOf: ({ session }) => session.id,
    send: async (move) => toast(move.session, await send(move)),
    failureText: failureOf(askReason),
    reloads,
  });
  return action.run;
}
