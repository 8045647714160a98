/**
 * The console's mark and name. The letter is drawn: as a text it would be read before the name, and
 * be asked of those who speak to the page.
 */
export function Mark() {
  return (
    <span className="flex items-center gap-2 font-semibold text-section">
      <svg aria-hidden viewBox="0 0 20 20" className="size-5 rounded-[5px] bg-accent">
        <path d="M7.5 14.5v-9h5.75M7.5 10h4.75" className="fill-none stroke-2 stroke-on-accent" />
      </svg>
      Fleetbook
    </span>
  )
}
