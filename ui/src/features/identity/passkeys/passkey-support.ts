/** Whether this browser supports passkeys; over plain HTTP only on localhost. */
export const passkeysWork = (): boolean => typeof window.PublicKeyCredential === 'function';
