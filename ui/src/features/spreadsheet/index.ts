export { ExportButton } from './export-button';
export { type ImportKind, importBody } from './import/api';
export { ImportDialog } from './import/import-dialog';
export { saveSpreadsheet } from './save-spreadsheet';
