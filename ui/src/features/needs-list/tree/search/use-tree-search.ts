import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { filterFacts } from '@/rules/facts';
import type { RequestFilter } from '@/rules/rule';
import type { TreeFilter } from '../session/tree-session';

/** The view state of a needs list, kept in the URL. */
export interface TreeSearch {
  sought: TreeFilter;
  showHidden: boolean;
  /** The request whose panel is open. */
  openId: string | undefined;
  /** Elements that the URL points to. */
  markedIds: readonly string[];
  seek: (query: string) => void;
  filter: (filters: readonly RequestFilter[]) => void;
  setShowHidden: (show: boolean) => void;
  open: (elementId: string | undefined) => void;
  /** Clears search and filters. */
  clear: () => void;
}

const pauseMs = 250;
const isFilter = (word: string): word is RequestFilter => word in filterFacts;

/** Returns the view state from the URL, and functions that change it. */
export function useTreeSearch(): TreeSearch {
  const navigate = useNavigate();
  const { pathname } = useRouter().latestLocation;
  const { q, requests, showHidden, requestId, formElementId, formElementIds } = useSearch({ strict: false });
  const filters = requests?.join();
  const marked = formElementIds?.join() ?? formElementId;
  const put = useMemo(
    () => (change: object, replace: boolean) =>
      void navigate({ to: pathname, replace, search: (now: object) => ({ ...now, ...change }) }),
    [navigate, pathname],
  );
  const [query, seek] = useTyped(q ?? '', (typed) => put({ q: typed || undefined }, true));
  return useMemo(() => {
    const words = filters?.split(',') ?? [];
    return {
      sought: { query, filters: words.map((word) => word.toUpperCase()).filter(isFilter) },
      showHidden: showHidden ?? false,
      openId: requestId,
      markedIds: marked?.split(',') ?? [],
      seek,
      filter: (chosen) =>
        put({ requests: chosen.length > 0 ? chosen.map((each) => each.toLowerCase()) : undefined }, true),
      setShowHidden: (show) => put({ showHidden: show || undefined }, true),
      open: (elementId) => put({ requestId: elementId }, elementId !== undefined && requestId !== undefined),
      clear: () => {
        seek('');
        put({ q: undefined, requests: undefined }, true);
      },
    };
  }, [query, seek, put, filters, marked, showHidden, requestId]);
}

/**
 * Returns the typed text immediately and writes it to the URL debounced. If the URL changes by other means, it wins.
 */
function useTyped(inAddress: string, send: (typed: string) => void): [string, (typed: string) => void] {
  const [{ typed, sent, since }, setState] = useState({ typed: inAddress, sent: inAddress, since: inAddress });
  const waiting = useRef<number>(undefined);
  if (since !== inAddress)
    setState({ typed: inAddress === sent ? typed : inAddress, sent: inAddress, since: inAddress });
  useEffect(() => () => clearTimeout(waiting.current), []);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const type = useMemo(
    () => (text: string) => {
      setState((now) => ({ ...now, typed: text }));
      clearTimeout(waiting.current);
      waiting.current = window.setTimeout(() => {
        setState((now) => ({ ...now, sent: text }));
        latest.current(text);
      }, pauseMs);
    },
    [],
  );
  return [typed, type];
}
