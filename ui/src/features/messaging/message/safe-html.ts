import DOMPurify from 'dompurify';
import { withActingUser } from '@/api/session/acting-user';

/** Elements and attributes that messages don't need or that could affect the page around them. */
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

/** Links open in a new tab without a referrer. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The content of a document: the only allowed source of an image in a message. */
const documentContent = /^\/v1\/documents\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/content$/;

/**
 * Removes any other source: another site would learn about the reader, and this server would act with the reader's
 * session.
 */
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

/** Adds the reader's id to API addresses, so that a click or an image never acts for a user who signed in later. */
export function addReaderToLinks(node: Element): void {
  const name = { A: 'href', IMG: 'src' }[node.nodeName];
  const address = name && node.getAttribute(name);
  if (address && isApiAddress(address)) node.setAttribute(name, withActingUser(address));
}

DOMPurify.addHook('afterSanitizeAttributes', addReaderToLinks);

/**
 * Returns a message's HTML without active content. The server has sanitized it already; this is a second line of
 * defense.
 */
export const safeHtml = (html: string): string => DOMPurify.sanitize(html, forbidden);
