import type { SelectOption } from '@/components/form/select';
import type { MailSecurity, MailServer, MailSettings } from '../api';

/** The connection security of a mail server, with its usual port. */
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

/** Returns the form values of the saved server; its password is never sent to the browser. */
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

/** Changes the security and, if the port is a usual one, also the port. */
export function withSecurity(server: MailServer, security: MailSecurity): MailServer {
  const usual = inOrder.some((each) => securities[each].port === server.port);
  return { ...server, security, port: usual ? securities[security].port : server.port };
}

/** Whether the saved server can be restored by undo: not if its password is replaced or belongs to another server. */
export function canGoBack(settings: MailSettings, next: MailServer): boolean {
  if (!settings.server?.passwordSet) return true;
  const before = typedServer(settings);
  const bound = ['host', 'port', 'security', 'userName', 'mailPassword'] as const;
  return bound.every((field) => before[field] === next[field]);
}
