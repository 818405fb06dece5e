import { Form } from 'antd';
import { useEffect } from 'react';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import { useChargesQuery } from './gql/generated';
import { chargeLine } from './ledger-texts';
import styles from './ledger.module.css';
import { openAmount, openOldestFirst, partsOf } from './payment-parts';

interface Props {
  readonly patientId: string;
  /** Package whose charge is paid first. */
  readonly packageId?: string | undefined;
  /** Whether the dialog began with an amount. */
  readonly hasAmount: boolean;
}

/**
 * Says in a form with the inputs amount, status, isDeposit and sessions what the payment will pay, and fills the amount with what is due
 * until somebody changes it.
 */
export function WhatItPays({ patientId, packageId, hasAmount }: Props) {
  const form = Form.useFormInstance();
  const typed = Form.useWatch<string | undefined>('amount', form);
  const status = Form.useWatch<string | undefined>('status', form);
  const isDeposit = Form.useWatch<boolean | undefined>('isDeposit', form);
  const appointmentId = Form.useWatch<string | undefined>(['sessions', patientId], form);
  const { data, error } = useChargesQuery({ variables: { patientId } });
  const open = data && openOldestFirst(data.charges);
  const due = open && openAmount(open);
  useEffect(() => {
    if (hasAmount || due === undefined || form.isFieldTouched('amount')) return;
    form.setFieldValue('amount', due > 0 ? String(due / 100) : undefined);
  }, [form, hasAmount, due]);
  if (!open && error)
    return <p className={styles.pays}>What is due could not be loaded. It pays the oldest charges first.</p>;
  if (!open || due === undefined || status === 'FAILED') return null;
  if (isDeposit && status === 'PAID')
    return <p className={styles.pays}>It is held as a deposit, and pays nothing until it is released.</p>;
  const { parts, rest } = partsOf(paiseOf(typed ?? '') ?? 0, open, (charge) =>
    packageId
      ? charge.packageId === packageId
      : charge.appointmentId !== null && charge.appointmentId === appointmentId,
  );
  return (
    <section aria-label="What it pays" aria-live="polite" className={styles.pays}>
      {due === 0 && <p>Nothing is due: it is an advance, which pays the next charges.</p>}
      {due > 0 && (
        <p>
          {rupeesText(due)} due.{' '}
          {parts.length > 0 && (status === 'PENDING' ? 'Once it is settled, it pays:' : 'It pays:')}
        </p>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map(({ charge, amount }) => (
            <li key={charge.id}>
              <strong>{rupeesText(amount)}</strong> {charge.text} <small>{chargeLine(charge)}</small>
              {amount < charge.open && <small> {rupeesText(charge.open - amount)} stays open</small>}
            </li>
          ))}
        </ul>
      )}
      {due > 0 && rest > 0 && <p>{rupeesText(rest)} is an advance, which pays the next charges.</p>}
    </section>
  );
}
