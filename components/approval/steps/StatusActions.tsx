'use client'

import { Ban, CircleX, Layers, Play, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormMenu } from '@/components/form/bar/FormMenu'
import type { FormTools } from '@/components/form/look'
import { useBase, useFormModel } from '@/components/form/model/formContext'
import { Button } from '@/components/ui/button/Button'
import { MenuItem, MenuSection, MenuSeparator } from '@/components/ui/overlay/Menu'
import {
  CHANGE_IN_BATCH,
  IN_BATCH,
  STATUS,
  type Status,
  type StatusStep,
  stepsFrom,
  stepTo,
} from '../status'
import { StepDialog } from './StepDialog'

const ICONS: Readonly<Record<Status, ReactNode>> = {
  requested: <Send />,
  active: <Play />,
  batch: <Layers />,
  rejected: <CircleX />,
  cancelled: <Ban />,
}

/** What is asked about without a step: a payment that is on its way. */
const inBatch = (status: string | null) => (status === IN_BATCH ? CHANGE_IN_BATCH : null)

/**
 * The likely next steps as buttons, the rest in a menu. A step is a change of the form like any
 * other: it is saved with whatever else is pending, and stays pending where the save is refused. One
 * that was chosen in its field is asked about like one of the buttons, before it is saved.
 */
export function StatusActions({ tools }: { tools: FormTools }) {
  const { form, put } = useFormModel()
  const status = useBase(STATUS)
  const pending = useWatch({ control: form.control, name: STATUS })
  const [asked, setAsked] = useState<StatusStep | null>(null)
  const from = typeof status === 'string' ? status : null
  // Given for a step that was not saved: the next try has it, and the step after it has not.
  const [given, setGiven] = useState({ from, reason: '' })
  if (given.from !== from) setGiven({ from, reason: '' })
  const { main, beside, rest } = stepsFrom(from)
  const step =
    asked ??
    (tools.isAsked
      ? (stepTo(from, typeof pending === 'string' ? pending : null) ?? inBatch(from))
      : null)

  function endAsking() {
    setAsked(null)
    tools.endAsking()
  }

  function take(next: StatusStep) {
    // Whoever is only asked has changed nothing yet, and takes no lock.
    if (next.isRisky) return setAsked(next)
    put({ [STATUS]: next.to })
    void tools.save()
  }

  const button = (next: StatusStep, variant: 'primary' | 'secondary') => (
    <Button key={next.to} variant={variant} isDisabled={tools.isSaving} onPress={() => take(next)}>
      {next.label}
    </Button>
  )
  return (
    <>
      {!tools.isReadOnly && (
        <>
          {beside.map((next) => button(next, 'secondary'))}
          {main && button(main, 'primary')}
        </>
      )}
      <FormMenu label="Approval" onShowRequest={tools.showRequest} onDiscard={tools.discard}>
        {!tools.isReadOnly && (
          <>
            <MenuSection title="Other steps">
              {rest.map((next) => (
                <MenuItem
                  key={next.to}
                  icon={ICONS[next.to]}
                  isDisabled={tools.isSaving}
                  onAction={() => take(next)}
                >
                  {next.label}
                </MenuItem>
              ))}
            </MenuSection>
            <MenuSeparator />
          </>
        )}
        {tools.menu}
      </FormMenu>
      {step && (
        <StepDialog
          step={step}
          isReadOnly={tools.isReadOnly}
          given={given.reason || tools.reason}
          met={tools.met}
          onSave={async (reason) => {
            if (asked) put({ [STATUS]: asked.to })
            endAsking()
            setGiven({ from, reason })
            await tools.save(reason)
          }}
          onBack={endAsking}
        />
      )}
    </>
  )
}
