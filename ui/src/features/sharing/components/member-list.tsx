import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RoleGroup } from '@/api/models';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type ListMember, useFoundGroups } from '../people-search';
import { MemberGroups, NoMembers } from './member-groups';
import { MemberOption, PlainOption } from './member-option';
import { MemberSearch } from './member-search';
import { useListKeys } from './use-list-keys';

interface MemberListProps {
  /** The purpose of the list. */
  label: string;
  members: readonly ListMember[];
  viewerGroup: RoleGroup;
  /** The ids of selected people. */
  selected: readonly string[];
  /** The ids of people assigned to some of the elements, but not to all. */
  partly?: readonly string[];
  /** The ids of people who have a link to it, which assigns no one. */
  linked?: readonly string[];
  onChange: (selected: string[]) => void;
  /** Offers Unassigned as a choice; absent if that has no meaning. */
  onUnassign?: () => void;
  /** Fits the height to the people, instead of 400 pixels. */
  autoHeight?: boolean;
}

const nobody = 'unassigned';
const everybody = 'select-all';
const noOneYet: readonly string[] = [];

/** The team-member select list: search, Unassigned, Select All, and the people in their groups. */
export function MemberList({
  label,
  members,
  viewerGroup,
  selected,
  partly = noOneYet,
  onUnassign,
  ...rest
}: MemberListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { matches, groups, listed } = useFoundGroups(members, viewerGroup, typed);
  const byId = useMemo(() => new Map(members.map((member) => [member.id, member])), [members]);
  const toggle = (clicked: string[]) => rest.onChange(rule('selectAll', { listed: clicked, selected }));
  const pick = (option: string) => {
    if (option === nobody) onUnassign?.();
    else toggle(option === everybody ? listed : [option]);
  };
  const options = [...(onUnassign ? [nobody] : []), ...(listed.length > 0 ? [everybody] : []), ...listed];
  // While searching, Enter picks the first match, never Unassigned.
  const keys = useListKeys(options, typed.trim() === '' ? null : (listed[0] ?? null), pick);
  const list = useRef<HTMLDivElement>(null);
  const { active } = keys;
  useEffect(() => {
    if (active) list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const option = (name: string) => ({
    id: `${id}-${name}`,
    active: active === name,
    selected: selected.includes(name),
    partly: partly.includes(name),
    onReach: () => keys.setActive(name),
    onPick: () => pick(name),
  });
  const noneChosen = selected.length + partly.length === 0;
  return (
    <div
      className={cn(
        'flex flex-col overflow-hidden rounded-md border border-line bg-surface',
        !rest.autoHeight && 'h-[400px]',
      )}
    >
      <MemberSearch
        label={label}
        listId={`${id}-list`}
        activeId={active ? `${id}-${active}` : undefined}
        typed={typed}
        onType={setTyped}
        onKeyDown={keys.onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable
        className="min-h-0 grow overflow-y-auto p-1"
      >
        {onUnassign && <PlainOption {...option(nobody)} words={text('unassigned')} selected={noneChosen} />}
        {listed.length > 0 && (
          <PlainOption
            {...option(everybody)}
            words={text('select-all')}
            selected={listed.every((one) => selected.includes(one))}
          />
        )}
        <MemberGroups
          groups={groups}
          renderMember={(one) => (
            <MemberOption
              key={one}
              {...option(one)}
              member={byId.get(one)}
              matches={matches.get(one)}
              linked={rest.linked?.includes(one) ?? false}
            />
          )}
        />
        {listed.length === 0 && <NoMembers count={members.length} typed={typed} />}
      </div>
      <p role="status" className="sr-only">
        {typed && (listed.length === 1 ? '1 person found' : `${listed.length} people found`)}
      </p>
    </div>
  );
}
