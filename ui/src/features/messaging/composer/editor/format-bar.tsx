import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Italic, Link2, List, ListOrdered, Smile, Table, TextQuote } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Popover } from 'radix-ui';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';

const marks = [
  { name: 'bold', label: 'Bold', Icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    label: 'Italic',
    Icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: 'Bulleted list',
    Icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    Icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: 'Quote',
    Icon: TextQuote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'table',
    label: 'Table',
    Icon: Table,
    run: (editor: Editor) =>
      editor.isActive('table')
        ? editor.chain().focus().deleteTable().run()
        : editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
] as const;

/** The formatting at the cursor, and the controls to change it. */
export function FormatBar({ editor, children }: { editor: Editor | null; children?: ReactNode }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => marks.filter(({ name }) => now?.isActive(name)).map(({ name }): string => name),
  });
  if (!editor) return <div className="h-9 shrink-0" />;
  return (
    <div
      role="group"
      aria-label="Formatting"
      className="flex shrink-0 flex-wrap items-center gap-0.5 border-b border-line px-1.5 py-0.5"
    >
      {marks.map(({ name, label, Icon, run }) => (
        <IconButton
          key={name}
          label={label}
          aria-pressed={active?.includes(name) ?? false}
          className={cn('size-8', active?.includes(name) && 'bg-accent-soft text-accent')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon />
        </IconButton>
      ))}
      <LinkButton editor={editor} />
      <EmojiButton onPick={(emoji) => editor.chain().focus().insertContent(emoji).run()} />
      {children}
    </div>
  );
}

const panelLook = 'z-60 animate-appear rounded-md border border-line bg-surface p-3 shadow-float';

function LinkButton({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const change = (next: boolean) => {
    setAddress(String(editor.getAttributes('link')['href'] ?? ''));
    setOpen(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = address.trim();
    const href = /^(https?:|mailto:|tel:)/i.test(typed) ? typed : `https://${typed}`;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>
        <IconButton label="Link">
          <Link2 />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={cn(panelLook, 'w-72')} sideOffset={4} collisionPadding={8} aria-label="Link">
          <form onSubmit={save} className="grid gap-3">
            <Field label="Link address">
              {(control) => (
                <Input
                  {...control}
                  data-autosaved
                  inputMode="url"
                  autoComplete="off"
                  placeholder="https://"
                  value={address}
                  onChange={(event) => setAddress(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" size="sm" look="primary" className="justify-self-end">
              {address.trim() === '' ? 'Remove link' : 'Add link'}
            </Button>
          </form>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The emojis common at work, each with its name. */
const emojis: readonly (readonly [string, string])[] = [
  ['👍', 'Thumbs up'],
  ['🙏', 'Thank you'],
  ['🙂', 'Smile'],
  ['😀', 'Grin'],
  ['😅', 'Relieved'],
  ['😉', 'Wink'],
  ['🤔', 'Thinking'],
  ['👀', 'Looking'],
  ['🎉', 'Party'],
  ['✅', 'Check mark'],
  ['❌', 'No'],
  ['⚠️', 'Warning'],
  ['📎', 'Paper clip'],
  ['📄', 'Document'],
  ['🏠', 'House'],
  ['💰', 'Money'],
  ['📅', 'Calendar'],
  ['⏰', 'Alarm clock'],
  ['❤️', 'Heart'],
  ['👋', 'Wave'],
];

function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label="Emoji">
          <Smile />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={cn(panelLook, 'grid grid-cols-5 gap-1')} sideOffset={4} aria-label="Emoji">
          {emojis.map(([emoji, name]) => (
            <button
              key={emoji}
              type="button"
              aria-label={name}
              className="size-9 rounded-sm text-xl hover:bg-hover"
              onClick={() => {
                setOpen(false);
                onPick(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
