import { useCallback } from 'react';
import type { DocumentReader } from '../../readers/reader';
import type { TextBlock, TextRun } from '../../readers/word-text';
import { PreviewSkeleton } from '../preview-skeleton';
import { UnavailablePreview } from '../unavailable-preview';
import { PreviewNote } from '../tools/preview-note';
import { useZoom } from '../tools/use-zoom';
import { ZoomBar } from '../tools/zoom-bar';
import { useFileReader, unreadableMessages } from '../tools/use-file-reader';
import type { ViewProps } from '../view-props';
import { WholeFile } from '../whole-file';

const most = 128 * 1024 * 1024;

/** The text of a Word file. */
export function WordView(view: ViewProps) {
  return (
    <WholeFile {...view} most={most}>
      {(bytes) => <WordContent {...view} bytes={bytes} />}
    </WholeFile>
  );
}

function WordContent({ document, actionsDisabled, bytes }: ViewProps & { bytes: Blob }) {
  const reading = useFileReader(
    useCallback((reader: DocumentReader) => reader.ask<'word'>({ ask: 'word', file: bytes }), [bytes]),
  );
  const zoom = useZoom();
  if (reading.kind === 'reading') return <PreviewSkeleton />;
  const empty = reading.kind === 'read' && reading.answer.blocks.length === 0;
  if (reading.kind === 'failed' || empty) {
    const { title, words } = unreadableMessages[reading.kind === 'failed' ? reading.why : 'empty'];
    return (
      <UnavailablePreview {...{ document, actionsDisabled }} title={title}>
        {words}
      </UnavailablePreview>
    );
  }
  const { blocks, more } = reading.answer;
  return (
    <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
      <PreviewNote>
        {more ? 'Beginning of the text only' : 'Text only'}: pages and pictures are in the download.
      </PreviewNote>
      <div
        tabIndex={0}
        role="region"
        aria-label={document.name}
        className="min-h-0 grow overflow-auto bg-sunken p-3 focus-visible:-outline-offset-2"
      >
        <div
          className="mx-auto max-w-3xl bg-surface px-6 py-8 leading-relaxed break-words shadow-sm sm:px-12"
          style={{ fontSize: `${zoom.scale * 15}px` }}
        >
          <TextBlocks blocks={blocks} />
        </div>
      </div>
      <ZoomBar zoom={zoom} />
    </div>
  );
}

function TextBlocks({ blocks }: { blocks: TextBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'table' ? <TableCells key={index} rows={block.rows} /> : <Paragraph key={index} {...block} />,
  );
}

/** The font sizes of headings relative to the text. */
const sizes = ['1em', '1.6em', '1.35em', '1.2em', '1.1em', '1em', '1em'];

function Paragraph({ heading, item, runs }: Extract<TextBlock, { kind: 'words' }>) {
  const words = runs.map((run, index) => <StyledRun key={index} {...run} />);
  if (heading > 0)
    return (
      // Heading level 1 is the title of the window.
      <p
        role="heading"
        aria-level={heading + 1}
        className="mt-5 mb-2 font-semibold"
        style={{ fontSize: sizes[heading] }}
      >
        {words}
      </p>
    );
  if (item === null) return <p className="min-h-[1em] py-1 whitespace-pre-wrap">{words}</p>;
  return (
    <p className="flex gap-2 py-0.5 whitespace-pre-wrap" style={{ paddingLeft: `${item * 1.5 + 0.5}em` }}>
      <span aria-hidden>•</span>
      <span className="min-w-0">{words}</span>
    </p>
  );
}

function StyledRun({ words, bold, italic }: TextRun) {
  const text = italic ? <em>{words}</em> : words;
  return bold ? <strong>{text}</strong> : text;
}

function TableCells({ rows }: { rows: TextBlock[][][] }) {
  return (
    <div className="my-3 overflow-x-auto">
      <table className="w-full border-collapse text-[0.93em]">
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((blocks, column) => (
                <td key={column} className="border border-line px-2 py-1 align-top">
                  <TextBlocks blocks={blocks} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
