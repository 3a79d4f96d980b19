import { Building2, House, Landmark, type LucideIcon, Package, UserRound } from 'lucide-react';
import { entityTypeFacts } from '@/rules/facts';
import type { EntityType } from './api';

const icons: Record<EntityType, LucideIcon> = {
  INDIVIDUAL: UserRound,
  COMPANY: Building2,
  TRUST: Landmark,
  RE_ASSET: House,
  ASSET: Package,
};

const isKnown = (entityType: string): entityType is EntityType => entityType in icons;

/** Returns the label and icon of a kind; an unknown one gets a neutral icon. */
export const kindOf = (entityType: string): { words: string; icon: LucideIcon } =>
  isKnown(entityType)
    ? { words: entityTypeFacts[entityType].label, icon: icons[entityType] }
    : { words: 'Other', icon: Package };
