import { ReviewBar } from '@/features/needs-list/review/review-bar';
import { DocumentPreview } from '@/parts/documents/preview/document-preview';

/** The document preview, with the review of the request that the document answers. */
export function DocumentWindow() {
  return <DocumentPreview renderActions={(document) => <ReviewBar document={document} />} />;
}
