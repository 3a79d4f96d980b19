/** Whether this browser has passkeys; over plain HTTP it has none but on its own machine. */
export const passkeysWork = (): boolean => typeof window.PublicKeyCredential === 'function';
