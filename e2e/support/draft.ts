import { draftName } from '@/components/state/ofPerson'
import { onDevice } from '@/components/state/webStorage'

/** The drafts of a record that this device keeps, of whichever tab. */
export const draftsOf = (userId: string, path: string): unknown[] =>
  onDevice
    .names()
    .filter((name) => name.startsWith(`${draftName(userId, path)}#`))
    .map((name) => onDevice.read(name))
