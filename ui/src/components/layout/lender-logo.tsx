import { cn } from '@/lib/cn';
import { Logo } from './logo';

interface LenderLogoProps {
  /** Whose logo it is. */
  name: string;
  /** Where it is. */
  address: string;
  className?: string;
}

/** A lender's logo, on white as it was drawn, by day and by night. */
export function LenderLogo({ name, address, className }: LenderLogoProps) {
  return (
    <img src={address} alt={name} className={cn('h-12 max-w-60 rounded-md bg-white object-contain p-1', className)} />
  );
}

/** The logo of the lender whose server this is, as the page was told; else the product's own. */
export function HouseLogo({ className }: { className?: string }) {
  const lender = document.querySelector<HTMLMetaElement>('meta[name="lender"]');
  const address = lender?.dataset['logo'];
  if (!lender || !address) return <Logo {...(className && { className })} />;
  return <LenderLogo name={lender.content} address={address} {...(className && { className })} />;
}
