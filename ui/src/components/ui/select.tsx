import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';
import { fieldLook } from './input';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
}

interface SelectProps<T extends string> {
  value: T;
  onValueChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  /** Accessible name, unless a Field labels it through `id`. */
  label?: string;
  id?: string;
  className?: string;
}

/** One choice out of a few. */
export function Select<T extends string>({ value, onValueChange, options, label, id, className }: SelectProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onValueChange(chosen as T)}>
      <Radix.Trigger
        id={id}
        aria-label={label}
        className={cn(fieldLook, 'inline-flex h-9 items-center justify-between gap-2 px-3 text-sm', className)}
      >
        <span className="truncate">
          <Radix.Value />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-60 max-h-80 min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-md border border-line bg-surface shadow-float"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="relative flex min-h-8 items-center rounded-sm py-1.5 pr-3 pl-8 text-sm outline-none select-none data-highlighted:bg-hover"
              >
                <Radix.ItemIndicator className="absolute left-2">
                  <Check aria-hidden className="size-4" />
                </Radix.ItemIndicator>
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
