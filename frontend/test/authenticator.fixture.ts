import type { Answer } from './fake-server';

/** The own authenticator, as the server sends it; none unless it says otherwise. */
export const authenticator = (confirmedAt: string | null = null, recoveryCodesLeft = 0): Answer => ({
  data: { authenticator: { __typename: 'Authenticator', confirmedAt, recoveryCodesLeft } },
});

export const codes = Array.from({ length: 10 }, (_, at) => `AAAA${at}-BBBBB`);
