import { staffPaths } from '../paths';
import { PlaceholderPage } from './PlaceholderPage';

/** Pages of the specification without content of their own, each with a link to where its work is done. */
export const placeholders = {
  [staffPaths.adminMissedSessions]: () => (
    <PlaceholderPage
      label="Missed Sessions"
      meanwhile={{
        to: staffPaths.adminMissed,
        text: 'Open the sessions to make up, and offer three other times for one',
      }}
    />
  ),
  [staffPaths.adminCompletedSessions]: () => (
    <PlaceholderPage
      label="Completed Sessions"
      meanwhile={{
        to: staffPaths.adminSchedule,
        text: 'Open the schedule to see the sessions of a day, and to mark them as completed or missed',
      }}
    />
  ),
  [staffPaths.adminServices]: () => (
    <PlaceholderPage
      label="Services"
      meanwhile={{
        to: staffPaths.adminClinic,
        text: 'Open the clinic settings to say which sessions you offer, how long they take and what they cost',
      }}
    />
  ),
  [staffPaths.adminChangeUsertype]: () => (
    <PlaceholderPage
      label="Change Usertype"
      meanwhile={{ to: staffPaths.adminAccounts, text: 'Open the accounts to change what somebody may do' }}
    />
  ),
  [staffPaths.adminReport]: () => (
    <PlaceholderPage
      label="Report"
      meanwhile={{
        to: staffPaths.adminReports,
        text: 'Open the reports to see what was earned, with the rows behind each figure',
      }}
    />
  ),
  [staffPaths.adminSupport]: () => (
    <PlaceholderPage
      label="Support"
      meanwhile={{ to: staffPaths.adminInbox, text: 'Open the inbox to read what visitors wrote to the clinic' }}
    />
  ),
  [staffPaths.adminCommonResource]: () => (
    <PlaceholderPage
      label="Common Resource"
      meanwhile={{ to: staffPaths.adminProtocols, text: 'Open the protocols to see from what recovery plans are made' }}
    />
  ),
} as const;

/** Path of a page without content of its own. */
export type PlaceholderPath = keyof typeof placeholders;
