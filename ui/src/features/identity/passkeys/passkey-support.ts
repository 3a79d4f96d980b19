/** Whether this browser supports passkeys; over plain HTTP only on localhost. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
