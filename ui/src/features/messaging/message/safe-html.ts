import DOMPurify from 'dompurify';
import { withActingUser } from '@/api/session/acting-user';

/** What nobody needs in a message, and what could reach out of it. */
const forbidden = {
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'video',
    'audio',
    'source',
    'dialog',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'ping', 'background'],
  USE_PROFILES: { html: true },
  ALLOW_ARIA_ATTR: false,
};

/** Links open beside the page, and tell nobody where the reader came from. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The content of a document: the only address that a picture in a message may have. */
const documentContent = /^\/v1\/documents\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/content$/;

/** Removes any other address: another site would learn of the reader, this server would act with the reader's session. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'IMG' || documentContent.test(node.getAttribute('src') ?? '')) return;
  node.removeAttribute('src');
});

/** Whether the browser would request that address from this server's API. */
function isApiAddress(address: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && /^\/(v1|v2|api)\//.test(pathname);
}

/** Names the reader in an address of the API, so that a click or a picture never acts for a user who signed in later. */
export function nameReader(node: Element): void {
  const name = { A: 'href', IMG: 'src' }[node.nodeName];
  const address = name && node.getAttribute(name);
  if (address && isApiAddress(address)) node.setAttribute(name, withActingUser(address));
}

DOMPurify.addHook('afterSanitizeAttributes', nameReader);

/** A message's HTML once more without anything that could act: the server has cleaned it, and may have been wrong. */
export const safeHtml = (html: string): string => DOMPurify.sanitize(html, forbidden);
