import { Node, mergeAttributes } from '@tiptap/core';
import { NodeViewWrapper, type NodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { X } from 'lucide-react';
import { NeedsListBlock } from '../items/needs-list-block';
import { ITEM_TYPE } from '../items/items-in-body';

/** A needs-list item in the text: a reference, rendered from the live element. */
function ItemView({ node, deleteNode, extension }: NodeViewProps) {
  const id = String(node.attrs['id'] ?? '');
  const { loanId }: ItemOptions = extension.options;
  return (
    <NodeViewWrapper className="group relative" contentEditable={false} data-drag-handle>
      <NeedsListBlock loanId={loanId} elementId={id} />
      <button
        type="button"
        aria-label="Remove item from message"
        className="absolute top-1.5 right-1.5 rounded-sm p-1 text-muted hover:bg-hover hover:text-ink"
        onClick={deleteNode}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </NodeViewWrapper>
  );
}

interface ItemOptions {
  loanId: string;
}

export const ItemNode = Node.create<ItemOptions>({
  name: 'needsListItem',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addOptions: () => ({ loanId: '' }),
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['id'] ?? '',
      renderHTML: ({ id }: { id?: string }) => ({ 'data-id': id ?? '' }),
    },
  }),
  parseHTML: () => [{ tag: `div[data-type="${ITEM_TYPE}"]` }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes({ 'data-type': ITEM_TYPE }, HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(ItemView),
});
