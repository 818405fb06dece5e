import { z } from 'zod';

const count = z.coerce.number().int().min(0).max(1_000_000);

/** Security limits: [environment variable, default, value if codes are only printed]. */
const table = {
  otpTtlSeconds: ['OTP_TTL_SECONDS', 300, 300],
  otpTries: ['OTP_TRIES', 5, 5],
  otpResendSeconds: ['OTP_RESEND_SECONDS', 60, 0],
  otpSendsPerPhoneAndIpHour: ['OTP_SENDS_PER_PHONE_AND_IP_HOUR', 5, 1_000],
  otpSendsPerPhoneAndIpDay: ['OTP_SENDS_PER_PHONE_AND_IP_DAY', 10, 1_000],
  otpSendsPerPhoneHour: ['OTP_SENDS_PER_PHONE_HOUR', 15, 1_000],
  otpSendsPerPhoneDay: ['OTP_SENDS_PER_PHONE_DAY', 30, 1_000],
  otpSendsPerDeviceHour: ['OTP_SENDS_PER_DEVICE_HOUR', 5, 1_000],
  otpSendsPerIpHour: ['OTP_SENDS_PER_IP_HOUR', 30, 1_000],
  otpSendsPerIpDay: ['OTP_SENDS_PER_IP_DAY', 100, 10_000],
  otpSendsPerSiteHour: ['OTP_SENDS_PER_SITE_HOUR', 60, 2_000],
  otpSendsPerSiteDay: ['OTP_SENDS_PER_SITE_DAY', 200, 20_000],
  otpSendsInAllHour: ['OTP_SENDS_IN_ALL_HOUR', 600, 10_000],
  otpSendsToDevicesHour: ['OTP_SENDS_TO_DEVICES_HOUR', 600, 10_000],
  otpSendsToTeamHour: ['OTP_SENDS_TO_TEAM_HOUR', 600, 10_000],
  otpFailuresPerIpHour: ['OTP_FAILURES_PER_IP_HOUR', 60, 1_000],
  otpFailuresPerPhoneAndIpDay: ['OTP_FAILURES_PER_PHONE_AND_IP_DAY', 20, 1_000],
  otpFailuresPerPhoneDay: ['OTP_FAILURES_PER_PHONE_DAY', 100, 1_000],
  authenticatorFailuresPerPhoneDay: ['AUTHENTICATOR_FAILURES_PER_PHONE_DAY', 200, 1_000],
  adminTriesPerIpHour: ['ADMIN_TRIES_PER_IP_HOUR', 5, 1_000],
  adminTriesInAllHour: ['ADMIN_TRIES_IN_ALL_HOUR', 100, 10_000],
  adminFloorMs: ['ADMIN_FLOOR_MS', 200, 0],
  deviceDays: ['DEVICE_DAYS', 400, 400],
  adminIdleMinutes: ['ADMIN_IDLE_MINUTES', 15, 15],
  adminSessionHours: ['ADMIN_SESSION_HOURS', 12, 12],
  staffIdleMinutes: ['STAFF_IDLE_MINUTES', 30, 30],
  staffSessionHours: ['STAFF_SESSION_HOURS', 12, 12],
  patientIdleMinutes: ['PATIENT_IDLE_MINUTES', 60, 60],
  patientSessionHours: ['PATIENT_SESSION_HOURS', 24, 24],
  patientKeptIdleDays: ['PATIENT_KEPT_IDLE_DAYS', 30, 30],
  patientKeptDays: ['PATIENT_KEPT_DAYS', 90, 90],
  openRequestsPerPatient: ['OPEN_REQUESTS_PER_PATIENT', 5, 5],
  contactsPerIpHour: ['CONTACT_PER_IP_HOUR', 5, 1_000],
  contactsInAllHour: ['CONTACT_IN_ALL_HOUR', 200, 10_000],
  uploadsPerUserDay: ['UPLOADS_PER_USER_DAY', 20, 1_000],
  clinicalFilesPerAccountDay: ['CLINICAL_FILES_PER_ACCOUNT_DAY', 100, 1_000],
  fileMegabytesPerPatient: ['FILE_MEGABYTES_PER_PATIENT', 1_024, 1_024],
  filmsPerAccountDay: ['FILMS_PER_ACCOUNT_DAY', 100, 1_000],
  carePhotosPerAccountDay: ['CARE_PHOTOS_PER_ACCOUNT_DAY', 20, 1_000],
  requestsAtOnce: ['REQUESTS_AT_ONCE', 500, 500],
  requestsPerAddressAtOnce: ['REQUESTS_PER_ADDRESS_AT_ONCE', 100, 500],
  requestsPerAddressMinute: ['REQUESTS_PER_ADDRESS_MINUTE', 1_200, 1_000_000],
  requestsPerAccountMinute: ['REQUESTS_PER_ACCOUNT_MINUTE', 600, 1_000_000],
  jsonBodySeconds: ['JSON_BODY_SECONDS', 10, 10],
  uploadsAtOnce: ['UPLOADS_AT_ONCE', 8, 8],
  uploadSeconds: ['UPLOAD_SECONDS', 25, 25],
  recordsPerSessionHour: ['RECORDS_PER_SESSION_HOUR', 5_000, 5_000],
  recordsPerKeyHour: ['RECORDS_PER_KEY_HOUR', 5_000, 5_000],
  exportsPerAdminHour: ['EXPORTS_PER_ADMIN_HOUR', 10, 1_000],
  importsPerAdminHour: ['IMPORTS_PER_ADMIN_HOUR', 30, 1_000],
  exportMaxRows: ['EXPORT_MAX_ROWS', 100_000, 1_000_000],
  apiKeysPerOwner: ['API_KEYS_PER_OWNER', 10, 10],
  apiKeyMaxDays: ['API_KEY_MAX_DAYS', 365, 365],
  apiKeyRequestsMinute: ['API_KEY_REQUESTS_MINUTE', 600, 600],
  apiKeyPointsHour: ['API_KEY_POINTS_HOUR', 5_000, 5_000],
  smartRequestsMinute: ['SMART_REQUESTS_MINUTE', 600, 6_000],
  smartTokensMinute: ['SMART_TOKENS_MINUTE', 60, 6_000],
  documentKilobytesPerClientDay: ['DOCUMENT_KILOBYTES_PER_CLIENT_DAY', 500_000, 500_000],
  bulkKeepHours: ['BULK_KEEP_HOURS', 24, 24],
  graphqlCostVisitor: ['GRAPHQL_COST_VISITOR', 1_000, 1_000],
  graphqlCostSignedIn: ['GRAPHQL_COST_SIGNED_IN', 5_000, 5_000],
  pdfMaxRows: ['PDF_MAX_ROWS', 5_000, 5_000],
} as const satisfies Record<string, readonly [variable: string, value: number, whilePrinted: number]>;

/** Waits, caps and lifetimes, by name. */
export type Limits = Record<keyof typeof table, number>;

/** Highest values that production accepts: above them a code could be guessed, or a stolen session or key would stay valid too long. */
const CEILINGS: Partial<Limits> = {
  adminIdleMinutes: 15,
  adminSessionHours: 12,
  staffIdleMinutes: 30,
  staffSessionHours: 12,
  patientIdleMinutes: 60,
  patientSessionHours: 24,
  patientKeptIdleDays: 30,
  patientKeptDays: 90,
  apiKeyMaxDays: 365,
  otpTtlSeconds: 600,
  otpTries: 5,
  otpSendsPerPhoneAndIpHour: 30,
  otpSendsPerPhoneHour: 60,
  otpSendsPerDeviceHour: 30,
  otpFailuresPerIpHour: 600,
};

/** Returns whether a limit has its test value; production refuses to start with it. */
function standsOpen(name: string, value: number): boolean {
  const [, usual, whilePrinted] = table[name as keyof Limits];
  if (!/^(otp|adminTries|adminFloor)/.test(name) || usual === whilePrinted) return false;
  return whilePrinted < usual ? value <= whilePrinted : value >= whilePrinted;
}

/** Reads the limits. @param printed codes are printed to the console, with wider limits because one machine simulates many phones */
export function readLimits(env: NodeJS.ProcessEnv, printed: boolean): { limits: Limits; problems: string[] } {
  const problems: string[] = [];
  const entries = Object.entries(table).map(([name, [variable, value, whilePrinted]]) => {
    const text = env[variable];
    if (text === undefined || text === '') return [name, printed ? whilePrinted : value];
    const parsed = count.safeParse(text);
    if (!parsed.success) problems.push(`${variable} must be a whole number, not "${text}"`);
    return [name, parsed.data ?? value];
  });
  const limits = Object.fromEntries(entries) as Limits;
  if (printed) return { limits, problems };
  for (const [name, value] of Object.entries(limits) as [keyof Limits, number][]) {
    const [variable] = table[name];
    const ceiling = CEILINGS[name];
    if (ceiling !== undefined && value > ceiling) problems.push(`${variable} must be at most ${ceiling}`);
    else if (standsOpen(name, value)) problems.push(`${variable}=${value} is only for SMS_PROVIDER=console`);
  }
  return { limits, problems };
}
