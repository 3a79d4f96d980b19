import DOMPurify from 'dompurify';

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

/** A message's HTML once more without anything that could act: the server has cleaned it, and may have been wrong. */
export const safeHtml = (html: string): string => DOMPurify.sanitize(html, forbidden);
