'use client'

import { Ban, CircleX, Layers, Play, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormMenu } from '@/components/form/bar/FormMenu'
import type { FormTools } from '@/components/form/look'
import { useBase, useFormModel } from '@/components/form/model/context'
import { Button } from '@/components/ui/button/Button'
import { MenuItem, MenuSection, MenuSeparator } from '@/components/ui/overlay/Menu'
import { type Status, type StatusStep, stepsFrom } from '@/lib/console/approval/status'
import { StepDialog } from './StepDialog'

const STATUS = 'status_flag'
const ICONS: Readonly<Record<Status, ReactNode>> = {
  requested: <Send />,
  active: <Play />,
  batch: <Layers />,
  rejected: <CircleX />,
  cancelled: <Ban />,
}

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
      <FormMenu label="Approval" onShowRequest={tools.showRequest} onDiscard={tools.discard}>
        {!tools.isReadOnly && (
          <>
            <MenuSection title="Other steps">
              {rest.map((step) => (
                <MenuItem key={step.to} icon={ICONS[step.to]} onAction={() => take(step)}>
                  {step.label}
                </MenuItem>
              ))}
            </MenuSection>
            <MenuSeparator />
          </>
        )}
      </FormMenu>
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
