import { cn } from '@/lib/cn';
import { Logo } from './logo';

interface LenderLogoProps {
  /** The lender's name. */
  name: string;
  /** The URL of the logo. */
  address: string;
  className?: string;
}

/** A lender's logo, on a white background in both themes. */
export function LenderLogo({ name, address, className }: LenderLogoProps) {
  return (
    <img src={address} alt={name} className={cn('h-12 max-w-60 rounded-md bg-white object-contain p-1', className)} />
  );
}

/** The logo of the lender whose server this is, as embedded in the page; otherwise the product's logo. */
export function HouseLogo({ className }: { className?: string }) {
  const lender = document.querySelector<HTMLMetaElement>('meta[name="lender"]');
  const address = lender?.dataset['logo'];
  if (!lender || !address) return <Logo {...(className && { className })} />;
  return <LenderLogo name={lender.content} address={address} {...(className && { className })} />;
}
