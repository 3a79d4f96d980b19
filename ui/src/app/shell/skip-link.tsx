/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
