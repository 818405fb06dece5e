import { expect, it } from 'vitest';
import { ROOT_DIR } from '../../platform/config.js';
import { CLOSED_FACTS } from './clinic-facts.js';

it('the closed clinic says through GraphQL what the pages that are built beforehand say (reading 76)', async () => {
  const { closedClinic } = (await import(`${ROOT_DIR}/frontend/src/brand/business.ts`)) as Record<string, unknown>;
  expect(closedClinic).toEqual(CLOSED_FACTS);
});
