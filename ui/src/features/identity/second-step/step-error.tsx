/** An error that belongs to no field. */
export function StepError({ words }: { words: string | null }) {
  return (
    words && (
      <p role="alert" className="text-[13px] text-bad">
        {words}
      </p>
    )
  );
}
