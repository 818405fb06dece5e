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
import { paths } from '../paths';

/** Sidebar links in order: what the day is made of. */
export const adminLinks = [
  { to: paths.admin, label: 'Dashboard', Icon: DashboardOutlined },
  { to: paths.adminSchedule, label: 'Schedule', Icon: ScheduleOutlined },
  { to: paths.adminPatientRecord, label: 'Patient Record', Icon: TeamOutlined },
  { to: paths.adminPendingSessions, label: 'Pending Sessions', Icon: CalendarOutlined },
  { to: paths.adminMissedSessions, label: 'Missed Sessions', Icon: CloseCircleOutlined },
  { to: paths.adminCompletedSessions, label: 'Completed Sessions', Icon: CheckCircleOutlined },
  { to: paths.adminPayment, label: 'Payment', Icon: CreditCardOutlined },
  { to: paths.adminInbox, label: 'Inbox', Icon: MailOutlined },
  { to: paths.adminCare, label: 'Patient messages', Icon: CommentOutlined },
  { to: paths.adminWaiting, label: 'Waiting list', Icon: ClockCircleOutlined },
] as const;

/** Links of the last part of the sidebar, which never folds. */
export const furtherLinks = [
  { to: paths.adminServices, label: 'Services', Icon: AppstoreOutlined },
  { to: paths.adminChangeUsertype, label: 'Change Usertype', Icon: SwapOutlined },
  { to: paths.adminReport, label: 'Report', Icon: FileTextOutlined },
  { to: paths.adminProfile, label: 'Profile', Icon: UserOutlined },
  { to: paths.adminSupport, label: 'Support', Icon: CustomerServiceOutlined },
  { to: paths.adminCommonResource, label: 'Common Resource', Icon: FolderOpenOutlined },
  { to: paths.signIn, label: 'Logout', Icon: LogoutOutlined },
] as const;

const recoveryLinks = [
  { to: paths.adminProtocols, label: 'Protocols', Icon: ReadOutlined },
  { to: paths.adminExercises, label: 'Exercises', Icon: UserOutlined },
  { to: paths.adminLessons, label: 'Lessons', Icon: ReadOutlined },
  { to: paths.adminQuestionnaires, label: 'Questionnaires', Icon: FileTextOutlined },
  { to: paths.adminMissed, label: 'Make-ups', Icon: RedoOutlined },
  { to: paths.adminReconciliation, label: 'Reconciliation', Icon: DiffOutlined },
] as const;

const clinicLinks = [
  { to: paths.adminClinic, label: 'Clinic', Icon: ShopOutlined },
  { to: paths.adminTeam, label: 'Team', Icon: IdcardOutlined },
  { to: paths.adminCovers, label: 'Covers', Icon: UserSwitchOutlined },
  { to: paths.adminMessages, label: 'Messages', Icon: CommentOutlined },
  { to: paths.adminTemplates, label: 'Note templates', Icon: FileTextOutlined },
  { to: paths.adminConsentForms, label: 'Consent forms', Icon: AuditOutlined },
] as const;

const moneyLinks = [
  { to: paths.adminDues, label: 'Dues', Icon: CreditCardOutlined },
  { to: paths.adminDayBook, label: 'Day book', Icon: ReadOutlined },
  { to: paths.adminReports, label: 'Reports', Icon: FileTextOutlined },
  { to: paths.adminChannels, label: 'Channels', Icon: SendOutlined },
] as const;

const hospitalLinks = [
  { to: paths.adminReferrals, label: 'Referrals', Icon: SolutionOutlined },
  { to: paths.adminExchanges, label: 'Exchanges', Icon: DiffOutlined },
  { to: paths.adminIntegrations, label: 'Integrations', Icon: SwapOutlined },
] as const;

const systemLinks = [
  { to: paths.adminAccounts, label: 'Accounts', Icon: SolutionOutlined },
  { to: paths.adminApiKeys, label: 'API keys', Icon: KeyOutlined },
  { to: paths.adminImport, label: 'Import', Icon: FolderOpenOutlined },
  { to: paths.adminAudit, label: 'Audit', Icon: AuditOutlined },
  { to: paths.adminData, label: 'Data requests', Icon: FileTextOutlined },
  { to: paths.adminBreach, label: 'Breach report', Icon: AuditOutlined },
  { to: paths.adminProcessors, label: 'Data processors', Icon: ShopOutlined },
  { to: paths.adminSystem, label: 'System', Icon: DashboardOutlined },
  { to: paths.adminExplorer, label: 'Explorer', Icon: SearchOutlined },
] as const;

/** Groups of the sidebar that fold, in order, without those that have no link. */
export const linkGroups = [
  { name: 'Recovery', links: recoveryLinks },
  { name: 'Money', links: moneyLinks },
  { name: 'Clinic', links: clinicLinks },
  { name: 'Hospitals', links: hospitalLinks },
  { name: 'System', links: systemLinks },
] as const;
