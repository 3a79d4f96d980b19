import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';
import type { Template } from '../api';
import type { TemplateTask } from './template-dialog';

/** The actions on a template. */
export function TemplateMenu({ template, onTask }: { template: Template; onTask: (task: TemplateTask) => void }) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`Actions for ${template.name}`}>
          <Ellipsis />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onTask({ kind: 'edit', template })}>
          <Pencil aria-hidden /> Rename
        </MenuItem>
        <MenuItem onSelect={() => onTask({ kind: 'duplicate', template })}>
          <Copy aria-hidden /> Duplicate
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => onTask({ kind: 'delete', template })}>
          <Trash2 aria-hidden /> {text('delete')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
