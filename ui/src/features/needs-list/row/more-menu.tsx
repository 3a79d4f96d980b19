import {
  Check,
  Ellipsis,
  Eye,
  EyeOff,
  FileX2,
  FolderInput,
  PanelRightOpen,
  Pencil,
  SquareCheck,
  Trash2,
  Upload,
  UserPlus,
  X,
} from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/ui/menu';
import { type RowHandlers, refusal } from './row-actions';

interface MoreMenuProps {
  element: NeedsListElement;
  viewer: RoleGroup;
  handlers: RowHandlers;
  tabIndex: number;
  /** Chooses the row among others; for screens without room for tick boxes. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Every action a row has besides its priority and its add button. */
export function MoreMenu(props: MoreMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`Actions for ${props.element.name}`} tabIndex={props.tabIndex}>
          <Ellipsis />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="w-72">
        {props.handlers.onOpen && props.element.storageType === 'FILE' && (
          <MenuItem onSelect={() => props.handlers.onOpen?.(props.element)}>
            <PanelRightOpen aria-hidden /> Open
          </MenuItem>
        )}
        {props.element.reviewState === 'SUBMITTED' && <ReviewItems {...props} />}
        {props.element.storageType === 'FILE' && <AnswerItems {...props} />}
        <MenuItem disabledReason={refusal('onEdit', props)} onSelect={() => props.handlers.onEdit?.(props.element)}>
          <Pencil aria-hidden /> Edit
        </MenuItem>
        <MenuItem
          disabledReason={refusal('onAssign', props)}
          onSelect={() => props.handlers.onAssign?.([props.element])}
        >
          <UserPlus aria-hidden /> Assign to user
        </MenuItem>
        <PlaceItems {...props} />
        {props.onChoose && (
          <MenuItem onSelect={() => props.onChoose?.(props.element.id)}>
            <SquareCheck aria-hidden /> Choose
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          danger
          disabledReason={refusal('onDelete', props)}
          onSelect={() => props.handlers.onDelete?.(props.element)}
        >
          <Trash2 aria-hidden /> Delete
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

/** Where the element stands, and for whom; only where the page can change that. */
function PlaceItems({ element, handlers: { onHide, onMove } }: MoreMenuProps) {
  return (
    <>
      {onMove && (
        <MenuItem onSelect={() => onMove(element)}>
          <FolderInput aria-hidden /> Move to…
        </MenuItem>
      )}
      {onHide && (
        <MenuItem onSelect={() => onHide(element, !element.hidden)}>
          {element.hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          {element.hidden ? 'Show to borrowers' : 'Hide from borrowers'}
        </MenuItem>
      )}
    </>
  );
}

/** The verdict on an answer that waits for it. */
function ReviewItems({ element, handlers: { onAccept, onReject } }: MoreMenuProps) {
  if (!onAccept || !onReject) return null;
  return (
    <>
      <MenuItem onSelect={() => onAccept(element)}>
        <Check aria-hidden className="text-ok" /> Accept
      </MenuItem>
      <MenuItem onSelect={() => onReject(element)}>
        <X aria-hidden className="text-bad" /> Reject
      </MenuItem>
      <MenuSeparator />
    </>
  );
}

/** What can be done about the answer of a request. */
function AnswerItems(props: MoreMenuProps) {
  const { element, handlers } = props;
  return (
    <>
      <MenuItem disabledReason={refusal('onPreview', props)} onSelect={() => handlers.onPreview?.(element)}>
        <Eye aria-hidden /> Preview
      </MenuItem>
      <MenuItem disabledReason={refusal('onUpload', props)} onSelect={() => handlers.onUpload?.(element)}>
        <Upload aria-hidden /> Upload file
      </MenuItem>
      <MenuItem disabledReason={refusal('onRemoveAnswer', props)} onSelect={() => handlers.onRemoveAnswer?.(element)}>
        <FileX2 aria-hidden /> Remove answer
      </MenuItem>
      <MenuSeparator />
    </>
  );
}
