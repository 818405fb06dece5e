import { Form, Input, Select } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { untilLoaded } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { choiceRules, textRules } from '#src/ui/forms/form-rules';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import {
  ReportMailsDocument,
  useMailRecipientsQuery,
  useSaveReportMailMutation,
  type MailEvery,
  type MailOfReportsFragment,
} from './gql/generated';
import { groupLabels, reportKinds } from './report-kinds';

type Part = MailOfReportsFragment['reports'][number];

/** A mail to make of a report, or to change. */
export type MailSubject = { readonly part: Part } | { readonly mail: MailOfReportsFragment };

interface Props extends DialogState {
  readonly subject: MailSubject;
}

interface Values {
  readonly name: string;
  readonly every: MailEvery;
  readonly recipientIds: readonly string[];
}

const times = [
  { value: 'WEEK', label: 'On Mondays, of the week before' },
  { value: 'MONTH', label: 'On the 1st, of the month before' },
];

/** Makes or changes a mail of reports to admins with a confirmed e-mail address. */
export function MailDialog({ subject, ...frame }: Props) {
  const admins = useMailRecipientsQuery({ fetchPolicy: 'network-only' });
  const { data } = admins;
  const [save] = useSaveReportMailMutation();
  const mail = 'mail' in subject ? subject.mail : undefined;
  const parts = 'mail' in subject ? subject.mail.reports : [subject.part];
  return (
    <FormDialog<Values>
      {...frame}
      title={mail ? 'Change the mail' : 'Mail this report'}
      waiting={untilLoaded(
        admins,
        (failure) => failureText('Failed to fetch the admins', failure),
        <TextSkeleton lines={4} />,
      )}
      name="report-mail"
      initialValues={{
        name: mail?.name ?? parts.map(({ kind }) => reportKinds[kind].title).join(', '),
        every: mail?.every ?? 'MONTH',
        recipientIds: mail?.recipients.filter(({ isReached }) => isReached).map(({ id }) => id) ?? [],
      }}
      submitLabel="Save"
      send={async ({ name, every, recipientIds }) => {
        const reports = parts.map(({ kind, groupBy, measure }) => ({ kind, groupBy, measure }));
        const input = { id: mail?.id ?? null, name: name.trim(), every, recipientIds, reports };
        await save({ variables: { input, version: mail?.version ?? null } });
        return `“${name.trim()}” goes at 07:00. It is listed under Reports.`;
      }}
      failureText={(failure) => failureText('Failed to save the mail', failure)}
      reloads={[ReportMailsDocument]}
    >
      <ul>
        {parts.map(({ kind, groupBy }) => (
          <li key={`${kind} ${groupBy}`}>
            {reportKinds[kind].title} by {groupLabels[groupBy].toLowerCase()}
          </li>
        ))}
      </ul>
      <Form.Item name="name" label="Name" rules={textRules('Name', 80)}>
        <Input autoComplete="off" maxLength={80} />
      </Form.Item>
      <Form.Item name="every" label="When">
        <RadioChoice label="When" options={times} />
      </Form.Item>
      <Form.Item
        name="recipientIds"
        label="To"
        extra="Admins whose e-mail address is confirmed. Figures with 1 to 4 patients behind them are not shown."
        rules={choiceRules('Please choose at least one admin')}
      >
        <Select
          mode="multiple"
          maxCount={10}
          options={(data?.mailRecipients ?? []).map(({ id, name }) => ({ value: id, label: name || 'Without a name' }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
