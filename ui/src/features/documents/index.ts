export { targetLocation, requestTargets, filterTargets } from './filing/request-targets';
export { useFiling } from './filing/use-filing';
export { type DraftMarks, saveDraftMarks, useDraftMarksOn } from './marks/draft-marks';
export { MarkList } from './marks/notes/mark-list';
export { AttachedMarks } from './marks/notes/attached-marks';
export { DocumentMenu } from './menu/document-menu';
export { RenameDialog } from './menu/rename';
export { JoinPdfs } from './pages/join-pdfs';
export { DocumentPreview } from './preview/document-preview';
export { LazyPreviewBody } from './preview/lazy-preview-body';
export { DrawnDocument, useBegunDrawing, usePendingDrawing, useWasDrawnFor } from './preview/tools/drawing-progress';
export { type AttachHandler, type RetryCall, attachFile, registerAttachHandler } from './queue/completed/message-files';
export { markUploadsShown } from './queue/visible-places';
export { useHasOpenQuestions } from './queue/questions/open-questions';
export { acceptFiles, openScanWindow } from './queue/questions/accept-files';
export { randomUploadId } from './queue/upload';
export {
  type MessageTarget,
  type Upload,
  type UploadTarget,
  countActiveUploads,
  dismissUpload,
  uploadList,
  noteUpload,
  startUpload,
  subscribeToUploads,
  getUploads,
  useTrayNeeded,
  useUploads,
  useUploadsAt,
  useUploadsFor,
} from './queue/uploads';
export { ShoeboxLinks } from './shoebox/components/shoebox-links';
export { ShoeboxPanel } from './shoebox/components/shoebox-panel';
export { TrashScreen } from './trash/trash-screen';
export { checkFiles, limitWords } from './upload/check-files';
export { LazyUploadLines, checkFilesLazily } from './upload/lazy-upload';
export { readDroppedFiles } from './upload/dropped-files';
export { FileDrop } from './upload/file-drop';
export { RefusedFiles } from './upload/refused-files';
export { UploadLine } from './upload/upload-line';
export { UploadLines } from './upload/upload-lines';
export { VirusLine } from './virus/virus-line';
