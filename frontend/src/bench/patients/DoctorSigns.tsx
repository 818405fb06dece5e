import { Button } from 'antd';
import {
  OpenSignsDocument,
  useAcknowledgeSignMutation,
  type WaitingSignFragment,
} from '#src/danger-signs/gql/generated';
import { OpenSigns } from '#src/danger-signs/OpenSigns';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { useAction } from '#src/ui/hooks/useAction';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { ResolveSignDialog } from './ResolveSignDialog';

/** Danger signs that need one's answer, as the doctor or as the physiotherapist of a programme; they can be marked as seen, and answered. */
export function DoctorSigns({ planId }: { readonly planId?: string }) {
  const answered = useDialog<WaitingSignFragment>();
  return (
    <>
      <OpenSigns
        planId={planId}
        pageOf={planId ? undefined : (id) => pathOf(staffPaths.doctorPatient, id)}
        none={planId ? undefined : 'No danger sign waits for you.'}
        actions={(sign) => (
          <>
            <SeenButton sign={sign} />
            <Button type="primary" aria-label={`Answer: ${nameOf(sign)}`} onClick={() => answered.open(sign)}>
              Answer
            </Button>
          </>
        )}
      />
      {answered.subject && (
        <ResolveSignDialog key={answered.subject.task.id} sign={answered.subject} {...answered.frame} />
      )}
    </>
  );
}

const nameOf = ({ task }: WaitingSignFragment) => task.patient.name || 'N/A';

/** Marks a sign as seen; it still needs an answer. */
function SeenButton({ sign }: { readonly sign: WaitingSignFragment }) {
  const [acknowledge] = useAcknowledgeSignMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      await acknowledge({ variables: { id: sign.task.id, seen: sign.task.signs } });
      return 'Marked as seen. It still waits for your answer.';
    },
    failureText: (failure) => failureText('Failed to mark the sign as seen', failure),
    reloads: [OpenSignsDocument],
  });
  if (sign.task.status !== 'OPEN') return null;
  return (
    <Button aria-label={`I have seen it: ${nameOf(sign)}`} loading={isBusy} onClick={() => run()}>
      I have seen it
    </Button>
  );
}
