/** The print style: one page per sheet, in the size of the first. */
const printStyles = (size: string) => `
  @page { size: ${size}; margin: 0; }
  html, body { margin: 0; }
  img { display: block; width: 100%; height: 100vh; object-fit: contain; break-after: page; break-inside: avoid; }
  img:last-child { break-after: auto; }
`;

let shown: HTMLIFrameElement | undefined;

/** Removes the frame, at the latest before the next print: some browsers don't report when they are done. */
function removeFrame(): void {
  shown?.remove();
  shown = undefined;
}

/** Returns an empty, invisible frame. */
async function emptyFrame(title: string): Promise<HTMLIFrameElement> {
  removeFrame();
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 1px; height: 1px; border: 0; opacity: 0';
  frame.srcdoc = '<!doctype html>';
  const there = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  shown = frame;
  await there;
  return frame;
}

/** Prints images of pages, one per sheet, through a separate frame. Throws if the browser can't print. */
export async function printPages(title: string, pages: Blob[], size = 'auto'): Promise<void> {
  const frame = await emptyFrame(title);
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view || typeof view.print !== 'function') throw new Error('This browser doesn’t print.');
  const addresses = pages.map((blob) => URL.createObjectURL(blob));
  try {
    page.title = title;
    // The content security policy forbids style elements but allows constructed style sheets.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(printStyles(size));
    page.adoptedStyleSheets = [sheet];
    await Promise.all(
      addresses.map((address) => {
        const image = page.createElement('img');
        image.src = address;
        page.body.append(image);
        return image.decode();
      }),
    );
    view.addEventListener('afterprint', removeFrame, { once: true });
    const before = document.activeElement;
    view.focus();
    view.print();
    // Restores the focus, which would be lost with the frame.
    if (before instanceof HTMLElement) before.focus();
  } finally {
    setTimeout(() => addresses.forEach((address) => URL.revokeObjectURL(address)), 60_000);
  }
}
