/** The person or the page stopped an upload; not a failure. */
export class UploadAborted extends Error {
  override name = 'UploadAborted';
}
