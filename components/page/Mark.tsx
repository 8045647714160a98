/** The console's mark and name. */
export function Mark() {
  return (
    <span className="flex items-center gap-2 font-semibold text-section">
      <span
        aria-hidden
        className="flex size-5 items-center justify-center rounded-[5px] bg-accent font-bold text-[0.6875rem] text-on-accent"
      >
        F
      </span>
      Fleetbook
    </span>
  )
}
