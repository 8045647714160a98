import { pageUser } from '@/components/api/session'
import { hasSignedOut } from '@/components/state/ofPerson'

// Some browsers keep a page whole for the way back, as Safari does with those that come by plain HTTP.
// Once its person has signed out it is loaded anew, which leads to the door: it showed the record that
// was open to whoever pressed Back.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSignedOut(pageUser.get())) location.reload()
  })
}
