import type { ComponentProps } from 'react';
import { Input } from '@/components/form/input';
import { rule } from '@/rules/rule';

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A US phone number field: accepts any format and shows (xxx) xxx-xxxx when the focus leaves. */
export function PhoneInput({ value, onValueChange, ...rest }: PhoneInputProps) {
  return (
    <Input
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={() => onValueChange(rule('phoneDisplay', { value }))}
    />
  );
}
