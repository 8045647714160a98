import { pageUser } from '@/components/api/session'
import { hasSignedOut } from '@/components/state/ofPerson'
import { isGuarded } from './leaving'

// A page that is kept whole for the way back, as Safari does with those that come by plain HTTP, and one
// that is open in another tab are loaded anew once their person has signed out, which leads to the door:
// they showed the record that was open to whoever came next.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSignedOut(pageUser.get())) location.reload()
  })
  window.addEventListener('storage', () => {
    // What is not saved there nobody was asked about.
    if (hasSignedOut(pageUser.get()) && !isGuarded()) location.reload()
  })
}
