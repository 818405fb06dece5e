import {
  AppstoreOutlined,
  AuditOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  CommentOutlined,
  CreditCardOutlined,
  CustomerServiceOutlined,
  DashboardOutlined,
  DiffOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  IdcardOutlined,
  KeyOutlined,
  LogoutOutlined,
  MailOutlined,
  ReadOutlined,
  RedoOutlined,
  ScheduleOutlined,
  SearchOutlined,
  SendOutlined,
  ShopOutlined,
  SolutionOutlined,
  SwapOutlined,
  TeamOutlined,
  UserOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import { paths, staffPaths } from '../paths';

/** Sidebar links in order: what the day is made of. */
export const adminLinks = [
  { to: paths.admin, label: 'Dashboard', Icon: DashboardOutlined },
  { to: staffPaths.adminSchedule, label: 'Schedule', Icon: ScheduleOutlined },
  { to: staffPaths.adminPatientRecord, label: 'Patient Record', Icon: TeamOutlined },
  { to: staffPaths.adminPendingSessions, label: 'Pending Sessions', Icon: CalendarOutlined },
  { to: staffPaths.adminMissedSessions, label: 'Missed Sessions', Icon: CloseCircleOutlined },
  { to: staffPaths.adminCompletedSessions, label: 'Completed Sessions', Icon: CheckCircleOutlined },
  { to: staffPaths.adminPayment, label: 'Payment', Icon: CreditCardOutlined },
  { to: staffPaths.adminInbox, label: 'Inbox', Icon: MailOutlined },
  { to: paths.adminCare, label: 'Patient messages', Icon: CommentOutlined },
  { to: staffPaths.adminWaiting, label: 'Waiting list', Icon: ClockCircleOutlined },
] as const;

/** Links of the last part of the sidebar, which never folds. */
export const furtherLinks = [
  { to: staffPaths.adminServices, label: 'Services', Icon: AppstoreOutlined },
  { to: staffPaths.adminChangeUsertype, label: 'Change Usertype', Icon: SwapOutlined },
  { to: staffPaths.adminReport, label: 'Report', Icon: FileTextOutlined },
  { to: staffPaths.adminProfile, label: 'Profile', Icon: UserOutlined },
  { to: staffPaths.adminSupport, label: 'Support', Icon: CustomerServiceOutlined },
  { to: staffPaths.adminCommonResource, label: 'Common Resource', Icon: FolderOpenOutlined },
  { to: paths.signIn, label: 'Logout', Icon: LogoutOutlined },
] as const;

const recoveryLinks = [
  { to: staffPaths.adminProtocols, label: 'Protocols', Icon: ReadOutlined },
  { to: staffPaths.adminExercises, label: 'Exercises', Icon: UserOutlined },
  { to: staffPaths.adminLessons, label: 'Lessons', Icon: ReadOutlined },
  { to: staffPaths.adminQuestionnaires, label: 'Questionnaires', Icon: FileTextOutlined },
  { to: staffPaths.adminMissed, label: 'Make-ups', Icon: RedoOutlined },
  { to: staffPaths.adminReconciliation, label: 'Reconciliation', Icon: DiffOutlined },
] as const;

const clinicLinks = [
  { to: staffPaths.adminClinic, label: 'Clinic', Icon: ShopOutlined },
  { to: staffPaths.adminTeam, label: 'Team', Icon: IdcardOutlined },
  { to: staffPaths.adminCovers, label: 'Covers', Icon: UserSwitchOutlined },
  { to: staffPaths.adminMessages, label: 'Messages', Icon: CommentOutlined },
  { to: staffPaths.adminTemplates, label: 'Note templates', Icon: FileTextOutlined },
  { to: staffPaths.adminConsentForms, label: 'Consent forms', Icon: AuditOutlined },
] as const;

const moneyLinks = [
  { to: staffPaths.adminDues, label: 'Dues', Icon: CreditCardOutlined },
  { to: staffPaths.adminDayBook, label: 'Day book', Icon: ReadOutlined },
  { to: staffPaths.adminReports, label: 'Reports', Icon: FileTextOutlined },
  { to: staffPaths.adminChannels, label: 'Channels', Icon: SendOutlined },
] as const;

const hospitalLinks = [
  { to: staffPaths.adminReferrals, label: 'Referrals', Icon: SolutionOutlined },
  { to: staffPaths.adminExchanges, label: 'Exchanges', Icon: DiffOutlined },
  { to: staffPaths.adminIntegrations, label: 'Integrations', Icon: SwapOutlined },
] as const;

const systemLinks = [
  { to: staffPaths.adminAccounts, label: 'Accounts', Icon: SolutionOutlined },
  { to: staffPaths.adminApiKeys, label: 'API keys', Icon: KeyOutlined },
  { to: staffPaths.adminImport, label: 'Import', Icon: FolderOpenOutlined },
  { to: staffPaths.adminAudit, label: 'Audit', Icon: AuditOutlined },
  { to: staffPaths.adminData, label: 'Data requests', Icon: FileTextOutlined },
  { to: staffPaths.adminBreach, label: 'Breach report', Icon: AuditOutlined },
  { to: staffPaths.adminProcessors, label: 'Data processors', Icon: ShopOutlined },
  { to: staffPaths.adminSystem, label: 'System', Icon: DashboardOutlined },
  { to: staffPaths.adminExplorer, label: 'Explorer', Icon: SearchOutlined },
] as const;

/** Groups of the sidebar that fold, in order, without those that have no link. */
export const linkGroups = [
  { name: 'Recovery', links: recoveryLinks },
  { name: 'Money', links: moneyLinks },
  { name: 'Clinic', links: clinicLinks },
  { name: 'Hospitals', links: hospitalLinks },
  { name: 'System', links: systemLinks },
] as const;
