import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Input } from './input';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'aria-label'> {
  /** What the field searches for, and where. */
  label: string;
  value: string;
  onChange: (words: string) => void;
}

/** A search field; Escape clears it. Its maximum length is the server's. */
export function SearchField({ label, value, onChange, className, placeholder = label, ...rest }: SearchFieldProps) {
  return (
    <div className={cn('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-faint" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-9"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && onChange('')}
        {...rest}
      />
    </div>
  );
}
