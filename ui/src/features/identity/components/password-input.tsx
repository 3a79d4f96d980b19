import { Eye, EyeOff } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { FieldControl } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { IconButton } from '@/components/ui/icon-button';

interface PasswordInputProps {
  control: FieldControl;
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  autoFocus: boolean;
}

/** A password field with a button to show the password. */
export function PasswordInput({ control, field, value, onChange, autoFocus }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...control}
        ref={field}
        className="h-11 pr-11 text-base"
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        className="absolute top-1.5 right-1.5"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}
