import { UploadAborted } from '../upload-aborted';
import { adjustOpenQuestions } from './open-questions';

/** A question to the person about a file being uploaded. */
export interface UploadQuestion<Asked, Answer> {
  asked: Asked;
  /** Continues with this answer. */
  goOn: (answer: Answer) => void;
  /** Cancels the upload of the file. */
  cancel: () => void;
}

/** A queue of questions to the person. */
export class UploadQuestionQueue<Asked, Answer> {
  #open: readonly UploadQuestion<Asked, Answer>[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The open questions; the same array until something changes. */
  readonly snapshot = (): readonly UploadQuestion<Asked, Answer>[] => this.#open;

  /** Asks a question; rejects if the person cancels the upload. */
  ask(asked: Asked, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const leave = () => this.#set(this.#open.filter((each) => each !== question));
      const cancel = () => {
        leave();
        reject(new UploadAborted());
      };
      const goOn = (answer: Answer) => {
        leave();
        resolve(answer);
      };
      const question = { asked, goOn, cancel };
      if (signal.aborted) return cancel();
      signal.addEventListener('abort', cancel, { once: true });
      this.#set([...this.#open, question]);
    });
  }

  #set(next: readonly UploadQuestion<Asked, Answer>[]): void {
    adjustOpenQuestions(next.length - this.#open.length);
    this.#open = next;
    for (const listener of this.#listeners) listener();
  }
}
