import { DocumentPreview } from '@/features/documents';
import { ReviewBar } from '@/features/needs-list';

/** The document preview, with the review of the request that the document answers. */
export function DocumentWindow() {
  return <DocumentPreview renderActions={(document) => <ReviewBar document={document} />} />;
}
