import { type PhotoFinding, fileRule } from '@/rules/documents';
import { askAboutPhoto } from '../queue/questions/photo-questions';
import type { SendContext } from '../queue/upload';
import type { PhotoAnalysis } from './worker/scan-worker';
import { startPhotoProcessor } from './worker/photo-processor';
import { toPixels, sidesOf, fullQuad } from './picture/quad';

/** The timeout of the check in milliseconds. */
const checkTimeoutMs = 10_000;

/** Photos that were already decided about. */
const decidedPhotos = new WeakSet<File>();

/** Sends the photo unchanged, without a question. */
export const skipReadabilityCheck = (photo: File): void => void decidedPhotos.add(photo);

/** Returns what makes a photo hard to read, by the shared rule; empty if that can't be determined. */
export async function checkReadability({
  width,
  height,
  paper,
  grey,
}: PhotoAnalysis): Promise<readonly PhotoFinding[]> {
  const page = sidesOf(toPixels(paper ?? fullQuad, width, height));
  const input = { width: grey.width, photoWidth: Math.round(page.width), photoHeight: Math.round(page.height) };
  const asked = fileRule('photoReadability', new Blob([grey.pixels]), input).then(({ answer }) => answer);
  const over = new Promise<readonly PhotoFinding[]>((resolve) => setTimeout(() => resolve([]), checkTimeoutMs));
  return Promise.race([asked, over]).catch(() => []);
}

async function analyzePhoto(photo: File): Promise<readonly PhotoFinding[]> {
  const scanner = startPhotoProcessor();
  try {
    const seen = await scanner.ask('look', { file: photo });
    return await checkReadability({ ...seen, paper: null });
  } catch {
    // A photo that can't be checked here can still be sent.
    return [];
  } finally {
    scanner.close();
  }
}

/**
 * Resolves to the photo to send: one that may be hard to read is shown to the person, who sends it anyway or retakes
 * it.
 */
export async function reviewPhoto(
  photo: File,
  { signal, aside }: Pick<SendContext, 'signal' | 'aside'>,
): Promise<File> {
  if (decidedPhotos.has(photo)) return photo;
  const findings = await analyzePhoto(photo);
  skipReadabilityCheck(photo);
  if (findings.length === 0) return photo;
  const answer = await aside(() => askAboutPhoto({ photo, findings }, signal));
  return answer === 'SEND' ? photo : reviewPhoto(answer, { signal, aside });
}
