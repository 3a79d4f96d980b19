import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { text } from '@/rules/text';
import { extensionsFor } from './extensions';
import { FormatBar } from './format-bar';
import { MentionList } from './mention-list';
import { MentionOffers, type Mentionable } from './mention-offer';
import { filesOf, lighten, pasteOf } from './pasted';
import './editor.css';
import './prose.css';

export interface EditorProps {
  loanId: string;
  label: string;
  placeholder: string;
  /** HTML to start with; shown anew whenever the revision grows. */
  body: () => string;
  revision: number;
  /** Grows when the focus is asked to go to the text. */
  focusRequests?: number;
  /** Something was typed; what stands there now is asked for when it is needed. */
  onType: (body: () => string) => void;
  onFiles: (files: readonly File[]) => void;
  find: (query: string) => Mentionable[];
  onSend: () => void;
  invalid: boolean;
  autoFocus?: boolean;
  /** Stands after the formatting controls. */
  beside?: ReactNode;
}

/** Takes the text of what is pasted where the whole is too much for a message, and says so. */
function takesTooMuch(view: EditorView, data: DataTransfer | null): boolean {
  const pasted = pasteOf(data);
  if (pasted.way === 'AS_IT_IS') return false;
  if (pasted.way === 'NOT_AT_ALL') toast.error(text('message-too-long'));
  else if (view.pasteText(pasted.text))
    toast('Pasted as plain text because the formatted text is too large for a message.');
  return true;
}

/** What the place gives the editor now; the editor itself is made once. */
class Latest {
  current: EditorProps;

  constructor(props: EditorProps) {
    this.current = props;
  }

  readonly find = (query: string): Mentionable[] => this.current.find(query);
}

/** Where a message is written. Loaded only when somebody writes. */
export default function MessageEditor(props: EditorProps) {
  const { loanId, label, placeholder, body, revision, focusRequests = 0, autoFocus = false } = props;
  const [latest] = useState(() => new Latest(props));
  useEffect(() => {
    latest.current = props;
  });
  const offers = useMemo(() => new MentionOffers(), []);
  const extensions = useMemo(
    () => extensionsFor(loanId, placeholder, offers, latest.find),
    [loanId, placeholder, offers, latest],
  );
  const editor = useEditor(
    {
      extensions,
      content: body(),
      injectCSS: false,
      autofocus: autoFocus ? 'start' : false,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: 'prose-message min-h-24 px-3 py-2.5',
        },
        transformPastedHTML: lighten,
        handleDOMEvents: {
          // Below what stands there already (a signature), a new message still begins at its top.
          mousedown: (view, event) => {
            if (event.target !== view.dom || view.hasFocus() || view.state.doc.firstChild?.content.size !== 0)
              return false;
            event.preventDefault();
            view.focus();
            return true;
          },
        },
        handlePaste: (view, event) =>
          takeFiles(filesOf(event.clipboardData)) || takesTooMuch(view, event.clipboardData),
        handleDrop: (_, event) => takeFiles(filesOf(event.dataTransfer)),
        handleKeyDown: (_, event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
          latest.current.onSend();
          return true;
        },
      },
      onUpdate: ({ editor: changed }) => latest.current.onType(() => (changed.isEmpty ? '' : changed.getHTML())),
    },
    [extensions],
  );
  function takeFiles(files: readonly File[]): boolean {
    if (files.length > 0) latest.current.onFiles(files);
    return files.length > 0;
  }
  // What was set from elsewhere (a template, a draft, a digest) is taken over; what was typed here isn't set again.
  const shown = useRef(revision);
  useEffect(() => {
    if (!editor || shown.current === revision) return;
    shown.current = revision;
    // Blocks are drawn at once, which has to wait until this drawing is done.
    queueMicrotask(() => {
      if (editor.isDestroyed) return;
      const { from } = editor.state.selection;
      editor.commands.setContent(latest.current.body(), { emitUpdate: false });
      // The caret stays where the person was typing.
      editor.commands.command(({ tr }) => {
        tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))));
        return true;
      });
    });
  }, [editor, revision, latest]);
  const [startsFocused] = useState(autoFocus);
  useEffect(() => {
    if (!editor || !startsFocused) return;
    // The editor's own autofocus may come before the editor is attached to the page.
    const later = setTimeout(() => !editor.isDestroyed && !editor.isFocused && editor.commands.focus('start'));
    return () => clearTimeout(later);
  }, [editor, startsFocused]);
  const requested = useRef(focusRequests);
  useEffect(() => {
    if (!editor || requested.current === focusRequests) return;
    requested.current = focusRequests;
    // After what was open over the editor has closed and given the focus back.
    const later = setTimeout(() => !editor.isDestroyed && editor.commands.focus());
    return () => clearTimeout(later);
  }, [editor, focusRequests]);
  // Before the editor goes, what was typed last is taken from it.
  useEffect(() => () => void latest.current.body(), [latest]);
  const { invalid } = props;
  useEffect(() => {
    // Before it stands on the page there is nothing to mark.
    if (!editor?.isInitialized) return;
    if (invalid) editor.view.dom.setAttribute('aria-invalid', 'true');
    else editor.view.dom.removeAttribute('aria-invalid');
  }, [editor, invalid]);
  return (
    <>
      <FormatBar editor={editor}>{props.beside}</FormatBar>
      <EditorContent editor={editor} className="flex min-h-24 grow flex-col overflow-y-auto [&>.ProseMirror]:grow" />
      <MentionList offers={offers} />
    </>
  );
}
