'use client'

import { pageUser } from '@/components/api/session'
import type { FormLook, FormTools } from '@/components/form/look'
import type { Change } from '@/components/form/model/changes'
import { useFormModel } from '@/components/form/model/formContext'
import { metWords } from '@/components/form/model/saveWords'
import { MenuInHeading } from '@/components/record/MenuInHeading'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { counted } from '@/lib/text/words'

const isDisabling = ({ field, to }: Change): boolean => field.name === 'enabled' && to === 'false'

const isAsked = (change: Change): boolean => isDisabling(change) || change.field.name === 'role_id'

/** The form of a user: whoever would take rights from themselves is asked first. */
export const ownAccountLook: FormLook = {
  actions: Actions,
  asksFirst: (changes, _, id) => id === pageUser.get() && changes.some(isAsked),
}

function Actions({ tools }: { tools: FormTools }) {
  return (
    <>
      <MenuInHeading tools={tools} />
      {tools.isAsked && <OwnAccountDialog tools={tools} />}
    </>
  )
}

/** Asks before somebody saves what they may not be able to take back themselves. */
function OwnAccountDialog({ tools }: { tools: FormTools }) {
  const changes = useFormModel().changes()
  const isEnding = changes.some(isDisabling)
  const others = changes.filter((change) => !isAsked(change)).length
  return (
    <AlertDialog
      name="own-account"
      isOpen
      onOpenChange={tools.endAsking}
      title={isEnding ? 'Disable your own account?' : 'Give yourself another role?'}
      confirmLabel={isEnding ? 'Disable my account' : 'Change my role'}
      cancelLabel="Back to the form"
      tone="danger"
      isPending={tools.isSaving}
      onConfirm={() => void tools.save()}
    >
      {tools.met && (
        <p role="alert" className="mb-2 text-amber">
          {metWords(tools.met)}
        </p>
      )}
      <p>
        {isEnding
          ? 'You are signed out everywhere, here too, and your password signs you in no more. Only somebody else who manages users can enable you again.'
          : 'At once you may do what that role allows, and nothing else. Where it does not let you manage users, only somebody else can give you back the role that you have now.'}
        {others > 0 &&
          ` ${counted(others, 'other change')} of yours ${others === 1 ? 'is' : 'are'} saved with it.`}
      </p>
    </AlertDialog>
  )
}
