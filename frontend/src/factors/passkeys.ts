import * as text from '#messages/secondFactor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether the browser knows passkeys: over https alone. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Has the device make a passkey; returns the browser's answer as JSON. @throws if the person or the device declines */
export async function createPasskey(options: unknown): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** Has the device confirm with a passkey; returns the browser's answer as JSON. @throws if the person or the device declines */
export async function askPasskey(options: unknown): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}

/** A name for a new passkey, by the kind of the device. */
export function passkeyName(agent: string): string {
  if (/android/i.test(agent)) return text.onAndroid;
  if (/iphone|ipad/i.test(agent)) return text.onApple;
  if (/windows/i.test(agent)) return text.onWindows;
  return /mac os x/i.test(agent) ? text.onMac : text.onOther;
}
