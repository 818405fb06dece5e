import { Link, useParams } from 'react-router-dom';
import { code as language } from '#messages/language';
import * as text from '#messages/questions';
import { errorOf } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { Card } from '#src/ui/layout/Card';
import { FramePage } from '../frame/FramePage';
import { useOwnQuery } from '../useOwnQuery';
import type { QuestionFormQuery } from './gql/generated';
import { QuestionForm } from './QuestionForm';
import questionForm from './question-form.graphql?raw';

/** /user/questions/:slug: the questions of a questionnaire that is due, one a screen (companion §9). */
export function QuestionsPage() {
  const { id: slug = '' } = useParams();
  return (
    <FramePage title={text.title}>
      {({ id }) => <OwnQuestions key={`${id} ${slug}`} account={id} slug={slug} />}
    </FramePage>
  );
}

function OwnQuestions({ account, slug }: { readonly account: string; readonly slug: string }) {
  const variables = () => ({ slug, language: language.toUpperCase() });
  const query = useOwnQuery<QuestionFormQuery>({ name: 'QuestionForm', query: questionForm, variables });
  // What was asked once stays while it is answered, also when it is looked at again after the answers were sent.
  if (!query.data && query.error && errorOf(query.error).code === 'NOT_FOUND') return <NothingDue />;
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText(text.notLoaded, failure)}
      skeleton={
        <Card title={text.title}>
          <TextSkeleton lines={5} />
        </Card>
      }
    >
      {({ questionnaireForm }) => (
        <QuestionForm
          key={`${questionnaireForm.due.occasion} ${questionnaireForm.due.version}`}
          account={account}
          form={questionnaireForm}
        />
      )}
    </QueryBoundary>
  );
}

function NothingDue() {
  return (
    <Card title={text.nothingDue}>
      <p>{text.nothingDueHint}</p>
      <Link to={paths.userProgress} className="button">
        {text.toProgress}
      </Link>
    </Card>
  );
}
