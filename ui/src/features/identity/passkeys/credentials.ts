import { Problem } from '@/api/problem';
import { isObject } from '@/lib/is-object';

/** Decodes base64url, as used in WebAuthn's JSON. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the server's options with bytes where the browser expects them. */
const decodeOptions = (options: unknown) =>
  JSON.parse(JSON.stringify(options), (key, value) => {
    if (key === 'challenge') return bytesOf(value);
    // The site's id stays a string.
    return key === 'user' || /^\d+$/.test(key) ? decodeId(value) : value;
  });

const decodeId = (value: unknown) =>
  isObject(value) && typeof value['id'] === 'string' ? { ...value, id: bytesOf(value['id']) } : value;

const errorMessages: Record<string, string> = {
  // Browsers don't distinguish the two, so that pages can't learn which passkeys exist.
  NotAllowedError: 'The passkey request was canceled or timed out. Try again.',
  AbortError: 'The passkey request was canceled. Try again.',
  TimeoutError: 'The passkey request timed out. Try again.',
  SecurityError: 'Passkeys don’t work at this address. Open Loanroom at the address shown in its emails.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device can’t store a passkey. Try another one.',
  ConstraintError:
    'This device can’t store a passkey because it can’t ask for a fingerprint, a face or a PIN. Try another one.',
};

const passkeyProblem = (name: string) =>
  new Problem(0, {
    code: 'passkey',
    message: errorMessages[name] ?? 'The passkey didn’t work. Try again or use another one.',
  });

async function requestCredential(call: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let name = 'NotAllowedError';
  try {
    const credential = await call();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    name = error instanceof Error ? error.name : '';
  }
  throw passkeyProblem(name);
}

const encodeCredential = ({ id, rawId, type }: PublicKeyCredential) => ({ id, rawId: textOf(rawId), type });

/** Makes the device create a passkey. Returns it as WebAuthn JSON. */
export async function makePasskey(options: unknown) {
  const publicKey: PublicKeyCredentialCreationOptions = decodeOptions(options);
  const made = await requestCredential(() => navigator.credentials.create({ publicKey }));
  const { response } = made;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw passkeyProblem('');
  return {
    ...encodeCredential(made),
    response: {
      attestationObject: textOf(response.attestationObject),
      clientDataJSON: textOf(response.clientDataJSON),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/**
 * Makes the device sign with a passkey chosen by the user. Returns the signature as WebAuthn JSON. The browser asks
 * immediately, or offers passkeys in the autofill until the signal aborts.
 */
export async function signWithPasskey(options: unknown, over?: AbortSignal) {
  const publicKey: PublicKeyCredentialRequestOptions = decodeOptions(options);
  const how: CredentialRequestOptions = over ? { mediation: 'conditional', signal: over } : {};
  const chosen = await requestCredential(() => navigator.credentials.get({ publicKey, ...how }));
  const { response } = chosen;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw passkeyProblem('');
  return {
    ...encodeCredential(chosen),
    response: {
      authenticatorData: textOf(response.authenticatorData),
      clientDataJSON: textOf(response.clientDataJSON),
      signature: textOf(response.signature),
      userHandle: response.userHandle && textOf(response.userHandle),
    },
  };
}
