import { DocumentPreview } from '@/features/documents/preview/document-preview';
import { ReviewBar } from '@/features/needs-list/review/review-bar';

/** The document preview, with the review of the request that the document answers. */
export function DocumentWindow() {
  return <DocumentPreview renderActions={(document) => <ReviewBar document={document} />} />;
}
