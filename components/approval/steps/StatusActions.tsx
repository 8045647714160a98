'use client'

import { Braces, Ellipsis, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormTools } from '@/components/form/look'
import { useBase, useFormModel } from '@/components/form/model/context'
import { Button } from '@/components/ui/button/Button'
import { IconButton } from '@/components/ui/button/IconButton'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@/components/ui/overlay/Menu'
import { type StatusStep, stepsFrom } from '@/lib/console/approval/status'
import { StepDialog } from './StepDialog'

const STATUS = 'status_flag'

/**
 * The likely next steps as buttons, the rest in a menu. A step is a change of the form like any
 * other: it is saved with whatever else is pending, and stays pending where the save is refused.
 */
export function StatusActions({ id, tools }: { id: string; tools: FormTools }) {
  const { form, put } = useFormModel()
  const status = useBase(STATUS)
  const pending = useWatch({ control: form.control, name: STATUS })
  const [asked, setAsked] = useState<{ step: StatusStep; before: string | null } | null>(null)
  const { main, beside, rest } = stepsFrom(typeof status === 'string' ? status : null)

  function take(step: StatusStep) {
    const before = typeof pending === 'string' ? pending : null
    put({ [STATUS]: step.to })
    if (step.isRisky) setAsked({ step, before })
    else void tools.save()
  }

  const button = (step: StatusStep, variant: 'primary' | 'secondary') => (
    <Button key={step.to} variant={variant} isDisabled={tools.isSaving} onPress={() => take(step)}>
      {step.label}
    </Button>
  )
  return (
    <>
      {!tools.isReadOnly && (
        <>
          {beside.map((step) => button(step, 'secondary'))}
          {main && button(main, 'primary')}
        </>
      )}
      <MenuTrigger>
        <IconButton label="More" icon={<Ellipsis />} />
        <Menu placement="bottom end" aria-label="Approval">
          {!tools.isReadOnly && (
            <MenuSection title="Other steps">
              {rest.map((step) => (
                <MenuItem key={step.to} onAction={() => take(step)}>
                  {step.label}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          <MenuItem icon={<Braces />} onAction={tools.showRequest}>
            Show request
          </MenuItem>
          {tools.discard && (
            <MenuItem icon={<Undo2 />} tone="danger" onAction={tools.discard}>
              Discard changes
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {asked && (
        <StepDialog
          id={id}
          step={asked.step}
          onSave={async (reason) => {
            setAsked(null)
            await tools.save(reason)
          }}
          onBack={() => {
            put({ [STATUS]: asked.before })
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
