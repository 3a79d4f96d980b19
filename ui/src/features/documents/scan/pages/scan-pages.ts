import type { PhotoFinding } from '@/rules/documents';
import { type Cut, type PagePicture, type Seen } from '../desk/scan-desk';
import type { Scanner } from '../desk/scanner';
import { type Quad, whole } from '../picture/quad';
import type { Look } from '../picture/readable';

/** As many pages one PDF takes. */
export const mostPages = 50;

/** The longer side of a page's small picture, in pixels. */
const thumbnail = 480;

/** A photo on its way to become a page. */
export interface ScanPage {
  id: string;
  photo: File;
  state: 'reading' | 'ready' | 'unreadable';
  /** Where the paper was found. */
  paper: Quad | null;
  cut: Cut;
  /** The cut that its picture shows. */
  drawn: Cut | null;
  /** The address of its picture. */
  picture: string | null;
  findings: readonly PhotoFinding[];
}

/** Says what makes a photo hard to read. */
type Judge = (seen: Seen) => Promise<readonly PhotoFinding[]>;

let counted = 0;

function pageOf(photo: File, look: Look): ScanPage {
  const cut: Cut = { quad: whole, turns: 0, look };
  counted += 1;
  const fresh = { paper: null, drawn: null, picture: null, findings: [] };
  return { id: `page-${counted}`, photo, state: 'reading', cut, ...fresh };
}

/** Photos as the pages of a scan, in their order. Reads and draws one after the other while the person goes on. */
export class ScanPages {
  readonly #scanner: Scanner;
  readonly #judge: Judge;
  readonly #listeners = new Set<() => void>();
  readonly #pictures = new Set<string>();
  #pages: readonly ScanPage[] = [];
  #look: Look = 'DOCUMENT';
  #working = false;
  #closed = false;

  constructor(scanner: Scanner, judge: Judge) {
    this.#scanner = scanner;
    this.#judge = judge;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The pages; the same array until something changes. */
  readonly snapshot = (): readonly ScanPage[] => this.#pages;

  /** Adds photos behind those that are there; answers how many didn't fit. */
  add(photos: readonly File[]): number {
    const taken = photos.slice(0, mostPages - this.#pages.length);
    this.#set([...this.#pages, ...taken.map((photo) => pageOf(photo, this.#look))]);
    return photos.length - taken.length;
  }

  /** Puts another photo in a page's place. */
  replace(id: string, photo: File): void {
    this.#set(this.#pages.map((page) => (page.id === id ? { ...pageOf(photo, this.#look), id } : page)));
  }

  /** Moves a page to a place, counted from 0. */
  move(id: string, to: number): void {
    const page = this.#pages.find((each) => each.id === id);
    if (!page || to < 0 || to >= this.#pages.length || this.#pages[to] === page) return;
    this.#set(this.#pages.filter((each) => each !== page).toSpliced(to, 0, page));
  }

  /** Turns a page by a quarter, clockwise. */
  turn(id: string): void {
    this.#cut(id, ({ turns }) => ({ turns: (turns + 1) % 4 }));
  }

  crop(id: string, quad: Quad): void {
    this.#cut(id, () => ({ quad }));
  }

  /** How all pages are to look. */
  readonly setLook = (look: Look): void => {
    this.#look = look;
    this.#set(this.#pages.map((page) => ({ ...page, cut: { ...page.cut, look } })));
  };

  /** Takes a page out; answers the way back. */
  remove(id: string): () => void {
    const place = this.#pages.findIndex((page) => page.id === id);
    const page = this.#pages[place];
    if (!page) return () => undefined;
    this.#set(this.#pages.filter((each) => each !== page));
    return () => this.#set(this.#pages.toSpliced(place, 0, { ...page, cut: { ...page.cut, look: this.#look } }));
  }

  /** All of a photo as it was taken, to set its corners on: the address of a picture, which is the asker's to give back. */
  async photoOf({ photo, cut: { turns } }: ScanPage): Promise<string> {
    const cut: Cut = { quad: whole, turns, look: 'PHOTO' };
    return URL.createObjectURL(await this.#scanner.ask('draw', { file: photo, cut, longest: 1280 }));
  }

  /** The pages as they stand in the PDF; those that can't be read are left out. Nothing when it was stopped. */
  async finish(signal: AbortSignal, onPage: (done: number) => void): Promise<PagePicture[] | null> {
    const made: PagePicture[] = [];
    for (const page of this.#pages) {
      // Read by now, or it wouldn't be offered.
      if (page.state !== 'ready') continue;
      if (signal.aborted) return null;
      made.push(await this.#scanner.ask('page', { file: page.photo, cut: page.cut }));
      onPage(made.length);
    }
    return signal.aborted ? null : made;
  }

  /** Lets go of everything. */
  close(): void {
    this.#closed = true;
    this.#scanner.close();
    for (const picture of this.#pictures) URL.revokeObjectURL(picture);
    this.#pictures.clear();
  }

  #cut(id: string, change: (cut: Cut) => Partial<Cut>): void {
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

  /** What is still to be read or drawn, one after the other. */
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
    this.#putIfSame(page, ({ cut }) => ({ state: 'ready', paper, cut: { ...cut, quad: paper ?? whole } }));
    // The pages go on meanwhile.
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

  /** Notes what came of a photo, unless another one stands in its place by now. */
  #putIfSame({ id, photo }: ScanPage, change: (page: ScanPage) => Partial<ScanPage>): void {
    this.#put(id, (page) => (page.photo === photo ? change(page) : {}));
  }
}
