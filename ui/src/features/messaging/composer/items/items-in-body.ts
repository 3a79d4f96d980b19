/** How a body refers to an item of the needs list: an empty block with its id; what it says is drawn live. */
export const ITEM_TYPE = 'needs-list-item';

/** The ids of the needs-list items in a body, each once, in order. */
export function itemsIn(body: string): string[] {
  if (!body.includes(ITEM_TYPE)) return [];
  const parsed = new DOMParser().parseFromString(body, 'text/html');
  const blocks = parsed.querySelectorAll<HTMLElement>(`[data-type="${ITEM_TYPE}"]`);
  return [...new Set([...blocks].flatMap((block) => block.dataset['id'] ?? []))];
}

/** The block of an item. */
export const itemBlock = (id: string): string => `<div data-type="${ITEM_TYPE}" data-id="${id}"></div>`;
