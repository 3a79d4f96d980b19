import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { text } from '@/rules/text';
import { extensionsFor } from './extensions';
import { FormatBar } from './format-bar';
import { MentionList } from './mention-list';
import { MentionSuggestionStore, type MentionablePerson } from './mention-offer';
import { filesOfTransfer, removeBallast, choosePasteMode } from './pasted-content';
import './editor.css';
import './prose.css';

export interface EditorProps {
  loanId: string;
  label: string;
  placeholder: string;
  /** The initial HTML; shown again whenever the revision increases. */
  body: () => string;
  revision: number;
  /** Increases to request the focus for the text. */
  focusRequests?: number;
  /** Called when the user types; the text is requested when it is needed. */
  onType: (body: () => string) => void;
  onFiles: (files: readonly File[]) => void;
  find: (query: string) => MentionablePerson[];
  onSend: () => void;
  invalid: boolean;
  autoFocus?: boolean;
  /** Content after the formatting controls. */
  beside?: ReactNode;
}

/** Pastes as plain text, with a message, if the formatted content is too large for a message. */
function takesTooMuch(view: EditorView, data: DataTransfer | null): boolean {
  const pasted = choosePasteMode(data);
  if (pasted.way === 'AS_IT_IS') return false;
  if (pasted.way === 'NOT_AT_ALL') toast.error(text('message-too-long'));
  else if (view.pasteText(pasted.text))
    toast('Pasted as plain text because the formatted text is too large for a message.');
  return true;
}

/** The latest props for the editor, which is created only once. */
class LatestProps {
  current: EditorProps;

  constructor(props: EditorProps) {
    this.current = props;
  }

  readonly find = (query: string): MentionablePerson[] => this.current.find(query);
}

/** The message editor, loaded only when a user writes. */
export default function MessageEditor(props: EditorProps) {
  const { loanId, label, placeholder, body, revision, focusRequests = 0, autoFocus = false } = props;
  const [latest] = useState(() => new LatestProps(props));
  useEffect(() => {
    latest.current = props;
  });
  const offers = useMemo(() => new MentionSuggestionStore(), []);
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
        transformPastedHTML: removeBallast,
        handleDOMEvents: {
          // Even above existing text (a signature), a new message starts at the top.
          mousedown: (view, event) => {
            if (event.target !== view.dom || view.hasFocus() || view.state.doc.firstChild?.content.size !== 0)
              return false;
            event.preventDefault();
            view.focus();
            return true;
          },
        },
        handlePaste: (view, event) =>
          takeFiles(filesOfTransfer(event.clipboardData)) || takesTooMuch(view, event.clipboardData),
        handleDrop: (_, event) => takeFiles(filesOfTransfer(event.dataTransfer)),
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
  // Text set from outside (a template, a draft, a digest) is loaded; typed text isn't set again.
  const shown = useRef(revision);
  useEffect(() => {
    if (!editor || shown.current === revision) return;
    shown.current = revision;
    // Blocks render synchronously, which has to wait until this render is done.
    queueMicrotask(() => {
      if (editor.isDestroyed) return;
      const { from } = editor.state.selection;
      editor.commands.setContent(latest.current.body(), { emitUpdate: false });
      // The caret stays where the user was typing.
      editor.commands.command(({ tr }) => {
        tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))));
        return true;
      });
    });
  }, [editor, revision, latest]);
  const [startsFocused] = useState(autoFocus);
  useEffect(() => {
    if (!editor || !startsFocused) return;
    // The editor's own autofocus may run before the editor is attached to the page.
    const later = setTimeout(() => !editor.isDestroyed && !editor.isFocused && editor.commands.focus('start'));
    return () => clearTimeout(later);
  }, [editor, startsFocused]);
  const requested = useRef(focusRequests);
  useEffect(() => {
    if (!editor || requested.current === focusRequests) return;
    requested.current = focusRequests;
    // After an overlay has closed and returned the focus.
    const later = setTimeout(() => !editor.isDestroyed && editor.commands.focus());
    return () => clearTimeout(later);
  }, [editor, focusRequests]);
  // Takes the latest text from the editor before it unmounts.
  useEffect(() => () => void latest.current.body(), [latest]);
  const { invalid } = props;
  useEffect(() => {
    // Before it is attached to the page there is nothing to mark.
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
