interface LinkedTextProps {
  text: string;
  className?: string;
}

/** Only web addresses become links. */
const address = /(https?:\/\/[^\s<>"“”]+)/i;
/** Punctuation that ends a sentence rather than an address. */
const ending = /[.,;:!?)\]}'’]+$/;

/** A text with its line breaks, in which web addresses are links. */
export function LinkedText({ text, className }: LinkedTextProps) {
  return (
    <p className={`break-words whitespace-pre-line ${className ?? ''}`}>
      {text.split(address).map((part, index) => (index % 2 === 1 ? <LinkedAddress key={index} typed={part} /> : part))}
    </p>
  );
}

function LinkedAddress({ typed }: { typed: string }) {
  const href = typed.replace(ending, '');
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="break-all text-accent underline underline-offset-2"
      >
        {href}
      </a>
      {typed.slice(href.length)}
    </>
  );
}
