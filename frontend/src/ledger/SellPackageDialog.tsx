import type { DocumentNode } from '@apollo/client';
import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { sessionTypeOptions } from '../appointments/session-types';
import { useClinic } from '../brand/clinic';
import { addDays } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { onceFailureText } from '../payments/once-failure-text';
import { amountRules } from '../payments/payment-rules';
import type { DialogState } from '../ui/dialogs/Dialog';
import { CheckboxChoice } from '../ui/forms/CheckboxChoice';
import { choiceRules, textRules } from '../ui/forms/form-rules';
import { Stack } from '../ui/layout/Stack';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { paiseOf } from '../values/typed-rupees';
import type { SessionType } from '../workplace/gql/generated';
import { DiscountFields } from '../payments/DiscountFields';
import { useSellPackageMutation, type WalletPackageFragment } from './gql/generated';
import { ledgerDay, sessionsText } from './ledger-texts';
import styles from './ledger.module.css';
import { StepDialog } from './StepDialog';
import type { PackageToPay } from './useLedgerActions';

/** Values of the form, by the server's field names. */
interface Values {
  /** Index of an offer of the clinic, or 'own'. */
  readonly offer: number | 'own';
  readonly name: string;
  /** As typed; empty for any number within the days. */
  readonly sessions?: string;
  /** Rupees, as typed. */
  readonly price: string;
  readonly validUntil: string;
  readonly sessionTypes?: readonly SessionType[];
  /** Rupees, as typed. */
  readonly discount?: string;
  readonly discountReason?: string;
}

interface Props extends DialogState {
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string };
  /** Whether a discount may be given. */
  readonly mayDiscount: boolean;
  /** Called with the package when its payment is to be taken; the dialog closes itself. */
  readonly onPay: (sold: PackageToPay) => void;
  readonly reloads: readonly DocumentNode[];
}

/** How many days a package can be used unless its offer or another last day says otherwise. */
const usualDays = 365;

/** Longest period of a package with a number of sessions, in days (schema/package.graphql). */
const mostDays = 1_096;

const wholeNumber = /^\d{1,3}$/;

/** Sells a package: one of the clinic's offers, or another one. Repeated submits sell it once. It leads to the payment. */
export function SellPackageDialog({ patient, mayDiscount, onPay, ...frame }: Props) {
  const { packages: offers } = useClinic();
  const today = useClinicToday();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [sell] = useSellPackageMutation();
  const send = async ({ offer: _chosen, name, sessions, price, validUntil, ...more }: Values) => {
    const discount = paiseOf(more.discount ?? '') ?? 0;
    const input = {
      patientId: patient.id,
      name,
      ...(sessions?.trim() && { sessions: Number(sessions) }),
      price: paiseOf(price) ?? 0,
      validUntil,
      ...(more.sessionTypes?.length && { sessionTypes: more.sessionTypes }),
      ...(discount > 0 && { discount, discountReason: more.discountReason ?? '' }),
    };
    const { data } = await sell({ variables: { input, idempotencyKey } });
    if (!data) throw new Error('The answer to a sale has no package.');
    return data.sellPackage;
  };
  const first = offers[0];
  return (
    <StepDialog<Values, WalletPackageFragment>
      {...frame}
      title="Sell package"
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
        </Subject>
      }
      name="sell"
      initialValues={{ ...valuesOf(first, today), offer: first ? 0 : 'own' }}
      submitLabel="Sell package"
      send={send}
      failureText={(failure) => onceFailureText('Failed to sell the package', 'sold', failure, 'the packages')}
      renderResult={(sold) => (
        <Sold
          sold={sold}
          onClose={frame.onClose}
          onPay={() => {
            onPay(sold);
            frame.onClose();
          }}
        />
      )}
    >
      {offers.length > 0 && <Offers today={today} />}
      <Form.Item name="name" label="Name" rules={textRules('Name', 80)}>
        <Input autoComplete="off" maxLength={80} />
      </Form.Item>
      <Form.Item
        name="sessions"
        label="Number of sessions (optional)"
        extra="Any number within its days when left empty, of at most 366 days."
        rules={[{ validateTrigger: 'onBlur', pattern: wholeNumber, message: 'Enter a number from 1 to 200' }]}
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={3} />
      </Form.Item>
      <Form.Item name="price" label="Price in rupees" rules={amountRules}>
        <Input inputMode="decimal" prefix="₹" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item name="validUntil" label="Last day" rules={choiceRules('The last day is required')}>
        <Input type="date" min={today} max={addDays(today, mostDays)} />
      </Form.Item>
      <Form.Item name="sessionTypes" label="Kinds of sessions (optional)" extra="All kinds when none is chosen.">
        <CheckboxChoice<SessionType> label="Kinds of sessions" options={sessionTypeOptions} />
      </Form.Item>
      {mayDiscount && (
        <Form.Item noStyle dependencies={['price']}>
          {({ getFieldValue }) => <DiscountFields price={paiseOf(String(getFieldValue('price') ?? '')) ?? 0} />}
        </Form.Item>
      )}
    </StepDialog>
  );
}

/** What an offer of the clinic fills in; without one, the inputs of another package. The first day counts. */
const valuesOf = (offer: ReturnType<typeof useClinic>['packages'][number] | undefined, today: string) => ({
  name: offer?.name ?? '',
  sessions: offer ? String(offer.sessions) : '',
  price: offer ? String(offer.price / 100) : '',
  validUntil: addDays(today, (offer?.validDays ?? usualDays) - 1),
  sessionTypes: [...(offer?.sessionTypes ?? [])],
});

/** The clinic's packages to choose from, which fill the inputs below, or another one. */
function Offers({ today }: { readonly today: string }) {
  const form = Form.useFormInstance<Values>();
  const { packages: offers } = useClinic();
  return (
    <Form.Item name="offer" label="Package">
      <Radio.Group
        aria-label="Package"
        className={styles.choices}
        onChange={({ target }) => form.setFieldsValue(valuesOf(offers[target.value as number], today))}
      >
        {offers.map((offer, index) => (
          <Radio key={offer.name} value={index}>
            {offer.name}, {sessionsText(offer.sessions)}, {rupeesText(offer.price)}
          </Radio>
        ))}
        <Radio value="own">Another one</Radio>
      </Radio.Group>
    </Form.Item>
  );
}

interface SoldProps {
  readonly sold: WalletPackageFragment;
  readonly onClose: () => void;
  readonly onPay: () => void;
}

/** What was sold, and the way to its payment. An advance may have paid it already. */
function Sold({ sold: { name, left, due, validUntil }, onClose, onPay }: SoldProps) {
  return (
    <>
      <p>
        <output>
          {name} was sold: {left === null ? 'any number of sessions' : sessionsText(left)} until {ledgerDay(validUntil)}
          . {due > 0 ? `${rupeesText(due)} is due.` : 'An advance paid it.'}
        </output>
      </p>
      <Stack row justify="end" gap={2}>
        <Button onClick={onClose}>{due > 0 ? 'Later' : 'Close'}</Button>
        {due > 0 && (
          <Button type="primary" onClick={onPay}>
            Take payment
          </Button>
        )}
      </Stack>
    </>
  );
}
