import { Mention } from '@tiptap/extension-mention';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { ItemNode } from './item-node';
import type { MentionSuggestionStore, MentionablePerson } from './mention-offer';

/** Returns the editor's extensions. `find` returns the people matching an @ and letters. */
export function extensionsFor(
  loanId: string,
  placeholder: string,
  offers: MentionSuggestionStore,
  find: (query: string) => MentionablePerson[],
) {
  return [
    StarterKit.configure({
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        HTMLAttributes: { rel: 'noopener nofollow' },
      },
      heading: { levels: [1, 2, 3] },
    }),
    TableKit.configure({ table: { resizable: false } }),
    Placeholder.configure({ placeholder }),
    Mention.configure({
      suggestion: {
        items: ({ query }) => find(query),
        render: () => ({
          onStart: (props) => offers.show(props),
          onUpdate: (props) => offers.show(props),
          onExit: () => offers.hide(),
          onKeyDown: ({ event }) => {
            if (event.key !== 'Escape') return offers.press(event.key);
            offers.hide();
            return true;
          },
        }),
      },
    }),
    ItemNode.configure({ loanId }),
  ];
}
