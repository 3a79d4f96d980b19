import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** The decoders for scanned pages, and the two fonts that systems may lack: dingbats and symbols. */
const shipped: Record<string, string> = {
  'jbig2.wasm': jbig2Url,
  'openjpeg.wasm': openjpegUrl,
  'FoxitDingbats.pfb': dingbatsUrl,
  'FoxitSymbol.pfb': symbolUrl,
};

/** Provides pdf.js with its additional files, under the names of the build. */
export class BundledPdfFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = shipped[filename];
    if (!url) throw new Error(`${filename} isn’t shipped.`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${filename} could not be fetched.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
