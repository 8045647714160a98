'use client'

import { Fragment } from 'react'
import { useLetterKeys } from '@/components/page/letterKeys'
import {
  isSingleKey,
  keysOf,
  type Shortcut,
  type ShortcutGroup,
  shortcutsHere,
} from '@/components/page/shortcuts'
import { useModifierKey } from '@/components/page/useModifierKey'
import { Kbd } from '@/components/ui/display/Kbd'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { Dialog } from '@/components/ui/overlay/Dialog'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What works on every page. */
const EVERYWHERE: ShortcutGroup = {
  heading: 'Everywhere',
  shortcuts: [
    { keys: ['Mod K'], does: 'Find a record, a page, a field or an action' },
    { keys: ['Alt T'], does: 'Go to the news in the corner, such as an Undo' },
    { keys: ['?'], does: 'List the shortcuts' },
    { keys: ['Escape'], does: 'Close what is open' },
  ],
}

/** Every shortcut of the page at hand, and the switch for those of a single key. */
export function ShortcutsDialog({ isOpen, onOpenChange }: Props) {
  const [singles, setSingles] = useLetterKeys()
  // What listens on the page has told so by the time that this opens.
  const groups = isOpen ? [...shortcutsHere(), EVERYWHERE] : []
  return (
    <Dialog
      name="shortcuts"
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="Those of this page, and those that work everywhere."
      footnote={
        <Checkbox isSelected={singles} onChange={(isOn) => setSingles(() => isOn)}>
          Shortcuts of a single key
        </Checkbox>
      }
    >
      <div className="gap-x-10 sm:columns-2">
        {groups.map(({ heading, shortcuts }) => (
          <section key={heading} aria-label={heading} className="mb-5 break-inside-avoid last:mb-0">
            <h3 className="mb-1 font-semibold">{heading}</h3>
            <dl className="flex flex-col">
              {shortcuts.map((shortcut) => (
                <Line key={shortcut.does} shortcut={shortcut} isOff={!singles} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Keys that are turned off are not listed; a shortcut without any other is said to be off. */
function Line({ shortcut, isOff }: { shortcut: Shortcut; isOff: boolean }) {
  const { keys, does } = shortcut
  const modifier = useModifierKey()
  const live = keys.filter((each) => !(isOff && isSingleKey(each)))
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 border-rule border-t py-1">
      <dt className={live.length === 0 ? 'text-ink-3' : undefined}>{does}</dt>
      <dd className="flex shrink-0 items-center gap-1.5 text-ink-3 text-small">
        {live.length === 0 && 'off'}
        {live.map((each, index) => (
          <Fragment key={each}>
            {index > 0 && <span>or</span>}
            <span className="flex gap-0.5">
              {keysOf(each, modifier).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </span>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
