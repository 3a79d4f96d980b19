import { Search } from 'lucide-react';
import { useState } from 'react';
import { Input } from '@/components/form/input';

/** Filters requests by their names and folders while typing; the URL keeps the text. */
export function RequestSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const [{ typed, since }, setState] = useState({ typed: query, since: query });
  // If the URL changes by other means than typing here (Back), it wins.
  if (since !== query) setState({ typed: typed.trim() === query.trim() ? typed : query, since: query });
  const type = (text: string) => {
    setState({ typed: text, since: text });
    onQuery(text);
  };
  return (
    <div role="search" className="relative mt-8">
      <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-4.5 text-faint" />
      <Input
        type="search"
        aria-label="Find a request"
        placeholder="Find a document"
        maxLength={100}
        className="h-11.5 pl-10 text-base"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}
