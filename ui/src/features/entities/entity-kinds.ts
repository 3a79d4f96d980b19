import { Building2, House, Landmark, type LucideIcon, Package, UserRound } from 'lucide-react';
import { keysOf } from '@/lib/keys';
import type { EntityType } from './api';

interface Kind {
  /** In a sentence and as a heading. */
  words: string;
  icon: LucideIcon;
  /** What its main address is called. */
  addressWords: string;
  /** Whether it has an EIN and its own e-mail address and mailing address. */
  organisation: boolean;
}

const kinds: Record<EntityType, Kind> = {
  INDIVIDUAL: { words: 'Person', icon: UserRound, addressWords: 'Residential addresses', organisation: false },
  COMPANY: { words: 'Company', icon: Building2, addressWords: 'Company address', organisation: true },
  TRUST: { words: 'Trust', icon: Landmark, addressWords: 'Trust address', organisation: true },
  RE_ASSET: { words: 'Real estate', icon: House, addressWords: 'Property address', organisation: false },
  ASSET: { words: 'Asset', icon: Package, addressWords: 'Where it is', organisation: false },
};

/** The kinds of entities, as they are offered. */
export const entityTypes = keysOf(kinds);

/** How a kind is shown; one that isn't known yet is shown plainly. */
export function kindOf(entityType: string): Kind {
  const known: Partial<Record<string, Kind>> = kinds;
  return known[entityType] ?? { words: 'Other', icon: Package, addressWords: 'Address', organisation: false };
}
