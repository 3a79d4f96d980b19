import { useId, type ReactNode } from 'react';
import { rule } from '@/rules/rule';

/** The attributes for the control inside a {@link Field}. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Marks the field as required. */
  required?: boolean;
  /** The error message for the value. */
  error?: string | undefined;
  hint?: ReactNode;
  /**
   * The typed text and the field whose length limit applies: the remaining characters are shown near it, an error
   * beyond it.
   */
  limit?: { field: string; text: string | undefined };
  children: (control: FieldControl) => ReactNode;
}

/** A labeled control with its hint and error, connected for screen readers. */
export function Field({ label, required, error, hint, limit, children }: FieldProps) {
  const id = useId();
  const room = limit?.text ? rule('textRoom', { field: limit.field, text: limit.text }) : null;
  const wrong = error ?? room?.violation?.message;
  const note = room?.room ?? hint;
  const about = wrong ? `${id}-error` : note ? `${id}-hint` : undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[13px] font-medium">
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-bad">
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': wrong ? true : undefined, 'aria-describedby': about })}
      {wrong && (
        <p id={`${id}-error`} className="text-[13px] text-bad">
          {wrong}
        </p>
      )}
      {!wrong && note && (
        <p id={`${id}-hint`} className="text-[13px] text-faint">
          {note}
        </p>
      )}
    </div>
  );
}
