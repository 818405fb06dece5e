const pem = (what: string, base64: readonly string[]) =>
  [`-----BEGIN ${what}-----`, ...base64, `-----END ${what}-----`].join('\n');

/** A key of the tests alone. */
export const TEST_KEY = pem('PRIVATE KEY', [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsnYqm3oSfNganmxP',
  'pGbXyABDgA6/Ztsby7atfKUCbYyhRANCAASf6P8dGcs66xqHgPtQ2qqMoTrlT7DE',
  'dwYcRiWTdwr3I2pw2ytH/z2NowpbZttFi3HH5BqAJ4pbNCYvHISOqOI0',
]);

/** Its certificate, signed by itself, for clinic.example. */
export const TEST_CERTIFICATE = pem('CERTIFICATE', [
  'MIIBiTCCAS+gAwIBAgIUDo/nBC9/I5dsLfzt0EMSdAVqR2swCgYIKoZIzj0EAwIw',
  'GTEXMBUGA1UEAwwOY2xpbmljLmV4YW1wbGUwIBcNMjYxMTMwMDg0NDU4WhgPMjA5',
  'NjAzMDcwODQ0NThaMBkxFzAVBgNVBAMMDmNsaW5pYy5leGFtcGxlMFkwEwYHKoZI',
  'zj0CAQYIKoZIzj0DAQcDQgAEn+j/HRnLOusah4D7UNqqjKE65U+wxHcGHEYlk3cK',
  '9yNqcNsrR/89jaMKW2bbRYtxx+QagCeKWzQmLxyEjqjiNKNTMFEwHQYDVR0OBBYE',
  'FLeXkA3rTYJuJdgh1NTLN8BsLS4UMB8GA1UdIwQYMBaAFLeXkA3rTYJuJdgh1NTL',
  'N8BsLS4UMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgJmu6zM/i',
  'l8L8tNrVGqKRJPE6MVtouMIAS4+08JKE+CUCIQCIZr77h4fxnZSllVlBTL4/g84n',
  'r8Tfb/KTVseGkxNX4A==',
]);

/** When that ends. */
export const TEST_CERTIFICATE_END = new Date('2096-03-07T08:44:58.000Z');
