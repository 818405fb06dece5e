import * as text from '#messages/family';
import * as words from '#messages/ownMessages';
import { Conversation } from '#src/care-messages/Conversation';
import { useFamilyConversationQuery } from '#src/care-messages/gql/generated';
import { errorOf, type CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';

/** Time between two looks for new messages, in milliseconds. */
const pollMs = 30_000;

const texts = { ...words, nameless: text.nameless };
const notFetched = (failure: CallError) => failureText(words.notFetched, failure);

/** The messages of a patient with the care team, for a family member. What was typed stays when access ends meanwhile. */
export function FamilyConversation({ grantId, account }: { readonly grantId: string; readonly account: string }) {
  const query = useFamilyConversationQuery({ variables: { grantId }, pollInterval: pollMs });
  useRefetchOnFocus(query.refetch);
  const data = query.data ?? query.previousData;
  return (
    <QueryBoundary query={{ ...query, data }} failureText={notFetched} skeleton={<TextSkeleton lines={6} />}>
      {({ familyThread }) => (
        <>
          {query.error && <p role="alert">{notFetched(errorOf(query.error))}</p>}
          <p>{text.writeFor}</p>
          <Conversation
            thread={familyThread}
            account={account}
            isTeam={false}
            grantId={grantId}
            texts={texts}
            refetch={query.refetch}
            onEarlier={(after) => void query.fetchMore({ variables: { after } })}
          />
        </>
      )}
    </QueryBoundary>
  );
}
