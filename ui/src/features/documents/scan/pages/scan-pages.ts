import type { PhotoFinding } from '@/rules/documents';
import { type PageCrop, type PagePicture, type PhotoAnalysis } from '../worker/scan-worker';
import type { PhotoProcessor } from '../worker/photo-processor';
import { type QuadCorners, fullQuad } from '../picture/quad';
import type { PageStyle } from '../picture/enhance-page';

/** The page limit of a PDF. */
export const mostPages = 50;

/** The longer side of a page thumbnail, in pixels. */
const thumbnail = 480;

/** A photo as a page of the scan. */
export interface ScanPage {
  id: string;
  photo: File;
  state: 'reading' | 'ready' | 'unreadable';
  /** The detected corners of the paper. */
  paper: QuadCorners | null;
  cut: PageCrop;
  /** The crop shown by its thumbnail. */
  drawn: PageCrop | null;
  /** The URL of its thumbnail. */
  picture: string | null;
  findings: readonly PhotoFinding[];
}

/** Returns what makes a photo hard to read. */
type PhotoJudge = (seen: PhotoAnalysis) => Promise<readonly PhotoFinding[]>;

let lastPageNumber = 0;

function createScanPage(photo: File, look: PageStyle): ScanPage {
  const cut: PageCrop = { quad: fullQuad, turns: 0, look };
  lastPageNumber += 1;
  const fresh = { paper: null, drawn: null, picture: null, findings: [] };
  return { id: `page-${lastPageNumber}`, photo, state: 'reading', cut, ...fresh };
}

/** Photos as the ordered pages of a scan. Reads and draws them one at a time in the background. */
export class ScanPages {
  readonly #scanner: PhotoProcessor;
  readonly #judge: PhotoJudge;
  readonly #listeners = new Set<() => void>();
  readonly #pictures = new Set<string>();
  #pages: readonly ScanPage[] = [];
  #look: PageStyle = 'DOCUMENT';
  #working = false;
  #closed = false;

  constructor(scanner: PhotoProcessor, judge: PhotoJudge) {
    this.#scanner = scanner;
    this.#judge = judge;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the pages; the same array until something changes. */
  readonly snapshot = (): readonly ScanPage[] => this.#pages;

  /** Appends photos; returns how many didn't fit. */
  add(photos: readonly File[]): number {
    const taken = photos.slice(0, mostPages - this.#pages.length);
    this.#set([...this.#pages, ...taken.map((photo) => createScanPage(photo, this.#look))]);
    return photos.length - taken.length;
  }

  /** Replaces the photo of a page. */
  replace(id: string, photo: File): void {
    this.#set(this.#pages.map((page) => (page.id === id ? { ...createScanPage(photo, this.#look), id } : page)));
  }

  /** Moves a page to a position, counted from 0. */
  move(id: string, to: number): void {
    const page = this.#pages.find((each) => each.id === id);
    if (!page || to < 0 || to >= this.#pages.length || this.#pages[to] === page) return;
    this.#set(this.#pages.filter((each) => each !== page).toSpliced(to, 0, page));
  }

  /** Rotates a page clockwise by 90°. */
  turn(id: string): void {
    this.#cut(id, ({ turns }) => ({ turns: (turns + 1) % 4 }));
  }

  crop(id: string, quad: QuadCorners): void {
    this.#cut(id, () => ({ quad }));
  }

  /** Sets the style of all pages. */
  readonly setLook = (look: PageStyle): void => {
    this.#look = look;
    this.#set(this.#pages.map((page) => ({ ...page, cut: { ...page.cut, look } })));
  };

  /** Removes a page; returns the undo function. */
  remove(id: string): () => void {
    const place = this.#pages.findIndex((page) => page.id === id);
    const page = this.#pages[place];
    if (!page) return () => undefined;
    this.#set(this.#pages.filter((each) => each !== page));
    return () => this.#set(this.#pages.toSpliced(place, 0, { ...page, cut: { ...page.cut, look: this.#look } }));
  }

  /** Returns the URL of the whole photo, for setting its corners. The caller revokes it. */
  async photoOf({ photo, cut: { turns } }: ScanPage): Promise<string> {
    const cut: PageCrop = { quad: fullQuad, turns, look: 'PHOTO' };
    return URL.createObjectURL(await this.#scanner.ask('draw', { file: photo, cut, longest: 1280 }));
  }

  /** Returns the pages of the PDF without unreadable ones; `null` if aborted. */
  async finish(signal: AbortSignal, onPage: (done: number) => void): Promise<PagePicture[] | null> {
    const made: PagePicture[] = [];
    for (const page of this.#pages) {
      // All pages are read before this is offered.
      if (page.state !== 'ready') continue;
      if (signal.aborted) return null;
      made.push(await this.#scanner.ask('page', { file: page.photo, cut: page.cut }));
      onPage(made.length);
    }
    return signal.aborted ? null : made;
  }

  /** Releases everything. */
  close(): void {
    this.#closed = true;
    this.#scanner.close();
    for (const picture of this.#pictures) URL.revokeObjectURL(picture);
    this.#pictures.clear();
  }

  #cut(id: string, change: (cut: PageCrop) => Partial<PageCrop>): void {
    this.#put(id, (page) => ({ cut: { ...page.cut, ...change(page.cut) } }));
  }

  #put(id: string, change: (page: ScanPage) => Partial<ScanPage>): void {
    this.#set(this.#pages.map((page) => (page.id === id ? { ...page, ...change(page) } : page)));
  }

  #set(pages: readonly ScanPage[]): void {
    if (this.#closed) return;
    this.#pages = pages;
    for (const listener of this.#listeners) listener();
    void this.#work();
  }

  /** Reads and draws pending pages one at a time. */
  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (;;) {
      const page =
        this.#pages.find(({ state }) => state === 'reading') ??
        this.#pages.find(({ state, cut, drawn }) => state === 'ready' && cut !== drawn);
      if (!page || this.#closed) break;
      try {
        await (page.state === 'reading' ? this.#read(page) : this.#draw(page));
      } catch {
        this.#putIfSame(page, () => ({ state: 'unreadable' }));
      }
    }
    this.#working = false;
  }

  async #read(page: ScanPage): Promise<void> {
    const seen = await this.#scanner.ask('look', { file: page.photo });
    const { paper } = seen;
    this.#putIfSame(page, ({ cut }) => ({ state: 'ready', paper, cut: { ...cut, quad: paper ?? fullQuad } }));
    // The next pages continue meanwhile.
    void this.#judge(seen).then((findings) => this.#putIfSame(page, () => ({ findings })));
  }

  async #draw(page: ScanPage): Promise<void> {
    const { photo, cut } = page;
    const drawn = await this.#scanner.ask('draw', { file: photo, cut, longest: thumbnail });
    if (this.#closed) return;
    const picture = URL.createObjectURL(drawn);
    this.#pictures.add(picture);
    this.#putIfSame(page, () => ({ drawn: cut, picture }));
  }

  /** Updates a page, unless its photo was replaced meanwhile. */
  #putIfSame({ id, photo }: ScanPage, change: (page: ScanPage) => Partial<ScanPage>): void {
    this.#put(id, (page) => (page.photo === photo ? change(page) : {}));
  }
}
