import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/people/avatar';
import { cn } from '@/lib/cn';
import { roleFacts } from '@/rules/facts';
import type { SearchMatches } from '@/rules/member-index';
import type { ListMember } from '../people-search';
import { UnderlinedText } from './underlined-text';

interface OptionProps {
  id: string;
  /** Whether it is the active option of the keyboard. */
  active: boolean;
  selected: boolean;
  /** Whether it is assigned to some of the elements only. */
  partly?: boolean;
  onReach: () => void;
  onPick: () => void;
}

function Option({ id, active, selected, partly, onReach, onPick, children }: OptionProps & { children: ReactNode }) {
  return (
    // The search field keeps the focus; options are reached with its arrow keys.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active || undefined}
      onPointerMove={onReach}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={cn('flex min-h-9 items-center gap-2.5 rounded-sm px-2 py-1.5 select-none', active && 'bg-hover')}
    >
      <SelectedMark selected={selected} partly={partly ?? false} />
      {children}
    </div>
  );
}

function SelectedMark({ selected, partly }: { selected: boolean; partly: boolean }) {
  const Sign = selected ? Check : Minus;
  return (
    <span
      aria-hidden
      className={cn(
        'inline-flex size-4.5 shrink-0 items-center justify-center rounded-[5px] border border-control text-on-accent [&_svg]:size-3.5',
        (selected || partly) && 'border-accent bg-accent',
      )}
    >
      {(selected || partly) && <Sign strokeWidth={3} />}
    </span>
  );
}

/** An option with text only. */
export function PlainOption({ words, ...option }: OptionProps & { words: string }) {
  return (
    <Option {...option}>
      <span className="font-medium">{words}</span>
    </Option>
  );
}

interface MemberOptionProps extends OptionProps {
  member: ListMember | undefined;
  matches: SearchMatches | undefined;
  /** Whether the person has a link, which assigns nothing. */
  linked: boolean;
}

/** A person: name and address with matches underlined, and the role. */
export function MemberOption({ member, matches, linked, ...option }: MemberOptionProps) {
  const { givenName, familyName, emailAddress, avatarDocId } = member?.user ?? {};
  const given = givenName ?? '';
  const family = familyName ?? '';
  const email = emailAddress ?? '';
  const named = `${given}${family}`.trim() !== '';
  const photo = avatarDocId ?? null;
  const person = {
    id: member?.id ?? '',
    givenName: given,
    familyName: family,
    emailAddress: email,
    avatarDocId: photo,
  };
  return (
    <Option {...option}>
      <Avatar person={person} size="sm" />
      <span className="min-w-0 grow">
        {named && (
          <span className="block truncate font-medium">
            <UnderlinedText text={given} ranges={matches?.givenName} />{' '}
            <UnderlinedText text={family} ranges={matches?.familyName} />
          </span>
        )}
        <span className={cn('block truncate', named ? 'text-xs text-faint' : 'font-medium')}>
          <UnderlinedText text={email} ranges={matches?.emailAddress} />
        </span>
      </span>
      {(option.partly || linked) && (
        <span className="shrink-0 text-xs text-faint">{option.partly ? 'some of them' : 'has a link'}</span>
      )}
      {member && <span className="shrink-0 text-xs text-faint max-sm:hidden">{roleFacts[member.role].label}</span>}
    </Option>
  );
}
