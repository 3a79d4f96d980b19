export { targetLocation, requestTargets, filterTargets } from './filing/request-targets';
export { useFiling } from './filing/use-filing';
export { type DraftMarks, saveDraftMarks, useDraftMarksOn } from './marks/kept-marks';
export { MarkList } from './marks/said/mark-list';
export { MarksAlong } from './marks/said/marks-along';
export { DocumentMenu } from './menu/document-menu';
export { RenameDialog } from './menu/rename';
export { JoinPdfs } from './pages/join-pdfs';
export { DocumentPreview } from './preview/document-preview';
export { LazyPreviewBody } from './preview/on-demand';
export { DrawnDocument, useBegunDrawing, usePendingDrawing, useWasDrawnFor } from './preview/tools/drawn';
export { type AttachFile, type RetryCall, attach, registerAttachHandler } from './queue/arrived/message-files';
export { markUploadsShown } from './queue/on-screen';
export { useHasOpenQuestions } from './queue/questions/asked';
export { acceptFiles, openScanWindow } from './queue/questions/hand-in';
export { randomUploadId } from './queue/upload';
export {
  type MessageTarget,
  type Upload,
  type UploadTarget,
  countActiveUploads,
  dismissUpload,
  list,
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
export { checkFiles, limitWords } from './upload/check-drop';
export { LazyUploadLines, checkOnDemand } from './upload/on-demand';
export { droppedFiles } from './upload/dropped-files';
export { FileDrop } from './upload/file-drop';
export { RefusedFiles } from './upload/refused-files';
export { UploadLine } from './upload/upload-line';
export { UploadLines } from './upload/upload-lines';
export { VirusLine } from './virus/virus-line';
