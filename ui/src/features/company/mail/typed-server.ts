import type { SelectOption } from '@/components/form/select';
import type { MailSecurity, MailServer, MailSettings } from '../api';

/** How the way to a mail server may be closed, and the port that usually goes with it. */
const securities: Record<MailSecurity, { label: string; port: string }> = {
  STARTTLS: { label: 'STARTTLS, usually on port 587', port: '587' },
  TLS: { label: 'TLS, usually on port 465', port: '465' },
  NONE: { label: 'None, inside your own office only', port: '25' },
};

const inOrder = ['STARTTLS', 'TLS', 'NONE'] as const;

export const securityOptions: SelectOption<MailSecurity>[] = inOrder.map((value) => ({
  value,
  label: securities[value].label,
}));

/** The server that is kept, as a form shows it; its password is never told. */
export function typedServer({ server }: MailSettings): MailServer {
  return {
    host: server?.host ?? '',
    port: server ? String(server.port) : securities.STARTTLS.port,
    security: server?.security ?? 'STARTTLS',
    userName: server?.userName ?? '',
    mailPassword: '',
    fromAddress: server?.fromAddress ?? '',
    fromName: server?.fromName ?? '',
  };
}

/** Another security, with its usual port in the place of another usual one. */
export function secured(server: MailServer, security: MailSecurity): MailServer {
  const usual = inOrder.some((each) => securities[each].port === server.port);
  return { ...server, security, port: usual ? securities[security].port : server.port };
}

/** Whether what is kept can be put back: a password that is replaced, or was for another server, is gone. */
export function canGoBack(settings: MailSettings, next: MailServer): boolean {
  if (!settings.server?.passwordSet) return true;
  const before = typedServer(settings);
  const bound = ['host', 'port', 'security', 'userName', 'mailPassword'] as const;
  return bound.every((field) => before[field] === next[field]);
}
