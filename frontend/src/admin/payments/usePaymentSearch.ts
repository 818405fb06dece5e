import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentPeriod } from './payment-period';

/** Reads the period out of an address: monthly unless it says weekly (spec §4). */
function periodIn(params: URLSearchParams): PaymentPeriod {
  return params.get('period') === 'weekly' ? 'weekly' : 'monthly';
}

/** Reads the page out of an address, from 1; anything else is page 1. */
export function pageIn(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The address of a page of a period, without what says nothing. */
function searchParamsOf(period: PaymentPeriod, page = 1): URLSearchParams {
  return new URLSearchParams({
    ...(period === 'weekly' && { period }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The period and the page of the payment list, which live in the address. Another period begins at page 1 (lesson 19). */
export function usePaymentSearch() {
  const [params, setParams] = useSearchParams();
  const setPeriod = useCallback(
    (period: PaymentPeriod) => setParams(searchParamsOf(period), { preventScrollReset: true }),
    [setParams],
  );
  const setPage = useCallback(
    (page: number, { replace = false } = {}) =>
      setParams((present) => searchParamsOf(periodIn(present), page), { replace, preventScrollReset: true }),
    [setParams],
  );
  return { period: periodIn(params), page: pageIn(params), setPeriod, setPage };
}
