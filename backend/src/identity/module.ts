import { reasonFor } from '../platform/errors/reason.js';
import { KeyRing } from '../platform/keys/key-ring.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { AccountResolver } from './accounts/account.resolver.js';
import { accountRoutes } from './accounts/account.rest.js';
import { AccountService } from './accounts/account.service.js';
import { UserTypeService } from './accounts/user-type.service.js';
import { ApiKeyAuthenticator, type FenceOf } from './api-keys/api-key-authenticator.js';
import { ApiKeyQuota } from './api-keys/api-key-quota.js';
import { ApiKey } from './api-keys/api-key.entity.js';
import { ApiKeyResolver } from './api-keys/api-key.resolver.js';
import { ApiKeyService } from './api-keys/api-key.service.js';
import { keyCost } from './api-keys/key-cost.js';
import { Approval } from './approvals/approval.entity.js';
import { FourEyes } from './approvals/four-eyes.js';
import { Accounts, type IsInvited } from './auth/accounts.js';
import { AuthResolver } from './auth/auth.resolver.js';
import type { OpensAnything } from './auth/birth-year-due.js';
import { authRoutes } from './auth/auth.rest.js';
import { authenticate } from './auth/authenticate.js';
import { Devices } from './auth/devices.js';
import { NewDeviceNote } from './auth/new-device-note.js';
import { OneTimeCodes } from './auth/one-time-codes.js';
import { OtpChallenge } from './auth/otp-challenge.entity.js';
import { OtpLimits } from './auth/otp-limits.js';
import { watchCodes } from './auth/otp-watch.js';
import { OwnerNote } from './auth/owner-note.js';
import { Sessions, sessionMiddleware } from './auth/session.js';
import { SessionResolver } from './auth/session.resolver.js';
import { SessionService } from './auth/session.service.js';
import { SignInFence } from './auth/sign-in-fence.js';
import { SignInService } from './auth/sign-in.service.js';
import { AuthenticatorLimits } from './authenticators/authenticator-limits.js';
import { AuthenticatorSignInService } from './authenticators/authenticator-sign-in.service.js';
import { AuthenticatorResolver } from './authenticators/authenticator.resolver.js';
import { AuthenticatorService } from './authenticators/authenticator.service.js';
import { Authenticators } from './authenticators/authenticators.js';
import { FactorResolver } from './authenticators/factor.resolver.js';
import { FactorService } from './authenticators/factor.service.js';
import { Factors } from './authenticators/factors.js';
import { Passkeys } from './authenticators/passkeys.js';
import { SecondFactorService } from './authenticators/second-factor.service.js';
import { BirthYearResolver } from './birth-years/birth-year.resolver.js';
import { birthYearRoutes } from './birth-years/birth-year.rest.js';
import { BirthYearService } from './birth-years/birth-year.service.js';
import { SecurityAlarm } from './security-notices/security-alarm.js';
import { SecurityNotice } from './security-notices/security-notice.entity.js';
import { SecurityNoticeResolver } from './security-notices/security-notice.resolver.js';
import { SecurityNoticeService } from './security-notices/security-notice.service.js';
import { resealAuthenticators } from './keys/reseal-authenticators.js';
import type { SmsSender } from './sms/sms-sender.js';
import { AccountListResolver } from './users/account-list.resolver.js';
import { AccountListService } from './users/account-list.service.js';
import { avatarRoutes } from './users/avatar.rest.js';
import { Avatars } from './users/avatars.js';
import type { FindRecordSummary } from './users/record-summary.js';
import { User } from './users/user.entity.js';
import { UserResolver } from './users/user.resolver.js';
import { userRoutes } from './users/user.rest.js';
import { UserService } from './users/user.service.js';

/** Entities of this module. */
export const entities = [User, OtpChallenge, ApiKey, SecurityNotice, Approval];

/** Composes sessions and known devices, which the use cases of all modules need to check for a recent sign-in. */
export function composeSessions({
  config,
  pool,
  em,
  clock,
  logger,
}: Pick<ModuleContext, 'config' | 'pool' | 'em' | 'clock' | 'logger'>) {
  const devices = new Devices(pool, config, new KeyRing(config.otpPeppers));
  const newDevices = new NewDeviceNote({ em, clock, logger });
  return { devices, sessions: new Sessions(pool, config, devices, newDevices, clock, logger) };
}

/** Dependencies of this module besides the context. */
interface Needed extends ReturnType<typeof composeSessions> {
  sms: SmsSender;
  randomOtp: () => string;
  findRecordSummary: FindRecordSummary;
  isInvited: IsInvited;
  opensAnything: OpensAnything;
  fenceOf: FenceOf;
}

/** Composes accounts, sign-in, sessions and API keys. */
export function composeIdentity(
  context: ModuleContext,
  { devices, sessions, sms, randomOtp, findRecordSummary, isInvited, opensAnything, fenceOf }: Needed,
) {
  const { config, pool, em, limits, clock, logger, storage, audit, useCases } = context;
  const accounts = new Accounts(clock, isInvited);
  const alarm = new SecurityAlarm({ em, clock, logger });
  const otpLimits = new OtpLimits(pool, limits, alarm);
  const peppers = new KeyRing(config.otpPeppers);
  const codes = new OneTimeCodes({ em, limits, peppers, randomOtp });
  const ownerNote = new OwnerNote({ em, audit, accounts, otpLimits, clock, logger });
  const fence = new SignInFence({ otpLimits, devices, hidesAdmins: config.hidesAdmins, limits, clock });
  const signingIn = { accounts, limits, codes, otpLimits, fence, ownerNote, sms, devices, opensAnything };
  const signIn = new SignInService({ em, useCases, audit, clock, logger, ...signingIn });
  const users = new UserService(em, useCases, codes, findRecordSummary);
  const factors = new Factors(clock);
  const fourEyes = new FourEyes({ em, audit, clock });
  const sessionService = new SessionService(useCases, { clock, sessions, users, fourEyes });
  const userTypes = new UserTypeService(useCases, { clock, users, sessions, factors, fourEyes });
  const authenticatorParts = {
    useCases,
    audit,
    fence,
    ownerNote,
    sessions,
    clock,
    factors,
    passkeys: new Passkeys({ em, publicUrl: config.publicUrl, logger }),
    authenticators: new Authenticators({ peppers, clock, logger }),
    limits: new AuthenticatorLimits(pool, limits, otpLimits),
  };
  const uploads = new RateLimit(pool, 'upload', limits.uploadsPerUserDay, 86_400, reasonFor('TOO_MANY_PHOTOS'));
  const avatars = new Avatars(useCases, { em, storage, cap: uploads, clock });
  const changing = { users, avatars, sessions, codes, otpLimits, ownerNote, sms, fourEyes };
  const ownAccounts = new AccountService({ em, useCases, audit, clock, logger, ...changing });
  const birthYears = new BirthYearService(useCases, audit, clock);
  const apiKeyQuota = new ApiKeyQuota(pool, limits);
  const sessionMiddlewares = devices.behind(sessionMiddleware(config, pool, logger));
  return {
    users,
    codes,
    otpLimits,
    fourEyes,
    /** Carry out approved changes of accounts. */
    userTypes,
    sessionService,
    authenticate: authenticate({
      sessionMiddleware: sessionMiddlewares,
      sessions,
      apiKeys: new ApiKeyAuthenticator(pool, fenceOf),
      apiKeyQuota,
    }),
    graphqlPlugins: [keyCost(apiKeyQuota)],
    parts: {
      resolvers: [
        new AuthResolver(signIn, sessions, users),
        new AuthenticatorResolver(
          new AuthenticatorService(authenticatorParts),
          new AuthenticatorSignInService({ em, accounts, ...authenticatorParts }),
          { sessions, users },
        ),
        new FactorResolver(
          new FactorService(authenticatorParts),
          new SecondFactorService({ ...authenticatorParts, codes, otpLimits, signIn }),
          { sessions, users },
        ),
        new SessionResolver(sessionService),
        new BirthYearResolver(birthYears, { sessions, users }),
        new ApiKeyResolver(new ApiKeyService(useCases, { limits, clock })),
        new UserResolver(users),
        new AccountListResolver(new AccountListService(useCases, clock)),
        new AccountResolver(ownAccounts, userTypes),
        new SecurityNoticeResolver(new SecurityNoticeService(useCases, clock)),
      ],
      routes: [
        ...authRoutes(signIn, sessions, users),
        ...birthYearRoutes(birthYears, { sessions, users }),
        ...userRoutes(users),
        ...avatarRoutes(avatars),
        ...accountRoutes(ownAccounts),
      ],
      maintenance: () => [
        avatars.sweep(),
        watchCodes(pool, alarm),
        devices.sweep(),
        resealAuthenticators(pool, peppers),
      ],
    } satisfies ModuleParts,
  };
}
