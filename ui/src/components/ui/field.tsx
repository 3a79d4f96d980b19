import { useId, type ReactNode } from 'react';

/** What the control inside a {@link Field} has to carry. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Marks the field as one that has to be filled in. */
  required?: boolean;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  hint?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint and its error, wired for screen readers. */
export function Field({ label, required, error, hint, children }: FieldProps) {
  const id = useId();
  const about = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
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
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': about })}
      {error && (
        <p id={`${id}-error`} className="text-[13px] text-bad">
          {error}
        </p>
      )}
      {!error && hint && (
        <p id={`${id}-hint`} className="text-[13px] text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
