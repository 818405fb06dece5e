import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { addDays, clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { Charge } from '../charges/charge.entity.js';
import { requireCharge } from '../charges/charge.queries.js';
import { Credit } from '../charges/credit.entity.js';
import { recordOfBooks } from '../charges/record-of-books.js';
import { lockBooks, openBooks, settleNow } from '../payments/ledger.js';
import { Package } from './package.entity.js';
import { closePackageInput, sellPackageInput, walletInput } from './package.input.js';
import { findPackage, readWallet, revivedPackage, type PackageRow, type WalletRows } from './package.queries.js';
import { packageStatus, usedValue } from './package-state.js';

/** Days that the first day of a package may lie in the past. */
const MOST_DAYS_BACK = 365;
/** Days between the first and the last day of a package with a number of sessions, and of a period. */
const MOST_DAYS = { sessions: 1_096, period: 366 };

/** Sells, lists and closes packages. A trigger uses them for completed sessions. */
export class PackageService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Reads the packages of a record, newest first; a patient sees only their own. @throws AppError NOT_FOUND */
  async read(actor: Actor, input: z.input<typeof walletInput>): Promise<WalletRows> {
    return this.useCases.read(actor, 'wallet.read', walletInput, input, async ({ patientId }, look) => {
      const record = await recordOfBooks(look.em, look.actor, patientId, this.clock.now());
      const wallet = record ? await readWallet(look.em, record) : { packages: [], uncovered: 0 };
      if (look.actor.role === 'patient') return { ...wallet, packages: wallet.packages.map(asPatientSees) };
      await look.listed(wallet.packages, { patientId });
      return wallet;
    });
  }

  /**
   * Sells a package: adds it with its charge of today. Idempotent by key.
   * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, IDEMPOTENCY_KEY_REUSED
   */
  async sell(actor: Actor, input: z.input<typeof sellPackageInput>): Promise<PackageRow> {
    const verb = input.discount ? 'package.sellDiscounted' : 'package.sell';
    return this.useCases.write(actor, verb, sellPackageInput, input, async (asked, { tx, actor: own }) => {
      const { idempotencyKey: key, ...body } = asked;
      const make = () => this.add(tx, body);
      const row = await withIdempotency(tx, { actorId: own.userId, key, body }, make, revivedPackage);
      return { subject: tx.getReference(Package, row.id), answer: () => row };
    });
  }

  /**
   * Closes a package: credits what was not used, and fixes what is to be refunded. What its charge no longer needs pays other charges.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE
   */
  async close(actor: Actor, input: z.input<typeof closePackageInput>): Promise<PackageRow> {
    return this.useCases.write(actor, 'package.close', closePackageInput, input, async ({ id, reason }, change) => {
      const { tx, lock } = change;
      const sold = await lock(Package, { id });
      if (!sold) throw noPackage();
      const now = this.clock.now();
      await lockBooks(tx, sold.patient.id, now);
      const today = clinicDay(now);
      const facts = await requirePackage(tx, id);
      const status = packageStatus(facts, today);
      if (status !== 'ACTIVE' && status !== 'USED_UP') throw new AppError('WRONG_STATE', reasonFor('PACKAGE_NOT_OPEN'));
      const value = usedValue(facts, today);
      const unused = await unusedPart(tx, facts, value);
      if (unused > 0)
        tx.create(Credit, {
          patient: sold.patient,
          kind: 'PACKAGE_CLOSED',
          amountPaise: unused,
          day: today,
          reason,
          chargeId: facts.chargeId,
          createdAt: now,
        });
      const refundDuePaise = Math.max(0, facts.paidPaise - value);
      tx.assign(sold, { closedAt: now, closedReason: reason, refundDuePaise });
      const answer = async () => {
        await settleNow(tx, sold.patient.id);
        return requirePackage(tx, id);
      };
      return { subject: sold, answer };
    });
  }

  private async add(
    tx: EntityManager,
    { discount = 0, ...asked }: Omit<z.output<typeof sellPackageInput>, 'idempotencyKey'>,
  ): Promise<PackageRow> {
    const soldAt = this.clock.now();
    const day = clinicDay(soldAt);
    const { validFrom = day, validUntil, sessions = null, sessionTypes = null, name, price } = asked;
    requireDays({ validFrom, validUntil, sessions }, day);
    const patient = await openBooks(tx, asked.patientId, soldAt);
    const charge = tx.create(Charge, {
      patient,
      kind: 'PACKAGE',
      text: name,
      amountPaise: price - discount,
      discountPaise: discount,
      day,
      createdAt: soldAt,
    });
    await tx.flush();
    const sold = tx.create(Package, {
      patient,
      name,
      sessions,
      sessionTypes,
      pricePaise: price,
      discountPaise: discount,
      discountReason: asked.discountReason ?? null,
      validFrom,
      validUntil,
      chargeId: charge.id,
      soldAt,
    });
    await tx.flush();
    await settleNow(tx, patient.id);
    return requirePackage(tx, sold.id);
  }
}

/** Checks the days of a package. @throws AppError BAD_INPUT */
function requireDays(
  { validFrom, validUntil, sessions }: Pick<PackageRow, 'validFrom' | 'validUntil' | 'sessions'>,
  today: string,
): void {
  if (validFrom > today || validFrom < addDays(today, -MOST_DAYS_BACK))
    throw badInput({ validFrom: reasonFor('PACKAGE_FROM', { days: MOST_DAYS_BACK }) });
  if (validUntil < today) throw badInput({ validUntil: reasonFor('PACKAGE_UNTIL') });
  const days = sessions === null ? MOST_DAYS.period : MOST_DAYS.sessions;
  if (validUntil > addDays(validFrom, days)) throw badInput({ validUntil: reasonFor('PACKAGE_TOO_LONG', { days }) });
}

/** Returns the part of a package's charge that was not used, at most what other credits left of it, in paise. */
async function unusedPart(
  tx: EntityManager,
  { chargeId, pricePaise, discountPaise }: PackageRow,
  value: number,
): Promise<number> {
  if (!chargeId) return 0;
  const { amountPaise, credits } = await requireCharge(tx, chargeId);
  const left = credits.reduce((rest, credit) => rest - credit.amountPaise, amountPaise);
  return Math.min(pricePaise - discountPaise - value, left);
}

async function requirePackage(em: EntityManager, id: string): Promise<PackageRow> {
  const row = await findPackage(em, id);
  if (!row) throw noPackage();
  return row;
}

const noPackage = () => new AppError('NOT_FOUND', reasonFor('PACKAGE_NOT_FOUND'));

/** Redacts a package for its patient: removes the reason that staff entered. */
const asPatientSees = (row: PackageRow): PackageRow => ({
  ...row,
  closedReason: row.closedReason === null ? null : '',
});
