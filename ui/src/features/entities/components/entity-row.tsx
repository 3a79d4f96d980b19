import { Link, useNavigate } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import { HoverCard } from '@/components/floating/hover-card';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { LabelRow } from '@/components/people/label-row';
import { IconButton } from '@/components/ui/icon-button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { LoanEntity } from '../api';
import { entityEditLink } from '../entity-edit-link';
import { kindOf } from '../entity-kinds';
import { EntityCard, mainAddress } from './entity-card';

interface EntityRowProps {
  loanId: string;
  entity: LoanEntity;
  /** Why it can't be changed, or `null`. */
  refusal: string | null;
  onLabels: () => void;
  onDelete: () => void;
}

/** An entity of the loan: name, kind, labels and actions. */
export function EntityRow({ loanId, entity, refusal, onLabels, onDelete }: EntityRowProps) {
  const { words, icon: Icon } = kindOf(entity.entityType);
  const about = [words, mainAddress(entity)[0]].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-sunken text-muted">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow">
        {/* In a narrow row, labels wrap below the name. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <HoverCard card={<EntityCard entity={entity} />}>
            <EntityName loanId={loanId} entity={entity} />
          </HoverCard>
          {entity.labels.length > 0 && (
            <div className="flex min-w-0 grow basis-36">
              <LabelRow labels={entity.labels.map((label) => rule('entityLabelText', { label }))} />
            </div>
          )}
        </div>
        <p className="truncate text-[13px] text-faint" title={about}>
          {about}
        </p>
      </div>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${entity.name}`}>
            <MoreHorizontal />
          </IconButton>
        </MenuTrigger>
        <MenuContent>
          <EditItem loanId={loanId} entity={entity} view={refusal !== null} />
          <MenuItem disabledReason={refusal} onSelect={onLabels}>
            Labels…
          </MenuItem>
          <MenuItem danger disabledReason={refusal} onSelect={onDelete}>
            Remove from loan
          </MenuItem>
        </MenuContent>
      </Menu>
    </li>
  );
}

interface EntityNameProps extends React.HTMLAttributes<HTMLElement> {
  ref?: React.RefCallback<HTMLElement>;
  loanId: string;
  entity: LoanEntity;
}

const nameLook = 'block max-w-full min-w-0 truncate rounded-sm font-medium';

/** The name, as a link if the kind has a page. */
function EntityName({ loanId, entity, ref, ...rest }: EntityNameProps) {
  const link = entityEditLink(loanId, entity);
  if (!link) {
    return (
      <span ref={ref} tabIndex={0} className={nameLook} {...rest}>
        {entity.name}
      </span>
    );
  }
  return (
    <Link {...link} {...rest} ref={ref} className={`${nameLook} hover:text-accent hover:underline`}>
      {entity.name}
    </Link>
  );
}

function EditItem({ loanId, entity, view }: { loanId: string; entity: LoanEntity; view: boolean }) {
  const navigate = useNavigate();
  const link = entityEditLink(loanId, entity);
  return link && <MenuItem onSelect={() => void navigate(link)}>{view ? 'View' : text('row-edit')}</MenuItem>;
}
