'use client'

import { Search } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button } from 'react-aria-components'
import { useModifierKey } from '@/components/page/useModifierKey'
import { IconButton } from '@/components/ui/button/IconButton'
import { Kbd } from '@/components/ui/display/Kbd'
import { useAlive } from '@/components/ui/useAlive'

/**
 * The way to the command palette, in the top bar and by Ctrl K (Cmd K on a Mac) from anywhere. Where
 * large text leaves the bar no room for its words, it is an icon as on a narrow screen.
 */
export function FindAnything({ onOpen }: { onOpen: () => void }) {
  const modifier = useModifierKey()
  const isAlive = useAlive()
  const keysId = useId()

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onOpen()
    }
    // Before the fields: a search keeps every key that is pressed in it to itself.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [onOpen])

  return (
    <>
      <Button
        onPress={onOpen}
        isDisabled={!isAlive}
        // They are no part of its name.
        aria-describedby={keysId}
        className="hidden h-control w-57.5 cursor-default items-center gap-2 rounded-control border border-rule bg-paper px-2 text-ink-3 transition-colors hover:border-rule-strong rail:@min-[40rem]:flex"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 text-left">Find anything</span>
        <span id={keysId} aria-hidden className="flex">
          <Kbd>{modifier} K</Kbd>
        </span>
      </Button>
      <IconButton
        label="Find anything"
        icon={<Search />}
        onPress={onOpen}
        className="rail:@min-[40rem]:hidden"
      />
    </>
  )
}
