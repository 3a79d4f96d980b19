/** The type of needs-list items in a body: an empty block with an id, rendered live. */
export const ITEM_TYPE = 'needs-list-item';

/** Returns the distinct ids of a body's needs-list items, in order. */
export function itemsIn(body: string): string[] {
  if (!body.includes(ITEM_TYPE)) return [];
  const parsed = new DOMParser().parseFromString(body, 'text/html');
  const blocks = parsed.querySelectorAll<HTMLElement>(`[data-type="${ITEM_TYPE}"]`);
  return [...new Set([...blocks].flatMap((block) => block.dataset['id'] ?? []))];
}

/** Returns the HTML block of an item. */
export const itemBlock = (id: string): string => `<div data-type="${ITEM_TYPE}" data-id="${id}"></div>`;
