import { paths } from '../paths';
import { PlaceholderPage } from './PlaceholderPage';

/** Pages of the specification without content of their own, each with a link to where its work is done. */
export const placeholders = {
  [paths.adminMissedSessions]: () => (
    <PlaceholderPage
      label="Missed Sessions"
      meanwhile={{ to: paths.adminMissed, text: 'Open the sessions to make up, and offer three other times for one' }}
    />
  ),
  [paths.adminCompletedSessions]: () => (
    <PlaceholderPage
      label="Completed Sessions"
      meanwhile={{
        to: paths.adminSchedule,
        text: 'Open the schedule to see the sessions of a day, and to mark them as completed or missed',
      }}
    />
  ),
  [paths.adminServices]: () => (
    <PlaceholderPage
      label="Services"
      meanwhile={{
        to: paths.adminClinic,
        text: 'Open the clinic settings to say which sessions you offer, how long they take and what they cost',
      }}
    />
  ),
  [paths.adminChangeUsertype]: () => (
    <PlaceholderPage
      label="Change Usertype"
      meanwhile={{ to: paths.adminAccounts, text: 'Open the accounts to change what somebody may do' }}
    />
  ),
  [paths.adminReport]: () => (
    <PlaceholderPage
      label="Report"
      meanwhile={{
        to: paths.adminReports,
        text: 'Open the reports to see what was earned, with the rows behind each figure',
      }}
    />
  ),
  [paths.adminSupport]: () => (
    <PlaceholderPage
      label="Support"
      meanwhile={{ to: paths.adminInbox, text: 'Open the inbox to read what visitors wrote to the clinic' }}
    />
  ),
  [paths.adminCommonResource]: () => (
    <PlaceholderPage
      label="Common Resource"
      meanwhile={{ to: paths.adminProtocols, text: 'Open the protocols to see from what recovery plans are made' }}
    />
  ),
} as const;

/** Path of a page without content of its own. */
export type PlaceholderPath = keyof typeof placeholders;
