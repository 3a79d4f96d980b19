import { useState } from 'react';
import { type AddedItems, type AddItemsChoice, rule } from '@/rules/rule';
import type { MessageComposition } from '../form/composition';
import { insertAboveSignature } from '../form/signature-in-body';
import { itemBlock, itemsIn } from './items-in-body';

type PendingItems = { ids: string[]; answer: AddedItems } | null;

/**
 * Inserts items above a message's signature and returns the focus to the text; if there are items already, the user
 * decides. `afresh` keeps the message and starts a new one.
 */
export function useAddItems(composition: MessageComposition, afresh: () => Promise<void>) {
  const [asking, setAsking] = useState<PendingItems>(null);
  const add = async (ids: string[], choice?: AddItemsChoice) => {
    const present = itemsIn(composition.snapshot().body);
    const answer = rule('addItems', { present, added: ids, choice: choice ?? null });
    if (answer.question) return setAsking({ ids, answer });
    setAsking(null);
    if (answer.newMessage) await afresh();
    const { body, signature } = composition.snapshot();
    const there = new Set(itemsIn(body));
    const blocks = answer.items.filter((id) => !there.has(id)).map(itemBlock);
    composition.patch({ body: insertAboveSignature(body, signature, blocks.join('')) });
    composition.focusText();
  };
  return {
    add: (ids: string[]) => void add(ids),
    question: asking?.answer.question ?? null,
    decide: (choice: AddItemsChoice) => asking && void add(asking.ids, choice),
    leave: () => setAsking(null),
  };
}
