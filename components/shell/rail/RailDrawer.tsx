'use client'

import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Mark } from '@/components/page/Mark'
import { IconButton } from '@/components/ui/button/IconButton'
import { named } from '@/components/ui/overlay/named'
import { TimeZonePicker } from '../bar/TimeZonePicker'
import { RailEntries } from './RailEntries'

/** The rail of a narrow screen: a drawer behind a button. */
export function RailDrawer() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        label="Open navigation"
        icon={<Menu />}
        onPress={() => setOpen(true)}
        className="-ml-2 rail:hidden"
      />
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        className="fades fixed inset-0 z-40 bg-veil rail:hidden"
      >
        <Modal className="h-full w-64 max-w-[85vw] border-rule border-r bg-sunk data-entering:-translate-x-4 data-exiting:-translate-x-4 transition-[translate]">
          <Dialog
            {...named('navigation')}
            className="flex h-full flex-col overflow-y-auto outline-none"
          >
            <Heading slot="title" className="sr-only">
              Navigation
            </Heading>
            <div className="flex h-bar shrink-0 items-center justify-between pr-2 pl-4.5">
              <Mark />
              <IconButton label="Close navigation" icon={<X />} onPress={close} />
            </div>
            <RailEntries onLeave={close} />
            <div className="mt-auto p-4">
              <TimeZonePicker />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  )
}
