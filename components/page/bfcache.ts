import { pageUser } from '@/components/api/session'
import { hasSignedOut } from '@/components/state/ofPerson'
import { isGuarded } from './navigationGuards'

// A page from the browser’s back/forward cache, and one that is open in another tab, are loaded anew once
// their person has signed out, which leads to the page to sign in: they would show the record that was open
// to whoever comes next. Safari keeps pages there that come by plain HTTP.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSignedOut(pageUser.get())) location.reload()
  })
  window.addEventListener('storage', () => {
    // What is not saved there nobody was asked about.
    if (hasSignedOut(pageUser.get()) && !isGuarded()) location.reload()
  })
}
