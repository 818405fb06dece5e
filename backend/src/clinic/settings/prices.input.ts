import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { wholeNumber } from '../../platform/inputs/whole-number.js';
import { FEE_BASES, type FeeRule } from './price-rules.js';
import { SESSION_TYPES } from './session-type.js';

const MOST_PAISE = 100_000_000;
const PRICE = validationMessage('PRICE', { rupees: MOST_PAISE / 100 });
const AMOUNT = validationMessage('AMOUNT', { rupees: MOST_PAISE / 100 });
const ID = validationMessage('REQUIRED', { input: 'ID' });
const RULES = validationMessage('PRICE_RULES_LIST');
const TYPE = validationMessage('EITHER', { input: 'SESSION_TYPE', choices: SESSION_TYPES.join(', ') });

/** Most items of the price list that are sold, and that there are in all. */
export const MOST_ITEMS = { sold: 150, ever: 200 };

/** Prices with single physiotherapists; each pair of kind and physiotherapist is named once. */
export const priceRules = z
  .array(
    z.object(
      {
        sessionType: z.enum(SESSION_TYPES, TYPE),
        physiotherapistId: z.string(ID).pipe(rowId),
        price: z.int(PRICE).min(0, PRICE).max(MOST_PAISE, PRICE),
      },
      RULES,
    ),
    RULES,
  )
  .max(100, validationMessage('TOO_MANY', { input: 'PRICE_RULES', most: 100 }))
  .refine((list) => new Set(list.map((rule) => `${rule.sessionType} ${rule.physiotherapistId}`)).size === list.length, {
    message: validationMessage('PRICE_RULE_TWICE'),
  });

const ITEMS = validationMessage('ITEMS_LIST');
const CODE = validationMessage('ITEM_CODE', { least: 4, most: 8 });
const yesOrNo = (input: 'IS_GOODS' | 'ITEM_ACTIVE') => z.boolean(validationMessage('YES_OR_NO', { input }));

/** Name of an item as it is compared: letters of either case are the same. */
export const comparedName = (name: string): string => name.toLocaleLowerCase('en-IN');

/** Returns whether no two of these texts are the same. */
const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** The price list; each item and each name stand in it once. */
export const priceItems = z
  .array(
    z.object(
      {
        id: z
          .string(ID)
          .pipe(rowId)
          .nullish()
          .transform((id) => id ?? undefined),
        name: line.required('ITEM_NAME', 80),
        price: z.int(AMOUNT).min(1, AMOUNT).max(MOST_PAISE, AMOUNT),
        isGoods: yesOrNo('IS_GOODS'),
        gstRate: wholeNumber('GST_RATE', 0, 4_000),
        hsn: z
          .string(CODE)
          .trim()
          .regex(/^(?:\d{4,8})?$/, CODE)
          .nullish()
          .transform((code) => code || null),
        isActive: yesOrNo('ITEM_ACTIVE')
          .nullish()
          .transform((isActive) => isActive ?? true),
      },
      ITEMS,
    ),
    ITEMS,
  )
  .max(MOST_ITEMS.sold, validationMessage('TOO_MANY', { input: 'PRICE_ITEMS', most: MOST_ITEMS.sold }))
  .refine((list) => areDistinct(list.map(({ name }) => comparedName(name))), {
    message: validationMessage('ITEM_NAME_TWICE'),
  })
  .refine((list) => areDistinct(list.flatMap(({ id }) => (id ? [id] : []))), {
    message: validationMessage('ITEM_ID_TWICE'),
  });
export type AskedPriceItem = z.output<typeof priceItems>[number];

const POLICY = validationMessage('FEE_POLICY');
const BASIS = validationMessage('EITHER', { input: 'FEE_BASIS', choices: FEE_BASES.join(', ') });

const feeRule = z
  .object(
    {
      basis: z.enum(FEE_BASES, BASIS),
      amount: z.int(AMOUNT).min(1, AMOUNT).max(MOST_PAISE, AMOUNT).nullish(),
      percent: wholeNumber('FEE_PERCENT', 1, 100).nullish(),
    },
    POLICY,
  )
  .refine(
    ({ basis, amount, percent }) =>
      (basis === 'AMOUNT') === Boolean(amount) && (basis === 'PERCENT') === Boolean(percent),
    validationMessage('FEE_FIGURE'),
  )
  .transform(({ basis, amount, percent }): FeeRule => ({
    basis,
    ...(amount && { amount }),
    ...(percent && { percent }),
  }));

/** The fee policy; a field left out stays. */
export const feePolicy = z.object(
  {
    lateCancel: feeRule.nullish(),
    noShow: feeRule.nullish(),
    firstFree: wholeNumber('FIRST_FREE', 0, 10).nullish(),
  },
  POLICY,
);
