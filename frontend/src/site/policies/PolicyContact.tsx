import { business } from '../../brand/business';

/** Whom to ask about a policy. */
export function PolicyContact() {
  return (
    <p>
      Write to <a href={`mailto:${business.email}`}>{business.email}</a> or call{' '}
      <a href={`tel:${business.phone.replaceAll(' ', '')}`}>{business.phone}</a>, {business.hours}.
    </p>
  );
}
